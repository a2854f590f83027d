//! What can happen to a game that friends play by link.

/// Something that happened to the game on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ByLinkMsg {
    /// The seat to which the link was sent is taken on this device.
    Accept,
    /// The person at the only seat here is called this.
    Name(String),
    /// The link is handed to another program of the device.
    Send,
    /// The link is copied.
    Copy,
    /// The code of the link is shown, or no longer.
    Code,
    /// The link is put into a mail.
    Mail,
    /// The last move made here is taken back.
    TakeBack,
    /// A draw is offered with the move that is sent next, or no longer.
    OfferDraw,
    /// The draw that was offered is accepted.
    AcceptDraw,
    /// Hints and analysis are allowed from now on.
    AllowAids,
    /// The seat to move is played on this device from now on, too.
    TakeSeat,
    /// Moves are tried on the board from now on, of which nothing is kept.
    Try,
    /// The moves that were tried are thrown away.
    EndTrying,
    /// This link, or a text with it, came back.
    Paste(String),
}
