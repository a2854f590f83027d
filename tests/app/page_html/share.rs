//! The dialog in which a game is shared.

use tessera_app::{Destination, Effect, Msg, PictureNews, SHARE_DIALOG, ShareMsg, ShareTab, share_view};
use tessera_core::language::Language;
use tessera_views::{self as views, Act, PAGE, Screen};

use super::super::share::{RECORD, SITE};
use super::{App, Element, read};

/// The app with the dialog open at a tab.
fn sharing(language: Language, record: &str, tab: ShareTab) -> App {
    let mut app = App::in_language(language, record);
    app.model.shell.site = SITE.to_owned();
    app.send(ShareMsg::Open);
    app.send(Msg::Share(ShareMsg::Tab(tab)));
    app
}

/// The dialog with each of its tabs, over a game that has all that may go along, and over a game that has not.
pub(super) fn pages(language: Language) -> Vec<(String, App)> {
    let mut pages = Vec::new();
    for record in [&*format!("{RECORD}@2;ai=2:3;names=Ada"), "carcassonne/"] {
        for tab in ShareTab::ALL {
            pages.push((
                format!("{record} shared: {tab:?}"),
                sharing(language, record, tab),
            ));
        }
    }
    pages
}

fn page(app: &App) -> Element {
    let screen = Screen {
        can_send: true,
        copies_pictures: true,
        ..Screen::default()
    };
    read(&views::page(&app.model, &screen).html(PAGE))
}

fn outline(app: &App) -> Vec<String> {
    let page = page(app);
    page.by_id(SHARE_DIALOG).expect("the dialog").outline(&page)
}

/// What an element of the page does when its attribute says so.
fn act(app: &App, fits: impl Fn(&Element, &Element) -> bool, attribute: &str, value: &str) -> Act {
    let page = page(app);
    let dialog = page.by_id(SHARE_DIALOG).expect("the dialog");
    let mut handles = dialog
        .all()
        .into_iter()
        .filter(|element| fits(element, &page))
        .filter_map(|element| element.attribute(attribute));
    let handle = handles.next();
    let handle = handle.expect("an element that does something").to_owned();
    app.regions().act(&handle, value).expect("an act")
}

/// Sets the field of this name.
fn set(app: &mut App, name: &str, value: &str) {
    let Act::Tell(msg) = act(
        app,
        |element, page| element.name(page) == name,
        "data-change",
        value,
    ) else {
        panic!("{name} tells the model nothing")
    };
    app.send(msg);
}

/// A game that is opened at its second ply, and of which all may go along.
fn all() -> String {
    format!("{RECORD}@2;ai=2:3;names=Ada")
}

#[test]
fn every_tab_has_its_parts_in_order_in_english_and_in_spanish() {
    for (language, around, tabs) in [
        (Language::English, ENGLISH, ENGLISH_TABS),
        (Language::Spanish, SPANISH, SPANISH_TABS),
    ] {
        for (tab, own) in ShareTab::ALL.into_iter().zip(tabs) {
            let wanted = around.lines().chain(own.lines());
            let app = sharing(language, &all(), tab);
            // The picture of a frame is the frame itself, which a host holds.
            let has_picture = tab != ShareTab::Embed;
            let wanted = wanted.filter(|line| has_picture || !line.starts_with("img"));
            // A link and a text are the same in all themes, and from all sides.
            let has_look = matches!(tab, ShareTab::Image | ShareTab::Embed);
            let wanted = wanted.filter(|line| has_look || !LOOKS.iter().any(|look| line.starts_with(look)));
            assert_eq!(outline(&app), wanted.collect::<Vec<_>>(), "{tab:?}");
        }
    }
}

