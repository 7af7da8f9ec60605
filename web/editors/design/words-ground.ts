/** The pixels behind the text that is picked, as the stage has merged them: words have to be read on them. */
import type { Design } from '@inkreel/scene/design/design.ts';
import { createStore } from '../../lib/store.ts';
import type { Ground } from './core/contrast.ts';

/** Pixels of a side of what is kept. */
const SIDE = 24;

/** By id of the text. */
export const wordsGround = createStore<{ id: string; ground: Ground } | undefined>(undefined);

let small: OffscreenCanvasRenderingContext2D | null | undefined;

/**
 * Takes what is behind a picked text.
 * @param below the layers under the picked ones, in any size
 */
export function takeGround(
  below: CanvasImageSource,
  { design, picked }: { design: Design; picked: readonly string[] },
): void {
  const [id] = picked;
  // Of a text in a group the layers beside it are not merged.
  const text = picked.length === 1 ? design.layers.find((layer) => layer.id === id) : undefined;
  if (text?.kind !== 'text' || text.width <= 0 || text.height <= 0) return wordsGround.set(undefined);
  small ??= new OffscreenCanvas(SIDE, SIDE).getContext('2d', { willReadFrequently: true });
  if (!small) return;
  small.setTransform(1, 0, 0, 1, 0, 0);
  small.clearRect(0, 0, SIDE, SIDE);
  small.translate(SIDE / 2, SIDE / 2);
  small.scale(SIDE / text.width, SIDE / text.height);
  small.rotate((-text.rotation * Math.PI) / 180);
  small.translate(-text.x, -text.y);
  small.drawImage(below, 0, 0, design.width, design.height);
  const ground = small.getImageData(0, 0, SIDE, SIDE).data;
  const known = wordsGround.get();
  const isSame = known?.id === text.id && known.ground.every((value, at) => value === ground[at]);
  if (!isSame) wordsGround.set({ id: text.id, ground });
}
