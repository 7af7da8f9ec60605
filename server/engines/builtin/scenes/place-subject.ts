import { cutOut } from '../cutout/cut-out.ts';
import { readHints, type StrokesInput } from '../cutout/read-hints.ts';
import { decodePicture } from '../picture/codec.ts';
import type { Made, WorkContext } from '../work.ts';
import { chooseScene, type SceneInput } from './choose-scene.ts';
import { type Place, putIntoScene } from './put-into-scene.ts';

/** The input of both tools that put a subject into a scene. */
export interface PlaceSubjectInput extends SceneInput, StrokesInput {
  image_url: string;
  placement?: Place | undefined;
  shadow: boolean;
  match: boolean;
}

/** Cuts the subject out, makes the scene, and composites both. */
export async function placeSubject(
  input: PlaceSubjectInput,
  padding: number,
  { files, seed, report }: WorkContext,
): Promise<Made> {
  report('looking', 0);
  const picture = await decodePicture(files[input.image_url] as Uint8Array);
  const hints = await readHints(input, files, picture);
  const subject = await cutOut(picture, hints, (share) => report('cutting', 0.02 + share * 0.4));
  const scene = await chooseScene(input, files, {
    seed,
    report: (share) => report('drawing', 0.42 + share * 0.43),
  });
  const { placement: place, shadow, match } = input;
  const placed = putIntoScene(subject, scene, { place, padding, shadow, match }, (share) =>
    report('placing', 0.85 + share * 0.13),
  );
  const { understood, notDrawn } = scene;
  return { picture: placed, ...(input.prompt ? { report: { understood, notDrawn } } : {}) };
}
