import { drawFrame, type Scene } from '../../server/engines/builtin/camera/frame.ts';
import { cameraAt } from '../../server/engines/builtin/camera/moves.ts';
import { prepareScene } from '../../server/engines/builtin/camera/prepare-scene.ts';
import { decodePicture, encodePng } from '../../server/engines/builtin/picture/codec.ts';
import { createPicture } from '../../server/engines/builtin/pixels/picture.ts';

/** A photograph separated into layers for the camera; takes seconds. */
export const sceneOf = async (photo: Uint8Array): Promise<Scene> =>
  prepareScene(await decodePicture(photo), 0, () => undefined);

/**
 * One frame of a move, as PNG of the photograph's size.
 * @param time from 0, the start of the film, to 1
 * @param strength from 0 to 1
 */
export function frameOf(scene: Scene, mode: number, time: number, strength: number): Promise<Uint8Array> {
  const frame = createPicture(scene.plate.width, scene.plate.height);
  drawFrame(scene, cameraAt(mode, time, strength), frame, () => undefined);
  return encodePng(frame);
}
