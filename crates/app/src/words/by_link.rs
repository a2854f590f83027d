//! The sentences of games that friends play by link.

use crate::by_link::SharedFault;
use tessera_core::language::Language;
use tessera_core::quoted::shortened;

tessera_core::words! {
    /// What a game by link says.
    pub struct ByLinkWords {
        /// It is the turn of whoever is invited.
        your_turn_then,
        /// Who invites to a game; somebody without a name where that is empty.
        invites(name: &str, game: &str),
        /// Which side, or which seat, the person plays who is invited.
        you_are(side: &str),
        /// What the board is like.
        board(options: &str),
        /// How many moves were played, if any.
        played(moves: usize),
        /// Nobody may ask for hints.
        no_aids,
        /// Both may.
        aids,
        /// The field for the own name.
        own_name,
        /// Take the seat.
        play,
        /// Learn the rules first.
        how_to_play,
        /// What becomes of the game.
        stays_here,
        /// A move is to be sent.
        send_move,
        /// A game in which nobody has moved is to be sent.
        send_invitation,
        /// The end of a game is to be sent.
        send_end,
        /// Why it is sent, and to whom.
        needs_link(name: &str),
        /// Hand the link over.
        send,
        /// Hand the link over once more.
        send_again,
        /// Copy the link.
        copy,
        /// Show the link as a code.
        code,
        /// Put the link into a mail.
        mail,
        /// The subject of the mail.
        mail_subject(game: &str),
        /// Take the last move back.
        take_back,
        /// The same, pressed once for a move that was sent.
        take_back_again,
        /// Read aloud after the first press.
        take_back_sent,
        /// The status while a link is out.
        waiting_for(name: &str),
        /// The status while a move is not sent.
        to_send_to(name: &str),
        /// What to do while a link is out.
        comes_back,
        /// The field for the link that comes back.
        paste,
        /// Open what stands in that field.
        open,
        /// Offer a draw with the move that is sent.
        offer_draw,
        /// The other offers a draw.
        draw_offered(name: &str),
        /// How it is declined.
        decline_by_move,
        /// Accept it.
        accept_draw,
        /// The headline of a game in which both have agreed on a draw.
        agreed_draw,
        /// Another line of the game is kept, too.
        has_parted,
        /// Allow hints and analysis.
        allow_aids,
        /// Play for the seat to move on this device, too.
        take_seat(name: &str),
        /// A move was sent and stays.
        already_sent,
        /// Try moves of which nothing is kept.
        try_moves,
        /// Moves are tried.
        trying,
        /// What becomes of them.
        not_kept,
        /// End that.
        end_trying,
        /// Hints and analysis are allowed from now on.
        aids_allowed,
        /// Somebody else has allowed them.
        aids_allowed_by(name: &str),
        /// A link is older than what is kept.
        older_link,
        /// A link is of another game than the one that it was pasted into.
        other_link,
        /// Two lines differ at a move, counted from 1.
        lines_parted(number: usize, kept: &str, link: &str),
        /// Engines say nothing of a game that goes on without aids.
        not_reviewed,
        /// A move, counted from 1, is not legal.
        foreign_move(number: usize, name: &str, why: &str),
        /// A draw of tiles is not that of the game.
        foreign_draw(ply: usize),
        /// The link is sent to a seat that is not to move.
        foreign_seat,
        /// A draw cannot be offered or agreed on like this.
        foreign_offer,
        /// Another game has this id.
        other_game,
    }
}

static ENGLISH: ByLinkWords = ByLinkWords {
    your_turn_then: "Your turn, once you take the seat",
    invites: |name, game| match name {
        "" => format!("You are invited to {game}"),
        _ => format!("{name} invites you to {game}"),
    },
    you_are: |side| format!("You are {side}."),
    board: |options| format!("{options}. You move whenever you like."),
    played: |moves| match moves {
        1 => "One move was played.".to_owned(),
        _ => format!("{moves} moves were played."),
    },
    no_aids: "Nobody uses hints or analysis.",
    aids: "Hints and analysis are allowed.",
    own_name: "Your name",
    play: "Play",
    how_to_play: "How to play",
    stays_here: "This device keeps the game. Nothing is uploaded.",
    send_move: "Send your move",
    send_invitation: "Send the invitation",
    send_end: "Send the result",
    needs_link: |name| format!("The link is the whole game. {name} needs it to go on."),
    send: "Send it",
    send_again: "Send it again",
    copy: "Copy",
    code: "QR code",
    mail: "Mail",
    mail_subject: |game| format!("Our game of {game}"),
    take_back: "Take it back",
    take_back_again: "Press again to take it back",
    take_back_sent: "This move was sent. Press again to take it back; your friend then has to open your next link.",
    waiting_for: |name| format!("Waiting for {name}"),
    to_send_to: |name| format!("Send your move to {name}"),
    comes_back: "Open the link that comes back, or paste it here.",
    paste: "The link that came back",
    open: "Open",
    offer_draw: "Offer a draw with it",
    draw_offered: |name| format!("{name} offers a draw."),
    decline_by_move: "A move declines it.",
    accept_draw: "Accept the draw",
    agreed_draw: "Draw by agreement.",
    has_parted: "This device keeps two lines of this game, because a link had another move.",
    allow_aids: "Allow hints and analysis",
    take_seat: |name| format!("Play {name}'s moves here, too"),
    already_sent: "A move that was sent stays. You can take back your last move beside the board.",
    try_moves: "Try moves",
    trying: "Trying moves",
    not_kept: "Play both sides here as you like. Nothing of it is kept or sent.",
    end_trying: "Back to the game",
    aids_allowed: "Hints and analysis are allowed for everybody from now on. Your next link says so.",
    aids_allowed_by: |name| format!("{name} has allowed hints and analysis. They are allowed for you, too."),
    older_link: "This link is older: here the game has gone on.",
    other_link: "This link is of another game, which is open now. Back returns to the one before.",
    lines_parted: |number, kept, link| {
        format!(
            "The games differ from move {number} on: {kept} here, {link} in the link. Both are kept; this is the one of the link."
        )
    },
    not_reviewed: "This game is played without analysis. You can review it once it is over.",
    foreign_move: |number, name, why| format!("move {number}, “{name}”, cannot be played: {why}"),
    foreign_draw: |ply| format!("move {ply} is not the tile that this game draws"),
    foreign_seat: "the link is sent to a player who is not to move",
    foreign_offer: "nobody here has offered the draw of the link",
    other_game: "this device keeps another game with the number of this one",
};

