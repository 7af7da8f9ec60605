import { readFile, writeFile } from 'node:fs/promises';
import { fittedSeconds } from '@inkreel/contract/media-fit.ts';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { describeSound } from '../../../media/describe/describe-sound.ts';
import type { RawFrames } from '../../../media/job.ts';
import { madeOf, shapeOf } from '../../../media/operations/streams.ts';
import { decodeFrames, encodeFrames } from '../../../media/raw-frames.ts';
import { runStages } from '../../../media/run-stages.ts';
import { rigOf } from '../mouth/face-rig.ts';
import { listen } from '../mouth/listen.ts';
import { mouthPatcher } from '../mouth/patch-mouth.ts';
import { type WatchedClip, watchClip } from '../mouth/watch-clip.ts';
import { decodePicture } from '../picture/codec.ts';
import type { Picture } from '../pixels/picture.ts';
import { type Clip, openClip } from '../subtitles/open-clip.ts';
import type { Made, WorkContext } from '../work.ts';

type Input = CapabilityInput['retalk'];

/**
 * A video whose only speaker says something else: the mouth follows the sound, everything else stays. It has
 * the frames and the rate of the original, and ends as `fittedSeconds` says.
 * @throws WorkRefused if the film breaks a rule of `clip-rules.ts`; MediaFailure
 */
export default async function retalk(input: Input, context: WorkContext): Promise<Made> {
  const { paths = {}, report, keepFile } = context;
  const [video, sound] = [paths[input.video_url], paths[input.audio_url]];
  if (video === undefined || sound === undefined || !keepFile)
    throw new Error('video and sound were not handed over');
  report('looking', 0);
  const clip = await openClip(video);
  const shape: RawFrames = { ...shapeOf(clip.source), pixels: 'yuv420p' };
  let first: Picture | undefined;
  const watch = async (path: string, _earlier: readonly string[], tell: (share: number) => void) =>
    writeFile(path, JSON.stringify(await watchClip(clip, shape, input.face_at, tell)));
  const speak = async (path: string, [kept = '']: readonly string[], tell: (share: number) => void) => {
    const watched = JSON.parse(await readFile(kept, 'utf8')) as WatchedClip;
    await film({ clip, shape, watched, sound, input, path, tell });
  };
  const [, made = ''] = await runStages(
    [
      { name: 'watched-2', weight: 2, make: watch },
      { name: 'film-1', weight: 3, make: speak },
    ],
    keepFile,
    (share) => report(share < 0.4 ? 'looking' : 'drawing', share * 0.98),
  );
  const { width, height, frameRate } = shape;
  const result = madeOf(clip.source, made);
  const rgba: RawFrames = { ...shape, pixels: 'rgba' };
  for await (const frame of decodeFrames(clip.engine, result, rgba, { seconds: 1 / frameRate }))
    first ??= { width, height, data: new Uint8ClampedArray(frame) };
  return { path: made, contentType: 'video/mp4', ...(first && { poster: first }) };
}

interface Filming {
  clip: Clip;
  shape: RawFrames;
  watched: WatchedClip;
  sound: string;
  input: Input;
  path: string;
  tell(share: number): void;
}

async function film({ clip, shape, watched, sound, input, path, tell }: Filming): Promise<void> {
  const { engine, source } = clip;
  const { places, reference } = watched;
  const { frameRate: framesPerSecond, width, height } = shape;
  const heard = await listen(engine, sound, { mostSeconds: input.audio_seconds, framesPerSecond });
  const video = Math.min(source.seconds, input.seconds);
  const seconds = fittedSeconds(input.fit, { video, audio: heard.seconds });
  const shapes = heard.shapes.slice(0, Math.max(1, Math.ceil(seconds * framesPerSecond - 0.02)));
  const picture = await decodePicture(Buffer.from(reference.png, 'base64'));
  const paint = mouthPatcher(rigOf(picture, reference.points), reference.corner);
  async function* frames() {
    let made = 0;
    for await (const { data, at } of fitted(clip, shape, { fit: input.fit, most: places.length })) {
      const [place, mouth] = [places[at], shapes[made]];
      if (!place || !mouth) return;
      tell(made / shapes.length);
      paint({ width, height, data }, place, mouth);
      yield data;
      made += 1;
    }
  }
  const made = { frames: shape, seconds, sound: await describeSound(sound), faithful: true, path };
  await encodeFrames(engine, frames(), made);
}

/** Endless frames of a film: it loops, or holds its last frame. */
async function* fitted(
  { engine, source }: Clip,
  shape: RawFrames,
  { fit, most }: { fit: Input['fit']; most: number },
): AsyncGenerator<{ data: Buffer; at: number }> {
  for (;;) {
    let at = 0;
    let last: Buffer | undefined;
    for await (const data of decodeFrames(engine, source, shape)) {
      // The caller paints into the returned frame.
      if (fit === 'hold') last = Buffer.from(data);
      yield { data, at: Math.min(at, most - 1) };
      at += 1;
    }
    if (at === 0) return;
    while (last) yield { data: Buffer.from(last), at: Math.min(at, most) - 1 };
  }
}
