/**
 * Frames a second of a talking portrait of 512 x 512 pixels, against writing the same number of prepared
 * frames: the cost of the face relative to the encoder, which runs in parallel. Bars: at least 0.5 of that
 * limit, and 25 frames a second, at which a film is made as fast as it plays.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findFaces } from '../server/engines/builtin/faces/find-faces.ts';
import { photo } from '../server/engines/builtin/faces/testing/photos.ts';
import { faceDrawer } from '../server/engines/builtin/mouth/draw-face.ts';
import { rigOf } from '../server/engines/builtin/mouth/face-rig.ts';
import { framePortrait } from '../server/engines/builtin/mouth/frame-portrait.ts';
import { liven } from '../server/engines/builtin/mouth/life.ts';
import { VOWELS, voice, wavOf } from '../server/engines/builtin/mouth/testing/voice.ts';
import { encodePng } from '../server/engines/builtin/picture/codec.ts';
import talkingPortrait from '../server/engines/builtin/works/talking-portrait.ts';
import { openMediaEngine } from '../server/media/media-engine.ts';
import { encodeFrames } from '../server/media/raw-frames.ts';

const SECONDS = 8;
const RATE = 25;
const FRAMES = SECONDS * RATE;
const ROUNDS = 2;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-bench-'));
const at = (name: string) => path.join(folder, name);

/** The shortest of some rounds, in milliseconds. */
async function best(run: () => Promise<unknown>): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    await run();
    shortest = Math.min(shortest, performance.now() - began);
  }
  return shortest;
}

try {
  const engine = await openMediaEngine(at('engine'));
  if (!engine) throw new Error('no media backend is installed');
  const image = await photo('officer', (whole) => whole.resize(512));
  const files = { '/i': await encodePng(image) };
  // Four syllables a second.
  const heard = voice(SECONDS, 16_000, (time) => ((time * 4) % 1 < 0.6 ? VOWELS.ah : 'silence'));
  fs.writeFileSync(at('voice.wav'), wavOf(heard, 16_000));
  const sound = { path: at('voice.wav'), format: 'wav' as const, seconds: SECONDS, hasSound: true };

  const [face] = await findFaces(image);
  if (!face) throw new Error('no face');
  const { picture, points } = framePortrait(image, face, '1:1');
  const { width, height } = picture;
  const draw = faceDrawer(rigOf(picture, points));
  const mouths = Array.from({ length: FRAMES }, (_, frame) => ({ open: (frame % 6) / 5, wide: 0, teeth: 0 }));
  const poses = liven(mouths, { framesPerSecond: RATE, style: 'normal', seed: 1 });
  const out = { width, height, data: new Uint8ClampedArray(picture.data) };
  const drawing = await best(async () => {
    for (const pose of poses) draw(pose, out);
  });

  const yuv = Buffer.alloc((width * height * 3) / 2, 128);
  async function* grey() {
    for (let frame = 0; frame < FRAMES; frame += 1) {
      // Some motion, or the encoder would have nothing to do.
      for (let index = 0; index < width * height; index += 1)
        yuv[index] = 60 + ((index * 7 + frame * 13) & 63);
      yield Buffer.from(yuv);
    }
  }
  const frames = { width, height, frameRate: RATE, pixels: 'yuv420p' as const };
  const writing = await best(() =>
    encodeFrames(engine, grey(), { frames, seconds: SECONDS, sound, path: at('grey.mp4') }),
  );

  const input = {
    image_url: '/i',
    audio_url: '/a',
    seconds: SECONDS,
    frame: '1:1',
    style: 'normal',
  } as const;
  const whole = await best(() =>
    talkingPortrait(input, {
      files,
      paths: { '/a': at('voice.wav') },
      index: 0,
      seed: 1,
      report: () => undefined,
      keepFile: async (name, make) => {
        await make(at(name));
        return at(name);
      },
    }),
  );
  const rate = (ms: number) => (FRAMES / ms) * 1000;
  console.log(`${FRAMES} frames of ${width} x ${height}, best of ${ROUNDS}:`);
  console.log(`the face alone ${rate(drawing).toFixed(1)} frames a second`);
  console.log(`writing alone  ${rate(writing).toFixed(1)} frames a second`);
  console.log(
    `whole film     ${rate(whole).toFixed(1)} frames a second, ${(writing / whole).toFixed(2)} of writing alone (0.5), ` +
      `${(rate(whole) / RATE).toFixed(2)} of the time that it plays (1)`,
  );
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
