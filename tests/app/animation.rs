//! Animations are decoded again, and every frame is compared with the picture that was given.

use gif::{ColorOutput, DecodeOptions, DisposalMethod};
use tessera_animation::{Answer, Request, Session};

const WIDTH: usize = 90;
const HEIGHT: usize = 70;

/// A picture, four bytes a pixel.
type Picture = Vec<u8>;

fn plain(color: [u8; 3]) -> Picture {
    [color[0], color[1], color[2], 255].repeat(WIDTH * HEIGHT)
}

/// Draws a lit disc with smooth edges.
fn disc(picture: &mut Picture, (x, y): (f32, f32), radius: f32, dark: [u8; 3], light: [u8; 3]) {
    for at in 0..WIDTH * HEIGHT {
        let (dx, dy) = ((at % WIDTH) as f32 - x, (at / WIDTH) as f32 - y);
        let cover = (radius - dx.hypot(dy) + 0.5).clamp(0.0, 1.0);
        let shade = ((dx + dy) / radius / 2.0 + 0.5).clamp(0.0, 1.0);
        for channel in 0..3 {
            let mixed = |a: f32, b: f32, part: f32| a * (1.0 - part) + b * part;
            let tone = mixed(f32::from(light[channel]), f32::from(dark[channel]), shade);
            let pixel = &mut picture[4 * at + channel];
            *pixel = mixed(f32::from(*pixel), tone, cover).round() as u8;
        }
    }
}

/// What is seen of a file: every frame as a whole picture with its delay, and the parts that the frames hold.
struct Decoded {
    shown: Vec<(Picture, u16)>,
    parts: Vec<(u16, u16, u16, u16)>,
    loops: gif::Repeat,
}

fn decode(file: &[u8]) -> Decoded {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    let mut decoder = options.read_info(file).expect("a GIF");
    assert_eq!((decoder.width(), decoder.height()), (WIDTH as u16, HEIGHT as u16));
    let (mut canvas, mut shown, mut parts) = (plain([0; 3]), Vec::new(), Vec::new());
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        assert_eq!(frame.dispose, DisposalMethod::Keep);
        for (at, pixel) in frame.buffer.chunks_exact(4).enumerate() {
            let (x, y) = (at % usize::from(frame.width), at / usize::from(frame.width));
            let to = (usize::from(frame.top) + y) * WIDTH + usize::from(frame.left) + x;
            if pixel[3] == 255 {
                canvas[4 * to..4 * to + 4].copy_from_slice(pixel);
            }
        }
        shown.push((canvas.clone(), frame.delay));
        parts.push((frame.left, frame.top, frame.width, frame.height));
    }
    let loops = decoder.repeat();
    Decoded { shown, parts, loops }
}

/// Makes an animation of pictures and their delays.
fn encode(inks: &[[u8; 3]], samples: &[&Picture], frames: &[(Picture, u16)]) -> Vec<u8> {
    let mut session = Session::default();
    let mut taken = |request, pixels| assert_eq!(session.answer(request, pixels), (Answer::Taken, None));
    let (width, height, inks) = (WIDTH as u16, HEIGHT as u16, inks.to_vec());
    taken(Request::Begin { width, height, inks }, None);
    for sample in samples {
        taken(Request::Sample, Some(sample.to_vec()));
    }
    for (picture, delay) in frames {
        taken(Request::Frame { delay: *delay }, Some(picture.clone()));
    }
    match session.answer(Request::Finish, None) {
        (Answer::Finished, Some(file)) => file,
        other => panic!("a file: {other:?}"),
    }
}

/// The largest difference of a channel, and the mean difference of all.
fn difference(a: &Picture, b: &Picture) -> (u8, f64) {
    let apart = a.iter().zip(b).map(|(a, b)| a.abs_diff(*b));
    let sum: f64 = apart.clone().map(f64::from).sum();
    (apart.max().unwrap_or(0), sum / a.len() as f64)
}

#[test]
fn pictures_of_few_colours_come_back_pixel_by_pixel() {
    let inks = [[233, 226, 209], [18, 22, 27], [11, 102, 165]];
    let mut frames = vec![(plain(inks[0]), 30)];
    for at in 1..20usize {
        let mut next = frames[at - 1].0.clone();
        let pixel = 4 * (at * 317 % (WIDTH * HEIGHT));
        next[pixel..pixel + 3].copy_from_slice(&inks[1 + at % 2]);
        frames.push((next, 30 + at as u16));
    }
    let decoded = decode(&encode(&inks, &[], &frames));
    assert_eq!(decoded.shown, frames);
    assert_eq!(decoded.loops, gif::Repeat::Infinite);
    assert_eq!(decoded.parts[0], (0, 0, WIDTH as u16, HEIGHT as u16));
    assert!(
        decoded.parts[1..].iter().all(|part| (part.2, part.3) == (1, 1)),
        "one pixel each"
    );
}

