#!/bin/bash
# Builds the rules of each game as a program of its own and prints a line of JSON for each: the bytes of the WebAssembly after
# wasm-opt -Oz, and of that after gzip -9.
#
#   sizes/measure.sh [WASM-OPT]
#
# WASM-OPT is the path of wasm-opt; without it the one on the PATH is used.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
wasm_opt=${1:-wasm-opt}
cargo build --quiet --release --locked --target wasm32-unknown-unknown --manifest-path "$here/Cargo.toml"
built=${CARGO_TARGET_DIR:-$here/target}/wasm32-unknown-unknown/release
small=$(mktemp)
trap 'rm -f "$small"' EXIT
for source in "$here"/src/bin/*.rs; do
    game=$(basename "$source" .rs)
    "$wasm_opt" -Oz --all-features "$built/$game.wasm" -o "$small"
    printf '{"game":"%s","bytes":%d,"compressed_bytes":%d}\n' \
        "$game" "$(wc -c < "$small")" "$(gzip -9 -n -c "$small" | wc -c)"
done
