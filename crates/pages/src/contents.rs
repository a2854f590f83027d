//! What the pages are made of besides the games themselves.

use super::game_files::{GameFile, GameFiles};
use tessera_app::lesson::{Lesson, LessonFault};
use tessera_protocol::puzzles::{PuzzleFault, PuzzleFile};
use tessera_report::{BadReport, Report};

/// What the pages are made of besides the games themselves.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Contents {
    pub reports: GameFiles<Report>,
    pub puzzles: GameFiles<PuzzleFile>,
    pub lessons: GameFiles<Lesson>,
}

impl GameFile for Report {
    type Fault = BadReport;
    const SEVERAL: &'static str = "reports";

    fn read(json: &str) -> Result<Report, BadReport> {
        Report::parse(json)
    }

    fn game_id(&self) -> &str {
        &self.game
    }
}

impl GameFile for PuzzleFile {
    type Fault = PuzzleFault;
    const SEVERAL: &'static str = "files";

    fn read(json: &str) -> Result<PuzzleFile, PuzzleFault> {
        PuzzleFile::parse(json)
    }

    fn game_id(&self) -> &str {
        self.game.id()
    }

    fn is_shown(&self) -> bool {
        self.listed().next().is_some()
    }
}

impl GameFile for Lesson {
    type Fault = LessonFault;
    const SEVERAL: &'static str = "files";

    fn read(json: &str) -> Result<Lesson, LessonFault> {
        let lesson = Lesson::parse(json)?;
        lesson.check()?;
        Ok(lesson)
    }

    fn game_id(&self) -> &str {
        self.game.id()
    }
}