#[test]
fn a_frame_holds_only_the_rectangle_that_changed() {
    let mut second = plain([250; 3]);
    for (x, y) in [(20, 30), (60, 41)] {
        second[4 * (y * WIDTH + x)] = 0;
    }
    let frames = [(plain([250; 3]), 50), (second, 50)];
    let decoded = decode(&encode(&[], &[&frames[1].0.clone()], &frames));
    assert_eq!(decoded.parts[1], (20, 30, 41, 12));
    assert_eq!(decoded.shown, frames);
}

#[test]
fn pictures_that_do_not_differ_are_one_frame_of_their_time() {
    let (light, dark) = (plain([200; 3]), plain([40; 3]));
    let frames = [
        (&light, 30),
        (&light, 40),
        (&dark, 50),
        (&dark, u16::MAX),
        (&light, 60),
    ];
    let decoded = decode(&encode(
        &[[40; 3]],
        &[],
        &frames.map(|(picture, delay)| (picture.clone(), delay)),
    ));
    let shown: Vec<_> = decoded
        .shown
        .iter()
        .map(|(picture, delay)| (picture[0], *delay))
        .collect();
    assert_eq!(shown, [(200, 70), (40, u16::MAX), (200, 60)]);
}

#[test]
fn lit_stones_with_smooth_edges_look_as_they_were_drawn() {
    let inks = [
        [248, 244, 233],
        [42, 50, 61],
        [86, 97, 112],
        [23, 28, 35],
        [213, 232, 246],
    ];
    let mut picture = plain(inks[0]);
    let mut frames = vec![(picture.clone(), 100)];
    for at in 0..12usize {
        let center = (8.0 + (at % 6) as f32 * 14.5, 15.0 + (at / 6) as f32 * 36.3);
        let (dark, light) = match at % 2 {
            0 => (inks[3], inks[2]),
            _ => ([220, 213, 197], [255; 3]),
        };
        disc(&mut picture, center, 6.8, dark, light);
        frames.push((picture.clone(), 100));
    }
    let file = encode(&inks, &[&picture], &frames);
    let decoded = decode(&file);
    assert_eq!(decoded.shown.len(), frames.len());
    for (at, ((found, _), (drawn, _))) in decoded.shown.iter().zip(&frames).enumerate() {
        let (largest, mean) = difference(found, drawn);
        assert!(largest <= 16 && mean < 0.6, "frame {at}: {largest}, {mean}");
        let ground = drawn.chunks_exact(4).zip(found.chunks_exact(4));
        for (drawn, found) in ground.filter(|(drawn, _)| drawn[..3] == inks[0]) {
            assert_eq!(found[..3], drawn[..3], "an ink is exact");
        }
    }
}

#[test]
fn what_is_out_of_turn_or_of_another_size_is_refused_and_the_next_animation_works() {
    let begin = |width, height| Request::Begin {
        width,
        height,
        inks: Vec::new(),
    };
    let frame = Request::Frame { delay: 50 };
    let picture = || Some(plain([1, 2, 3]));
    let refused: [&[(Request, Option<Picture>)]; 7] = [
        &[(Request::Finish, None)],
        &[(Request::Sample, picture())],
        &[(frame.clone(), picture())],
        &[
            (begin(WIDTH as u16, HEIGHT as u16), None),
            (Request::Finish, None),
        ],
        &[(begin(0, 7), None), (frame.clone(), Some(Vec::new()))],
        &[
            (begin(WIDTH as u16, HEIGHT as u16), None),
            (frame.clone(), Some(vec![0; 12])),
        ],
        &[(begin(WIDTH as u16, HEIGHT as u16), None), (frame.clone(), None)],
    ];
    let mut session = Session::default();
    for requests in refused {
        let answers = requests
            .iter()
            .map(|(request, pixels)| session.answer(request.clone(), pixels.clone()));
        let last = answers.last().expect("a request");
        assert!(matches!(last, (Answer::Failed(_), None)), "{requests:?}");
    }
    for request in [begin(WIDTH as u16, HEIGHT as u16), frame] {
        assert_eq!(session.answer(request, picture()), (Answer::Taken, None));
    }
    assert_eq!(session.answer(Request::Finish, None).0, Answer::Finished);
}