/// How the buttons begin that change how a picture looks.
const LOOKS: [&str; 4] = ["button Rotate", "button Theme", "button Girar", "button Tema"];
const ENGLISH: &str = "dialog Share
heading Share
status
button Close
tablist Ways to share
tab Link
tab Image
tab Text
tab Embed
img Picture: Linage, 5 × 5 · komi ½ · move 2 · 0 – ½
button Rotate the picture
button Theme of the picture: Same as device
group What to share
radio Whole game
radio This position
radio This line";
const ENGLISH_TABS: [&str; 4] = [
    "tabpanel Link
textbox Link
checkbox Open at move
textbox Number of the move
checkbox With the names of the players
checkbox Say who was the AI
button Copy link
button Send…
button QR code",
    "tabpanel Image
combobox FormatPNG, a pictureSVG, sharp at any sizeGIF, an animation
combobox Size360 px720 px1440 px
checkbox Coordinates
checkbox Caption: game, players, scores, link
button Save image
button Copy image",
    "tabpanel Text
textbox Moves
checkbox As JSON, to be read by programs
checkbox With the names of the players
button Copy text
button Save file",
    "tabpanel Embed
combobox KindViewer with movesDiagramPlay from here
combobox WidthAs wide as the page320 px480 px640 px
combobox ThemeSame as deviceLightDarkHigh contrast
combobox LanguageEnglishEspañol
combobox ForAny page: a frameYour own page: with a script, fits its heightThe address of the frame aloneA picture with a link: MarkdownA picture with a link: HTMLA picture with a link: BBCode
textbox HTML
button Copy HTML",
];
const SPANISH: &str = "dialog Compartir
heading Compartir
status
button Cerrar
tablist Maneras de compartir
tab Enlace
tab Imagen
tab Texto
tab Insertar
img Imagen: Linage, 5 × 5 · komi ½ · jugada 2 · 0 – ½
button Girar la imagen
button Tema de la imagen: el del dispositivo
group Qué compartir
radio Toda la partida
radio Esta posición
radio Hasta aquí";
const SPANISH_TABS: [&str; 4] = [
    "tabpanel Enlace
textbox Enlace
checkbox Abrir en la jugada
textbox Número de la jugada
checkbox Con los nombres de los jugadores
checkbox Decir quién era la IA
button Copiar enlace
button Enviar…
button Código QR",
    "tabpanel Imagen
combobox FormatoPNG, una imagenSVG, nítido a cualquier tamañoGIF, una animación
combobox Tamaño360 px720 px1440 px
checkbox Coordenadas
checkbox Pie: juego, jugadores, puntos, enlace
button Guardar imagen
button Copiar imagen",
    "tabpanel Texto
textbox Jugadas
checkbox En JSON, para programas
checkbox Con los nombres de los jugadores
button Copiar texto
button Guardar archivo",
    "tabpanel Insertar
combobox TipoVisor con jugadasDiagramaJugar desde aquí
combobox AnchoTodo el ancho320 px480 px640 px
combobox TemaEl del dispositivoClaroOscuroAlto contraste
combobox IdiomaEnglishEspañol
combobox ParaCualquier página: un marcoTu propia página: con script, ajusta su alturaSolo la dirección del marcoUna imagen con enlace: MarkdownUna imagen con enlace: HTMLUna imagen con enlace: BBCode
textbox HTML
button Copiar HTML",
];

#[test]
fn arrows_lead_from_tab_to_tab_and_take_the_focus_along() {
    let app = sharing(Language::English, RECORD, ShareTab::Link);
    let is_list = |element: &Element, _: &Element| element.role() == Some("tablist");
    let key = |key: &str| act(&app, is_list, "data-key", &format!("-- {key} {key}"));
    for (pressed, tab, id) in [
        ("ArrowRight", ShareTab::Image, "share-image-tab"),
        ("ArrowLeft", ShareTab::Embed, "share-embed-tab"),
        ("End", ShareTab::Embed, "share-embed-tab"),
        ("Home", ShareTab::Link, "share-link-tab"),
    ] {
        let chosen = Msg::Share(ShareMsg::Tab(tab));
        assert_eq!(key(pressed), Act::TellFrom(chosen, id), "{pressed}");
    }
    let page = page(&app);
    let stops = page.all().into_iter().filter(|element| {
        element.role() == Some("tab")
            && element.attribute("tabindex") == Some("0")
            && element.attribute("id").is_some_and(|id| id.starts_with("share-"))
    });
    assert_eq!(stops.count(), 1);
}

