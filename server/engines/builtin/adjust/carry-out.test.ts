import { expect, test } from 'vitest';
import { createMask, createPicture, type Picture } from '../pixels/picture.ts';
import { carryOut } from './carry-out.ts';
import { understand } from './language/understand.ts';

/** Left half dark red, right half light blue; the upper left pixel green. */
function scene(width = 80, height = 40): Picture {
  const picture = createPicture(width, height, [120, 40, 40]);
  for (let at = 0; at < width * height; at += 1)
    if (at % width >= width / 2) picture.data.set([140, 170, 220], at * 4);
  picture.data.set([0, 255, 0], 0);
  return picture;
}

const edit = async (
  words: string,
  picture = scene(),
  mask = undefined as ReturnType<typeof createMask> | undefined,
) => (await carryOut(picture, understand(words).commands, { mask, seed: 1, tick: () => {} })).picture;
const at = ({ width, data }: Picture, x: number, y: number) =>
  Array.from(data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)) as [number, number, number, number];
const dark = (picture: Picture) => at(picture, 20, 20);
const blue = (picture: Picture) => at(picture, 60, 20);

test('the input picture is not modified', async () => {
  const source = scene();
  const before = source.data.slice();
  await edit('brighter, crop to a square, flip, 10% border', source);
  expect(source.data).toEqual(before);
});

test('tones change in the requested direction, in proportion', async () => {
  const source = scene();
  expect(dark(await edit('brighter'))[0]).toBeGreaterThan(dark(source)[0] + 10);
  expect(dark(await edit('darker'))[0]).toBeLessThan(dark(source)[0] - 10);
  expect(dark(await edit('much brighter'))[0]).toBeGreaterThan(dark(await edit('a little brighter'))[0] + 15);
  const warm = blue(await edit('warmer'));
  expect(warm[0] - warm[2]).toBeGreaterThan(140 - 220 + 25);
  const contrast = await edit('much more contrast');
  expect(blue(contrast)[2] - dark(contrast)[1]).toBeGreaterThan(220 - 40 + 10);
  const [red, green] = dark(await edit('饱和度提高50%'));
  expect(red - green).toBeGreaterThan(80 + 20);
  const grey = blue(await edit('黑白'));
  expect(new Set(grey.slice(0, 3)).size).toBe(1);
  expect(at(await edit('invert'), 0, 0)).toEqual([255, 0, 255, 255]);
  expect(dark(await edit('lift the shadows'))[0]).toBeGreaterThan(dark(source)[0] + 10);
});

test('white and black stay white and black when a picture becomes brighter or darker', async () => {
  expect(at(await edit('much brighter', createPicture(4, 4, [0, 0, 0])), 1, 1)).toEqual([0, 0, 0, 255]);
  expect(at(await edit('much darker', createPicture(4, 4)), 1, 1)).toEqual([255, 255, 255, 255]);
});

test('rotating and flipping move every pixel to its place', async () => {
  expect(at(await edit('rotate right'), 39, 0)).toEqual([0, 255, 0, 255]);
  expect(at(await edit('rotate left'), 0, 79)).toEqual([0, 255, 0, 255]);
  expect(at(await edit('upside down'), 79, 39)).toEqual([0, 255, 0, 255]);
  expect(at(await edit('flip'), 79, 0)).toEqual([0, 255, 0, 255]);
  expect(at(await edit('flip vertically'), 0, 39)).toEqual([0, 255, 0, 255]);
});

test('other angles grow the canvas, straightening leaves no empty corners', async () => {
  const turned = await edit('rotate 30 degrees');
  expect(turned.width).toBeGreaterThan(80);
  expect(at(turned, 0, 0)[3]).toBe(0);
  const straight = await edit('straighten by 5 degrees');
  expect(straight.width).toBeLessThan(80);
  for (const [x, y] of [
    [0, 0],
    [straight.width - 1, 0],
    [0, straight.height - 1],
  ] as const)
    expect(at(straight, x, y)[3]).toBe(255);
});

