import { readFile, writeFile } from 'node:fs/promises';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { describeSound } from '../../../media/describe/describe-sound.ts';
import type { MediaEngine } from '../../../media/media-engine.ts';
import { encodeFrames, type FilmOfFrames } from '../../../media/raw-frames.ts';
import { runStages } from '../../../media/run-stages.ts';
import type { Face } from '../faces/face.ts';
import { findFaces, lookCloser } from '../faces/find-faces.ts';
import { framePortrait } from '../mouth/frame-portrait.ts';
import { liven } from '../mouth/life.ts';
import { listen } from '../mouth/listen.ts';
import type { MouthShape } from '../mouth/mouth-shape.ts';
import { paintFrames } from '../mouth/paint-frames.ts';
import { brokenRules, speakersOf } from '../mouth/speaker-rules.ts';
import { decodePicture } from '../picture/codec.ts';
import { onWhite } from '../pixels/on-white.ts';
import type { Picture } from '../pixels/picture.ts';
import { threadMediaEngine } from '../subtitles/open-clip.ts';
import { type Made, type WorkContext, WorkRefused } from '../work.ts';

type Input = CapabilityInput['talking_portrait'];

const FRAMES_PER_SECOND = 25;

/** The analysis of picture and sound, which is the output of the first stage. */
interface Known {
  seconds: number;
  shapes: MouthShape[];
  face: Face;
}

/**
 * A video of the person in a picture, who speaks the sound: 25 frames a second, as long as the sound is.
 * @throws WorkRefused if the picture breaks a rule of `speaker-rules.ts`; MediaFailure
 */
export default async function talkingPortrait(input: Input, context: WorkContext): Promise<Made> {
  const { files, paths = {}, report, keepFile } = context;
  const [image, sound] = [files[input.image_url], paths[input.audio_url]];
  if (!image || sound === undefined || !keepFile) throw new Error('picture and sound were not handed over');
  report('looking', 0);
  const engine = await threadMediaEngine();
  const picture = onWhite(await decodePicture(image));
  const look = async (path: string) => {
    const face = await speakerIn(picture);
    report('looking', 0.04);
    const wanted = { mostSeconds: input.seconds, framesPerSecond: FRAMES_PER_SECOND };
    const known: Known = { face, ...(await listen(engine, sound, wanted)) };
    await writeFile(path, JSON.stringify(known));
  };
  const draw = async (path: string, [kept = '']: readonly string[], tell: (share: number) => void) => {
    const known = JSON.parse(await readFile(kept, 'utf8')) as Known;
    const film = { seconds: known.seconds, sound: await describeSound(sound), path };
    await filmOf(engine, picture, known, input, { seed: context.seed, film, tell });
  };
  const [looked = '', made = ''] = await runStages(
    [
      { name: 'looked-1', weight: 1, make: look },
      { name: 'film-1', weight: 19, make: draw },
    ],
    keepFile,
    (share) => report(share < 0.05 ? 'looking' : 'drawing', share),
  );
  const { face } = JSON.parse(await readFile(looked, 'utf8')) as Known;
  return { path: made, contentType: 'video/mp4', poster: framePortrait(picture, face, input.frame).picture };
}

/** The one person of the picture. @throws WorkRefused with the first rule that the picture breaks */
async function speakerIn(picture: Picture): Promise<Face> {
  const faces = await findFaces(picture);
  const [broken] = brokenRules(picture, faces);
  if (broken) throw new WorkRefused(broken);
  const [speaker] = speakersOf(faces);
  return lookCloser(picture, speaker as Face);
}

async function filmOf(
  engine: MediaEngine,
  whole: Picture,
  { face, shapes }: Known,
  { frame, style }: Input,
  { seed, film, tell }: { seed: number; film: Omit<FilmOfFrames, 'frames'>; tell(share: number): void },
): Promise<void> {
  const portrait = framePortrait(whole, face, frame);
  const { width, height } = portrait.picture;
  const poses = liven(shapes, { framesPerSecond: FRAMES_PER_SECOND, style, seed });
  const shape = { width, height, frameRate: FRAMES_PER_SECOND, pixels: 'yuv420p' as const };
  await encodeFrames(engine, paintFrames(portrait, poses, tell), { ...film, frames: shape });
}
