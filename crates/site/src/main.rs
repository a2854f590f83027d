//! The page.

fn main() {
    console_error_panic_hook::set_once();
    tessera_site::parts::first_part(&wasm_bindgen::exports());
    tessera_site::mount();
}
