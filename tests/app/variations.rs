//! The laws of the variation tree: what is undone is as if it had never been, and what is redone is as if it had never been
//! undone, whatever was edited before.

use rand::RngExt;

use tessera_app::review::{MOST_COMMENT, NodeId, TreeLimit, VariationTree};
use tessera_core::game::{Dice, dice};
use tessera_protocol::assessment::Glyph;

use super::whole::whole_or;

fn names(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

/// A node with its name, comment, sign and children.
type Seen = (NodeId, String, String, Option<Glyph>, Vec<NodeId>);

/// All that can be seen of a tree, with the ids of its nodes.
fn seen(tree: &VariationTree) -> Vec<Seen> {
    let nodes = std::iter::once(NodeId::ROOT).chain(tree.preorder());
    let of_node = |node| {
        let (name, comment) = (tree.name(node).to_owned(), tree.comment(node).to_owned());
        (
            node,
            name,
            comment,
            tree.glyph(node),
            tree.children(node).to_vec(),
        )
    };
    nodes.map(of_node).collect()
}

/// The text of a tree: variations in round brackets.
fn outline(tree: &VariationTree) -> String {
    fn line(tree: &VariationTree, mut node: NodeId, text: &mut String) {
        while let [first, others @ ..] = tree.children(node) {
            text.push_str(tree.name(*first));
            for &other in others {
                text.push_str(" (");
                text.push_str(tree.name(other));
                text.push(' ');
                line(tree, other, text);
                *text = text.trim_end().to_owned();
                text.push(')');
            }
            text.push(' ');
            node = *first;
        }
    }
    let mut text = String::new();
    line(tree, NodeId::ROOT, &mut text);
    text.trim_end().to_owned()
}

fn random_node(tree: &VariationTree, dice: &mut Dice) -> NodeId {
    let nodes = tree.preorder();
    match dice.random_range(0..=nodes.len() as u32) as usize {
        0 => NodeId::ROOT,
        at => nodes[at - 1],
    }
}

/// Edits the tree at random; whether anything was edited.
fn random_edit(tree: &mut VariationTree, dice: &mut Dice) -> bool {
    let node = random_node(tree, dice);
    match dice.random_range(0..10) {
        0..4 => {
            let count = dice.random_range(1..4);
            let moves: Vec<String> = (0..count)
                .map(|_| format!("m{}", dice.random_range(0..5)))
                .collect();
            let before = tree.preorder().len();
            tree.add(node, &moves).expect("the tree is small");
            tree.preorder().len() > before
        }
        4 => tree.promote(node).expect("the tree is flat"),
        5 => tree.make_main(node).expect("the tree is flat"),
        6 => tree.delete(node),
        7 | 8 => {
            let text = format!("note {}", dice.random_range(0..3));
            tree.set_comment(node, &text).expect("the comments are short")
        }
        _ => {
            let glyph = Glyph::ALL.get(dice.random_range(0..8) as usize).copied();
            tree.set_glyph(node, glyph)
        }
    }
}

#[test]
fn every_edit_is_undone_and_redone_exactly() {
    for seed in 0..whole_or(2_000, 60) {
        let mut dice = dice(seed);
        let mut tree = VariationTree::new(&names("a b c d"));
        let mut states = vec![seen(&tree)];
        while states.len() < 40 {
            // Somebody goes back now and then, and edits there.
            if dice.random_range(0..6) == 0 && tree.undo().is_some() {
                states.pop();
                assert_eq!(Some(&seen(&tree)), states.last(), "seed {seed}");
            } else if random_edit(&mut tree, &mut dice) {
                states.push(seen(&tree));
                assert!(
                    !tree.can_redo(),
                    "seed {seed}: what was undone is gone after another edit"
                );
            } else {
                assert_eq!(
                    Some(&seen(&tree)),
                    states.last(),
                    "seed {seed}: nothing was edited"
                );
            }
        }
        let last = states.len() - 1;
        for state in states[..last].iter().rev() {
            let shown = tree.undo().expect("there is an edit to undo");
            assert!(tree.contains(shown), "seed {seed}");
            assert_eq!(seen(&tree), *state, "seed {seed}");
        }
        assert!(!tree.can_undo(), "seed {seed}");
        assert_eq!(tree.undo(), None);
        for state in &states[1..] {
            let shown = tree.redo().expect("there is an edit to redo");
            assert!(tree.contains(shown), "seed {seed}");
            assert_eq!(seen(&tree), *state, "seed {seed}");
        }
        assert_eq!(tree.redo(), None, "seed {seed}");
    }
}

/// The links between nodes hold after every random edit: a child knows its parent, and every line ends.
#[test]
fn a_tree_stays_a_tree() {
    for seed in 100..130 {
        let mut dice = dice(seed);
        let mut tree = VariationTree::default();
        for _ in 0..60 {
            random_edit(&mut tree, &mut dice);
            for node in tree.preorder() {
                let parent = tree.parent(node).expect("only the root has no parent");
                let at = tree.index(node).expect("it is a child of its parent");
                assert_eq!(tree.children(parent)[at], node, "seed {seed}");
                assert_eq!(
                    tree.child(parent, tree.name(node)),
                    Some(node),
                    "seed {seed}: no name twice"
                );
                let line = tree.line(node);
                assert_eq!(line[tree.ply(node) - 1], node, "seed {seed}");
                assert_eq!(tree.find(&tree.names(&tree.path(node))), node, "seed {seed}");
                let end = line.last().expect("the node itself is there");
                assert!(tree.children(*end).is_empty(), "seed {seed}");
            }
            let main = tree.main_line();
            let all = tree.preorder();
            assert!(
                all.iter().all(|&node| tree.is_main(node) == main.contains(&node)),
                "seed {seed}"
            );
        }
    }
}

#[test]
fn variations_are_added_promoted_and_deleted() {
    let mut tree = VariationTree::new(&names("a b c"));
    let a = tree.find(&names("a"));
    let x = tree.add(a, &names("x y")).expect("there is room");
    assert_eq!(outline(&tree), "a b (x y) c");
    assert_eq!(
        tree.add(NodeId::ROOT, &names("a x y")),
        Ok(x),
        "it is found, not added"
    );
    assert_eq!(tree.names(&tree.line(tree.find(&names("a x")))), names("a x y"));
    let z = tree.add(a, &names("z")).expect("there is room");
    let deep = tree
        .add(tree.find(&names("a x")), &names("w"))
        .expect("there is room");
    assert_eq!(outline(&tree), "a b (x y (w)) (z) c");

    assert_eq!(tree.promote(z), Ok(true));
    assert_eq!(outline(&tree), "a b (z) (x y (w)) c");
    assert_eq!(tree.promote(deep), Ok(true), "the last branch is meant");
    assert_eq!(outline(&tree), "a b (z) (x w (y)) c");
    assert_eq!(tree.make_main(deep), Ok(true));
    assert_eq!(outline(&tree), "a x (b c) (z) w (y)");
    assert!(tree.is_main(deep) && !tree.is_main(z));
    assert_eq!(tree.make_main(deep), Ok(false));
    assert_eq!(tree.promote(deep), Ok(false));

    assert!(tree.delete(tree.find(&names("a x"))));
    assert_eq!(outline(&tree), "a b (z) c");
    assert!(!tree.contains(deep) && tree.path(deep).is_empty());
    assert!(!tree.delete(NodeId::ROOT) && !tree.delete(deep));
    assert_eq!(tree.undo(), Some(tree.find(&names("a x"))));
    assert_eq!(outline(&tree), "a x (b c) (z) w (y)");
    assert!(tree.contains(deep));
}

#[test]
fn comments_and_signs_are_set_and_taken_away() {
    let mut tree = VariationTree::new(&names("a b"));
    let a = tree.find(&names("a"));
    assert!(!tree.has_notes());
    assert_eq!(tree.set_comment(a, " A start.\r\n\u{202e} "), Ok(true));
    assert_eq!(tree.comment(a), "A start.");
    assert_eq!(tree.set_comment(a, "A start."), Ok(false));
    assert!(tree.set_glyph(a, Some(Glyph::Interesting)));
    assert!(!tree.set_glyph(a, Some(Glyph::Interesting)));
    assert!(tree.has_notes());
    assert!(tree.set_glyph(a, None));
    assert_eq!(tree.set_comment(a, ""), Ok(true));
    assert!(!tree.has_notes());
    assert_eq!(tree.set_comment(NodeId::ROOT, "x"), Ok(false));
    assert!(!tree.set_glyph(NodeId::ROOT, Some(Glyph::Good)));
    assert_eq!(tree.set_comment(a, &"á".repeat(MOST_COMMENT + 1)), Ok(true));
    assert_eq!(tree.comment(a).chars().count(), MOST_COMMENT);
}

#[test]
fn a_tree_has_limits_and_stays_as_it_was() {
    let mut tree = VariationTree::new(&names("a"));
    let mut node = NodeId::ROOT;
    let mut nesting = 0;
    let refused = loop {
        let main = tree.add(node, &names("a")).expect("it adds no variation");
        assert_eq!(tree.parent(main), Some(node));
        match tree.add(node, &names("b")) {
            Ok(child) => node = child,
            Err(limit) => break limit,
        }
        nesting += 1;
    };
    assert_eq!(refused, TreeLimit::Nesting(nesting));
    let before = seen(&tree);
    assert_eq!(tree.promote(NodeId::ROOT), Ok(false));
    assert_eq!(seen(&tree), before);

    let mut tree = VariationTree::new(&names("a"));
    let mut count = 0;
    while tree.add(NodeId::ROOT, &names(&format!("m{count}"))).is_ok() {
        count += 1;
    }
    let refused = tree.add(NodeId::ROOT, &names("more"));
    assert_eq!(refused, Err(TreeLimit::Nodes(count)));
    assert_eq!(tree.preorder().len(), count + 1);
    let mut long = 0;
    let refused = loop {
        let node = tree.preorder()[long];
        match tree.set_comment(node, &"c".repeat(MOST_COMMENT)) {
            Ok(true) => long += 1,
            other => break other,
        }
    };
    assert_eq!(refused, Err(TreeLimit::Comments(long * MOST_COMMENT)));
    assert_eq!(tree.comment(tree.preorder()[long]), "");
    // What was played is never refused.
    tree.include(&names("a b c d"));
    assert_eq!(tree.names(&tree.main_line()), names("a b c d"));
}