static SPANISH: ByLinkWords = ByLinkWords {
    your_turn_then: "Te toca, cuando ocupes el puesto",
    invites: |name, game| match name {
        "" => format!("Te invitan a una partida de {game}"),
        _ => format!("{name} te invita a una partida de {game}"),
    },
    you_are: |side| format!("Tu lado: {side}."),
    board: |options| format!("{options}. Juegas cuando quieras."),
    played: |moves| match moves {
        1 => "Se ha hecho una jugada.".to_owned(),
        _ => format!("Se han hecho {moves} jugadas."),
    },
    no_aids: "Nadie usa pistas ni análisis.",
    aids: "Se permiten pistas y análisis.",
    own_name: "Tu nombre",
    play: "Jugar",
    how_to_play: "Cómo se juega",
    stays_here: "Este dispositivo guarda la partida. No se sube nada.",
    send_move: "Envía tu jugada",
    send_invitation: "Envía la invitación",
    send_end: "Envía el resultado",
    needs_link: |name| format!("El enlace es toda la partida. {name} lo necesita para seguir."),
    send: "Enviar",
    send_again: "Enviar otra vez",
    copy: "Copiar",
    code: "Código QR",
    mail: "Correo",
    mail_subject: |game| format!("Nuestra partida de {game}"),
    take_back: "Deshacer la jugada",
    take_back_again: "Pulsa otra vez para deshacerla",
    take_back_sent: "Esta jugada ya se envió. Pulsa otra vez para deshacerla; tu amigo tendrá que abrir el próximo enlace.",
    waiting_for: |name| format!("A la espera de {name}"),
    to_send_to: |name| format!("Envía tu jugada a {name}"),
    comes_back: "Abre el enlace que te devuelvan o pégalo aquí.",
    paste: "El enlace que te han devuelto",
    open: "Abrir",
    offer_draw: "Ofrecer el empate con ella",
    draw_offered: |name| format!("{name} ofrece el empate."),
    decline_by_move: "Una jugada lo rechaza.",
    accept_draw: "Aceptar el empate",
    agreed_draw: "Empate por acuerdo.",
    has_parted: "Este dispositivo guarda dos líneas de esta partida, porque un enlace tenía otra jugada.",
    allow_aids: "Permitir pistas y análisis",
    take_seat: |name| format!("Jugar aquí también por {name}"),
    already_sent: "Una jugada enviada se queda. Puedes deshacer tu última jugada junto al tablero.",
    try_moves: "Probar jugadas",
    trying: "Probando jugadas",
    not_kept: "Juega aquí por los dos lados como quieras. Nada de ello se guarda ni se envía.",
    end_trying: "Volver a la partida",
    aids_allowed: "Desde ahora se permiten pistas y análisis a todos. Tu próximo enlace lo dirá.",
    aids_allowed_by: |name| format!("{name} ha permitido pistas y análisis. También puedes usarlos."),
    older_link: "Este enlace es anterior: aquí la partida ha avanzado.",
    other_link: "Este enlace es de otra partida, que se ha abierto. Atrás vuelve a la anterior.",
    lines_parted: |number, kept, link| {
        format!(
            "Las partidas difieren desde la jugada {number}: {kept} aquí, {link} en el enlace. Se guardan las dos; esta es la del enlace."
        )
    },
    not_reviewed: "Esta partida se juega sin análisis. Podrás revisarla cuando termine.",
    foreign_move: |number, name, why| format!("la jugada {number}, «{name}», no es posible: {why}"),
    foreign_draw: |ply| format!("la jugada {ply} no es la loseta que sale en esta partida"),
    foreign_seat: "el enlace se envía a un jugador al que no le toca",
    foreign_offer: "nadie ha ofrecido aquí el empate del enlace",
    other_game: "este dispositivo guarda otra partida con el número de esta",
};

/// Why a link cannot be of the game that friends play by it.
pub fn bad_shared(fault: &SharedFault, language: Language) -> String {
    let words = ByLinkWords::of(language);
    match fault {
        SharedFault::Move(refused) => {
            let name = shortened(&refused.mv.name);
            (words.foreign_move)(refused.mv.ply + 1, &name, &refused.why)
        }
        SharedFault::Draw(ply) => (words.foreign_draw)(ply + 1),
        SharedFault::Seat => words.foreign_seat.to_owned(),
        SharedFault::Offer => words.foreign_offer.to_owned(),
        SharedFault::OtherGame => words.other_game.to_owned(),
    }
}