#[test]
fn what_is_chosen_changes_the_link() {
    let mut app = sharing(Language::English, &all(), ShareTab::Link);
    let address = |app: &App| page(app).by_id("share-address").expect("the link").text();
    assert_eq!(address(&app), format!("{SITE}#{RECORD}@2;ai=2:3"));
    for (name, value, wanted) in [
        ("Number of the move", "1", format!("{RECORD}@1;ai=2:3")),
        ("Open at move", "off", format!("{RECORD};ai=2:3")),
        ("Say who was the AI", "off", RECORD.to_owned()),
        (
            "With the names of the players",
            "on",
            format!("{RECORD};names=Ada"),
        ),
        (
            "This position",
            "on",
            "linage/size=5.komi=0_5/c3.a1;names=Ada".to_owned(),
        ),
    ] {
        set(&mut app, name, value);
        assert_eq!(address(&app), format!("{SITE}#{wanted}"), "{name}");
    }
}

#[test]
fn while_an_animation_is_drawn_it_can_be_cancelled_and_the_focus_goes_where_it_began() {
    let mut app = sharing(Language::English, RECORD, ShareTab::Image);
    set(
        &mut app,
        "FormatPNG, a pictureSVG, sharp at any sizeGIF, an animation",
        "gif",
    );
    app.send(Msg::Share(ShareMsg::Draw(Destination::File)));
    app.send(Msg::Share(ShareMsg::Drawn(PictureNews::Drawn(1, 5))));
    let busy = page(&app);
    let bar = busy.all().into_iter().find(|element| element.tag == "progress");
    let bar = bar.expect("a bar");
    assert_eq!(
        (bar.attribute("value"), bar.attribute("max")),
        (Some("1"), Some("5"))
    );
    let is_refuge = |element: &&Element| element.attribute("data-refuge") == Some("share-save");
    let refuge = busy
        .all()
        .into_iter()
        .find(is_refuge)
        .expect("a place for the focus");
    assert!(refuge.by_id("share-cancel").is_some());
    let is_cancel = |element: &Element, _: &Element| element.attribute("id") == Some("share-cancel");
    let Act::TellFrom(stop, "share-save") = act(&app, is_cancel, "data-on", "") else {
        panic!("the button does not give the focus away")
    };
    assert!(app.send(stop).contains(&Effect::StopDrawing));
    assert!(page(&app).by_id("share-cancel").is_none());
}

#[test]
fn what_is_shown_by_an_address_is_named_beside_its_host() {
    let mut app = sharing(Language::English, &all(), ShareTab::Link);
    assert!(page(&app).by_id("loaded").is_none());
    // In a theme of its own the picture is an image.
    app.send(Msg::Share(ShareMsg::Theme));
    let shown = |app: &App, name: &str| {
        let page = page(app);
        let loaded = page.by_id("loaded").expect("something with an address");
        let is_host = |element: &&Element| element.attribute("data-host") == Some("preview");
        assert!(loaded.all().iter().any(is_host));
        loaded.attribute(name).expect("an attribute").to_owned()
    };
    assert_eq!(shown(&app, "data-kind"), "image");
    assert!(shown(&app, "data-address").starts_with("data:image/svg+xml"));
    app.send(Msg::Share(ShareMsg::Tab(ShareTab::Embed)));
    assert_eq!(shown(&app, "data-kind"), "frame");
    assert_eq!(shown(&app, "data-title"), "Linage, 4 moves");
}

#[test]
fn nothing_is_written_of_a_dialog_that_is_closed() {
    let mut app = sharing(Language::English, RECORD, ShareTab::Link);
    let is_dialog = |element: &Element, _: &Element| element.attribute("id") == Some(SHARE_DIALOG);
    let Act::Tell(closed) = act(&app, is_dialog, "data-closed", "") else {
        panic!("the model hears nothing")
    };
    app.send(closed);
    assert!(!app.model.see(share_view).open);
    assert!(page(&app).by_id(SHARE_DIALOG).unwrap().children.is_empty());
}
