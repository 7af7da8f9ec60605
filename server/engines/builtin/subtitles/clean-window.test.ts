import { expect, test } from 'vitest';
import { cleanWindow } from './clean-window.ts';
import { subtitledFilm } from './testing/subtitled-film.ts';
import { yuvOf } from './yuv.ts';

const SIZE = { width: 192, height: 96 };
const FRAMES = 4;
const UPPER = { x: 40, y: 20, width: 112, height: 24 };
const LOWER = { x: 40, y: 52, width: 112, height: 24 };

test('text outside an area is not copied into it, and stays as it was', async () => {
  const line = (box: typeof UPPER, text: string) => ({ ...box, text, from: 0, to: FRAMES });
  const film = subtitledFilm({
    ...SIZE,
    frames: FRAMES,
    cut: FRAMES,
    texts: [line(UPPER, 'HHHHHH'), line(LOWER, 'MMMMMM')],
  });
  const crops = [];
  for await (const bytes of film.lettered()) crops.push(yuvOf(bytes, SIZE.width, SIZE.height));
  const small = crops.map(({ y }) => ({ ...SIZE, data: y }));
  // The area cuts through the upper line.
  const area = { x: 0, y: 34, width: SIZE.width, height: 62, mode: 'remove', from: 0, to: FRAMES } as const;
  const [cleaned] = await cleanWindow(
    { first: 0, crops: [crops], small, free: () => undefined },
    { ...SIZE, frameRate: 2, frames: FRAMES },
    [{ rect: { x: 0, y: 0, ...SIZE }, areas: [area] }],
    { quality: 'draft', find: async () => [UPPER, LOWER], from: 0, to: FRAMES, tick: () => undefined },
  );
  expect(cleaned?.filled).toHaveLength(FRAMES);
  for (const { frame, list, y } of cleaned?.filled ?? []) {
    const clean = film.clean(frame);
    const lettered = crops[frame]?.y as Uint8Array;
    const below = [...list.entries()].filter(
      ([, at]) => at >= area.y * SIZE.width && at < (area.y + 6) * SIZE.width,
    );
    const off = below.reduce(
      (sum, [place, at]) => sum + Math.max(0, (y[place] as number) - (clean[at] as number)),
      0,
    );
    expect(off / below.length).toBeLessThan(15);
    for (const [place, at] of list.entries())
      if (at < area.y * SIZE.width) expect(y[place]).toBe(lettered[at]);
  }
});
