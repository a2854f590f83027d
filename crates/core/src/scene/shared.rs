//! A scene that several readers hold at once.

use std::ops::Deref;
use std::sync::Arc;

use super::Scene;

/// A scene that several readers hold at once. It equals only itself, so that to compare two costs nothing.
#[derive(Clone, Default, Debug)]
pub struct SharedScene(Arc<Scene>);

impl From<Scene> for SharedScene {
    fn from(scene: Scene) -> SharedScene {
        SharedScene(Arc::new(scene))
    }
}

impl Deref for SharedScene {
    type Target = Scene;

    fn deref(&self) -> &Scene {
        &self.0
    }
}

impl PartialEq for SharedScene {
    fn eq(&self, other: &SharedScene) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}
