import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { encodeMp4 } from '../camera/encode-mp4.ts';
import { drawFrame } from '../camera/frame.ts';
import { cameraAt } from '../camera/moves.ts';
import { packScene, unpackScene } from '../camera/pack-scene.ts';
import { type LookAtDepth, prepareScene } from '../camera/prepare-scene.ts';
import { toYuv } from '../camera/yuv.ts';
import { decodePicture } from '../picture/codec.ts';
import { onWhite } from '../pixels/on-white.ts';
import { createPicture } from '../pixels/picture.ts';
import { resamplePicture } from '../pixels/resample.ts';
import type { Made, WorkContext } from '../work.ts';

const FRAMES_PER_SECOND = 30;
/** The scene is a little larger than the video, so that moving closer stays sharp. */
const SCENE = 1.15;
/** Progress when the scene is separated into layers. */
const PREPARED = 0.3;
const FILMED = 0.96;

/**
 * A short film: the camera moves through the photograph.
 * @param lookAtDepth estimates the depth; without it the depth is guessed
 */
export default async function cameraMove(
  { image_url, mode, seconds, strength, size }: CapabilityInput['camera_move'],
  { files, seed, report, keep = (_name, make) => make() }: WorkContext,
  lookAtDepth?: LookAtDepth,
): Promise<Made> {
  report('looking', 0);
  const picture = onWhite(await decodePicture(files[image_url] as Uint8Array));
  const video = videoSize(picture, size);
  const scale = Math.min(1, (SCENE * video.width) / picture.width);
  const sceneSize = {
    width: Math.max(2, Math.round(picture.width * scale)),
    height: Math.max(2, Math.round(picture.height * scale)),
  };
  const small = scale < 1 ? resamplePicture(picture, sceneSize) : picture;
  const scene = unpackScene(
    await keep(lookAtDepth ? 'seen-scene-1' : 'scene-1', async () =>
      packScene(
        await prepareScene(small, seed, (stage, share) => report(stage, PREPARED * share), lookAtDepth),
      ),
    ),
  );
  const frames = Math.round(seconds * FRAMES_PER_SECOND);
  const frame = createPicture(video.width, video.height);
  const yuv = new Uint8Array(video.width * video.height * 1.5);
  const draw = (time: number, tick: () => void) =>
    drawFrame(scene, cameraAt(mode, time, strength / 100), frame, tick);
  // Drawing runs ahead by the pipe's buffer, so the encoder reports the progress.
  let encoded = 0;
  const tick = () => report('filming', PREPARED + (FILMED - PREPARED) * (encoded / frames));
  const film = { ...video, framesPerSecond: FRAMES_PER_SECOND, frames };
  const drawAt = (at: number) => {
    draw(at / (frames - 1), tick);
    toYuv(frame, yuv);
    return yuv;
  };
  const counted = (count: number) => {
    encoded = count;
    tick();
  };
  const bytes = await keep('film-1', () => encodeMp4(film, drawAt, counted));
  draw(0.5, () => report('encoding', FILMED));
  return { bytes, contentType: 'video/mp4', poster: frame };
}

/** Even sides with the picture's shape; `longest` on the longer one. */
function videoSize(
  { width, height }: { width: number; height: number },
  longest: number,
): { width: number; height: number } {
  const factor = longest / Math.max(width, height);
  const even = (side: number) => Math.max(16, 2 * Math.round((side * factor) / 2));
  return { width: even(width), height: even(height) };
}
