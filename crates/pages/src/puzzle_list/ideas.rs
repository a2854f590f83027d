//! What there is to know about the themes of puzzles, before somebody solves some and after.

use tessera_core::language::Language;
use tessera_games::catalog::GameId;
use tessera_protocol::puzzles::Theme;

/// Two sentences in each language: what to look for, and what to keep.
pub(super) struct Ideas {
    english: [&'static str; 2],
    spanish: [&'static str; 2],
}

impl Ideas {
    /// The sentences in a language.
    pub fn in_language(&self, language: Language) -> [String; 2] {
        [0, 1].map(|at| {
            let english = self.english[at];
            language.choose(
                || english.to_owned(),
                || self.spanish[at].to_owned(),
                || tessera_core::language::pseudo(english),
            )
        })
    }
}

/// What is said about a theme of a game.
pub(super) fn ideas(game: GameId, theme: Theme) -> Ideas {
    let (english, spanish) = match (game, theme) {
        (_, Theme::Button) => (
            [
                "Half a point can decide. When is it time to take the button?",
                "The button is a move that costs nothing: keep it for when every stone would.",
            ],
            [
                "Medio punto puede decidir. ¿Cuándo conviene tomar el botón?",
                "El botón es una jugada que no cuesta nada: guárdalo para cuando cualquier piedra cueste algo.",
            ],
        ),
        (_, Theme::Pass) => (
            [
                "Every stone costs something. Look at what each would give away.",
                "Passing is a move, too.",
            ],
            [
                "Toda piedra cuesta algo. Mira qué regalaría cada una.",
                "Pasar también es jugar.",
            ],
        ),
        (_, Theme::Capture) => (
            [
                "A group has few liberties. Which point cuts its last links?",
                "A capture also opens links of your own stones around it.",
            ],
            [
                "Un grupo tiene pocas libertades. ¿Qué casilla corta sus últimas uniones?",
                "Una captura también abre uniones para tus piedras vecinas.",
            ],
        ),
        (_, Theme::Rescue) => (
            [
                "One of your groups is about to be captured. Where does it get liberties?",
                "Before each stone look at the liberties of your own groups.",
            ],
            [
                "Están a punto de capturar uno de tus grupos. ¿Dónde gana libertades?",
                "Antes de cada piedra, mira las libertades de tus grupos.",
            ],
        ),
        (_, Theme::Replacement) => (
            [
                "The turn begins with a replacement. Which of the three stones splits their group, or joins yours?",
                "A stone that replaced another stays for good: put your links there.",
            ],
            [
                "El turno empieza con un reemplazo. ¿Cuál de las tres piedras parte su grupo o une los tuyos?",
                "Una piedra que reemplazó a otra se queda para siempre: pon ahí tus uniones.",
            ],
        ),
        (GameId::Carteso, Theme::Sacrifice) => (
            [
                "The best stone gives the other side a group. Which larger one does it save or finish for you?",
                "A small group is a fair price for a large one.",
            ],
            [
                "La mejor piedra le da un grupo al rival. ¿Cuál mayor te salva o te termina?",
                "Un grupo pequeño es un precio justo por uno grande.",
            ],
        ),
        (_, Theme::Sacrifice) => (
            [
                "The best stone gives the other side points at once. What can you close afterwards that you could not before?",
                "Points given away are well spent where they bring more back.",
            ],
            [
                "La mejor piedra le da puntos al rival en el acto. ¿Qué puedes cerrar después que antes no podías?",
                "Los puntos que regalas están bien gastados si traen de vuelta más.",
            ],
        ),
        (GameId::Carteso, Theme::Claim) => (
            [
                "One stone finishes a group. Find its cell and its colour, and look at the shape that the group has then.",
                "Taller than wide is Vertical’s, wider than tall Horizontal’s; a square is of whoever did not finish it.",
            ],
            [
                "Una piedra termina un grupo. Encuentra su casilla y su color, y mira qué forma tendrá el grupo.",
                "Más alto que ancho es de Vertical; más ancho que alto, de Horizontal; un cuadrado, de quien no lo terminó.",
            ],
        ),
        (_, Theme::Claim) => (
            [
                "One stone makes a region your own. Which leaves no line of the other side in it?",
                "Before each stone ask which lines would be left on either side of it.",
            ],
            [
                "Una piedra hace tuya una región. ¿Cuál no deja en ella ninguna línea del rival?",
                "Antes de cada piedra, pregúntate qué líneas quedarían a cada lado.",
            ],
        ),
        (GameId::Ecalper, Theme::Cut) => (
            [
                "A stone of yours separates what the other side wants to join. Where do their ways meet?",
                "The best cell for them is often the best one for you.",
            ],
            [
                "Una piedra tuya separa lo que el rival quiere unir. ¿Dónde se cruzan sus caminos?",
                "La mejor casilla para el rival suele ser también la mejor para ti.",
            ],
        ),
        (_, Theme::Cut) => (
            [
                "A stone cuts a region in two, and nobody scores. Which part becomes yours?",
                "Two small regions are easier to close than a large one.",
            ],
            [
                "Una piedra parte una región en dos y nadie puntúa. ¿Qué parte será tuya?",
                "Dos regiones pequeñas se cierran con más facilidad que una grande.",
            ],
        ),
        (_, Theme::Connection) => (
            [
                "A stone joins groups of yours. How large do they become, and what can the other side replace?",
                "Join so that one replacement does not undo it.",
            ],
            [
                "Una piedra une grupos tuyos. ¿De qué tamaño quedan y qué puede reemplazar el rival?",
                "Une de modo que un solo reemplazo no lo deshaga.",
            ],
        ),
        (_, Theme::Quiet) => (
            [
                "The right stone does nothing at once. Look a turn further: what could you do next, and can it be prevented?",
                "A quiet stone is right where it threatens two things, or takes a threat away.",
            ],
            [
                "La piedra correcta no hace nada en el acto. Mira un turno más allá: ¿qué podrías hacer después, y se puede impedir?",
                "Una piedra tranquila es buena si amenaza dos cosas o si quita una amenaza.",
            ],
        ),
        (_, Theme::LastMeeple) => (
            [
                "This meeple is your last, and it will hardly come back. Where does it count most?",
                "Near the end count what a meeple will really score with the tiles that are left.",
            ],
            [
                "Este meeple es el último y ya casi no volverá. ¿Dónde vale más?",
                "Cerca del final, cuenta lo que un meeple puntuará de verdad con las losetas que quedan.",
            ],
        ),
        (_, Theme::Farmer) => (
            [
                "A field counts at the end. Which complete cities lie beside it?",
                "Late farmers decide games: count the cities that are complete already.",
            ],
            [
                "Un campo cuenta al final. ¿Qué ciudades completas lo tocan?",
                "Los granjeros tardíos deciden partidas: cuenta las ciudades que ya están completas.",
            ],
        ),
        (_, Theme::Completion) => (
            [
                "The tile completes something. For whom does it count?",
                "Completing brings the meeple back, and that may be worth more than the points.",
            ],
            [
                "La loseta completa algo. ¿Para quién cuenta?",
                "Al completar, el meeple vuelve, y eso puede valer más que los puntos.",
            ],
        ),
        (_, Theme::Meeple) => (
            [
                "A meeple is placed. What will it score with the tiles that are left?",
                "A meeple that never scores is lost.",
            ],
            [
                "Se coloca un meeple. ¿Qué puntuará con las losetas que quedan?",
                "Un meeple que nunca puntúa está perdido.",
            ],
        ),
        (_, Theme::Tile) => (
            [
                "No meeple this time. Where does the tile help what you have, or hinder what they have?",
                "Near the end a gap that no tile fits is worth points, too.",
            ],
            [
                "Esta vez no hay meeple. ¿Dónde ayuda la loseta a lo tuyo o estorba a lo del rival?",
                "Cerca del final, un hueco en el que no encaja ninguna loseta también vale puntos.",
            ],
        ),
    };
    Ideas { english, spanish }
}
