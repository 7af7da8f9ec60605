import { poster } from '../../letters/testing/poster.ts';

export interface FilmText {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The first frame with it, and the one after the last. */
  from: number;
  to: number;
}

export interface SubtitledFilm {
  width: number;
  height: number;
  frames: number;
  /** From this frame on another scene. */
  cut: number;
  texts: readonly FilmText[];
}

/** Pixels that the camera moves each frame. */
const SPEED = 2;

/**
 * Frames of a camera that moves over a pattern, with and without outlined white text.
 * @returns planes of brightness and neutral chroma, by the number of the frame
 */
export function subtitledFilm({ width, height, frames, cut, texts }: SubtitledFilm) {
  const covers = texts.map((line) => coverOf(line, width, height));
  const frameAt = (frame: number, isLettered: boolean): Uint8Array => {
    const bytes = new Uint8Array(width * height * 1.5).fill(128);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1)
        bytes[y * width + x] = background(x + SPEED * frame, y, frame < cut ? 0 : 1);
    for (const [at, { from, to }] of texts.entries()) {
      if (!isLettered || frame < from || frame >= to) continue;
      const { letters, outline } = covers[at] as (typeof covers)[number];
      for (let place = 0; place < letters.length; place += 1) {
        const dark =
          (bytes[place] as number) * (1 - (outline[place] as number)) + 16 * (outline[place] as number);
        bytes[place] = dark * (1 - (letters[place] as number)) + 235 * (letters[place] as number);
      }
    }
    return bytes;
  };
  async function* all(isLettered: boolean) {
    for (let frame = 0; frame < frames; frame += 1) yield frameAt(frame, isLettered);
  }
  return { clean: (frame: number) => frameAt(frame, false), lettered: () => all(true) };
}

/** A texture to follow everywhere, which matches only at the right shift. */
function background(x: number, y: number, scene: number): number {
  const wave = Math.sin(x / 7 + scene) + Math.sin(y / 5 + x / 23) + Math.sin((x + 2 * y) / 11 + 2 * scene);
  const spots = Math.sin(x * 0.37 + Math.sin(y * 0.21) * 3) * Math.sin(y * 0.33 + Math.sin(x * 0.13) * 2);
  return 100 + 40 * scene + 16 * wave + 22 * spots;
}

/** Coverage of each pixel by letters and their outline, 0 to 1. */
function coverOf({ text, ...box }: FilmText, width: number, height: number) {
  const drawn = poster(width, height, [0, 0, 0], [{ ...box, text, weight: 'bold', color: '#ffffff' }]);
  const letters = Float32Array.from(
    { length: width * height },
    (_, at) => (drawn.data[at * 4] as number) / 255,
  );
  const outline = letters.map((_, at) => {
    let most = 0;
    for (let dy = -2; dy <= 2; dy += 1)
      for (let dx = -2; dx <= 2; dx += 1)
        if (dx * dx + dy * dy <= 5) most = Math.max(most, letters[at + dy * width + dx] ?? 0);
    return most;
  });
  return { letters, outline };
}
