//! Vertices: the names of cells in the protocol.

use super::gtp_game::GtpGame;

/// The name of a move of this vertex, `pass` included; `None` for text that is no vertex. Case does not matter.
///
/// On a square board the columns are letters without I, as the protocol has it; on hexagons vertices are the names of the
/// cells, I included.
pub(super) fn name_of(game: GtpGame, vertex: &str) -> Option<String> {
    let vertex = vertex.to_ascii_lowercase();
    if vertex == "pass" {
        return Some(vertex);
    }
    let letter = vertex.bytes().next().filter(u8::is_ascii_lowercase)?;
    let letter = match (game, letter) {
        (GtpGame::Keil, letter) | (GtpGame::Linage, letter @ ..b'i') => letter,
        (GtpGame::Linage, b'i') => return None,
        (GtpGame::Linage, letter) => letter - 1,
    };
    let number: u16 = vertex[1..].parse().ok()?;
    Some(format!("{}{number}", char::from(letter)))
}

/// The vertex of a move.
pub(super) fn vertex_of(game: GtpGame, name: &str) -> String {
    let vertex = name.to_ascii_uppercase();
    match (game, name.as_bytes()) {
        (GtpGame::Linage, [letter @ b'i'..=b'y', rest @ ..])
            if rest.first().is_some_and(u8::is_ascii_digit) =>
        {
            format!("{}{}", char::from(letter + 1).to_ascii_uppercase(), &vertex[1..])
        }
        _ => vertex,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_of_squares_leave_i_out_and_hexagons_have_their_own_names() {
        for (game, vertex, name) in [
            (GtpGame::Linage, "A1", "a1"),
            (GtpGame::Linage, "H8", "h8"),
            (GtpGame::Linage, "J9", "i9"),
            (GtpGame::Linage, "T19", "s19"),
            (GtpGame::Linage, "PASS", "pass"),
            (GtpGame::Keil, "I3", "i3"),
            (GtpGame::Keil, "M7", "m7"),
        ] {
            assert_eq!(name_of(game, vertex).as_deref(), Some(name));
            assert_eq!(vertex_of(game, name), vertex);
        }
        for wrong in ["", "i5", "5", "a", "ax", "ü1", "a99999"] {
            assert_eq!(name_of(GtpGame::Linage, wrong), None, "{wrong}");
        }
    }
}