test('a tilted horizon is found and levelled', async () => {
  const leaning = createPicture(300, 200, [200, 220, 250]);
  for (let y = 0; y < 200; y += 1)
    for (let x = 0; x < 300; x += 1)
      if (y - 100 > Math.tan((4 * Math.PI) / 180) * (x - 150))
        leaning.data.set([40, 70, 50], (y * 300 + x) * 4);
  const level = await edit('straighten the horizon', leaning);
  const edge = (x: number) => {
    for (let y = 0; y < level.height; y += 1) if (at(level, x, y)[0] < 120) return y;
    return -1;
  };
  expect(Math.abs(edge(10) - edge(level.width - 10))).toBeLessThan(4);
});

test('a straight picture is unchanged', async () => {
  expect(await edit('straighten')).toMatchObject({ width: 80, height: 40 });
});

test('sizes are set in pixels, by factors and by ratios', async () => {
  expect(await edit('crop to 1:1')).toMatchObject({ width: 40, height: 40 });
  expect(at(await edit('crop to 1:1 keeping the left'), 0, 0)).toEqual([0, 255, 0, 255]);
  expect(await edit('crop 25% from the left')).toMatchObject({ width: 60, height: 40 });
  expect(await edit('resize to 30x30')).toMatchObject({ width: 30, height: 30 });
  expect(await edit('resize to 160 px')).toMatchObject({ width: 160, height: 80 });
  expect(await edit('resize to 99999 px', createPicture(160, 1))).toMatchObject({ width: 8192, height: 51 });
  expect(await edit('red border of 10%')).toMatchObject({ width: 88, height: 48 });
  expect(at(await edit('red border of 10%'), 0, 0)).toEqual([208, 52, 44, 255]);
});

test('a mask limits changes of tone exactly, even if the shape changes too', async () => {
  const mask = createMask(80, 40);
  for (let y = 0; y < 40; y += 1) mask.data.fill(255, y * 80 + 40, y * 80 + 80);
  const changed = await edit('flip horizontally and make it black and white', scene(), mask);
  // Flipped after: the grey half is on the left now, and the red half is untouched.
  expect(new Set(at(changed, 10, 20).slice(0, 3)).size).toBe(1);
  expect(at(changed, 70, 20)).toEqual([120, 40, 40, 255]);
});

test('transparency is kept', async () => {
  const clear = createPicture(20, 20, [10, 20, 30], 90);
  for (const words of ['brighter', 'blur', 'vignette', 'rotate right', 'resize to 40 px'])
    expect(at(await edit(words, clear), 10, 10)[3]).toBe(90);
});

test('a caption is written, by default at the bottom', async () => {
  const plain = createPicture(200, 120, [30, 60, 90]);
  const written = await edit('add the text "Hello 你好"', plain);
  const touched = (from: number, to: number) => {
    let count = 0;
    for (let place = from * 200 * 4; place < to * 200 * 4; place += 4)
      if ((written.data[place] as number) > 150) count += 1;
    return count;
  };
  expect(touched(90, 120)).toBeGreaterThan(60);
  expect(touched(0, 80)).toBe(0);
});

test('without a certain subject the background stays, and a note reports it', async () => {
  const plain = createPicture(64, 64, [90, 120, 80]);
  const { commands } = understand('remove the background, brighter');
  const { picture, leftOut } = await carryOut(plain, commands, { mask: undefined, seed: 1, tick: () => {} });
  expect(leftOut).toEqual([commands[0]]);
  expect(at(picture, 5, 5)[3]).toBe(255);
  expect(at(picture, 5, 5)[0]).toBeGreaterThan(90);
});

test('stops when the run is cancelled', async () => {
  const stop = () => {
    throw new Error('not wanted');
  };
  const { commands } = understand('brighter');
  await expect(carryOut(scene(), commands, { mask: undefined, seed: 1, tick: stop })).rejects.toThrow(
    'not wanted',
  );
});
