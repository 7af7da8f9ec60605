import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanPicture } from '../picture/read-picture.ts';
import { drawVisibleLabel, visibleLabelText } from './visible-label.ts';
import { provenanceXmp } from './xmp.ts';

const model = { what: 'ai-image-generator', engine: 'qwen', builtin: false };
const builtin = { what: 'ai-image-generator', engine: 'sketch', builtin: true };

/** A picture without two equal neighbours, so that any shift or blur shows. */
function noise(width: number, height: number, channels: 1 | 3 | 4 = 3) {
  let state = 1;
  const data = Buffer.from(
    Array.from({ length: width * height * channels }, () => {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      return state >>> 24;
    }),
  );
  return sharp(data, { raw: { width, height, channels } });
}

const ground = (side: number, background: string) =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer();

async function pixels(bytes: Buffer) {
  const { data, info } = await sharp(bytes).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { data, ...info };
}

/** The smallest box around all pixels that differ by more than `tolerance` in any channel, edges inclusive. */
async function changedBox(before: Buffer, after: Buffer, tolerance = 0) {
  const [old, now] = await Promise.all([pixels(before), pixels(after)]);
  expect([now.width, now.height, now.channels]).toEqual([old.width, old.height, old.channels]);
  const box = { left: old.width, top: old.height, right: -1, bottom: -1 };
  for (let at = 0; at < old.data.length; at += 1) {
    if (Math.abs((old.data[at] ?? 0) - (now.data[at] ?? 0)) <= tolerance) continue;
    const pixel = Math.floor(at / old.channels);
    const x = pixel % old.width;
    const y = Math.floor(pixel / old.width);
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/** Rows of the picture that are not entirely black: on a black ground that is the text. */
async function textRows(bytes: Buffer): Promise<number> {
  const { data, width, height, channels } = await pixels(bytes);
  const isText = (y: number) =>
    data.subarray(y * width * channels, (y + 1) * width * channels).some((value) => value > 0);
  return Array.from({ length: height }, (_, y) => isText(y)).filter(Boolean).length;
}

describe('the visible label', () => {
  it('says in the language of the site whether an AI model made the picture', () => {
    expect(visibleLabelText(model, 'cn')).toBe('AI 生成');
    expect(visibleLabelText(builtin, 'cn')).toBe('内置引擎生成');
    expect(visibleLabelText(model, 'intl')).toBe('AI generated');
    expect(visibleLabelText(builtin, 'intl')).toBe('Built-in engine');
  });

  it.each([
    [400, 400, 'png', 7],
    [640, 360, 'png', 6],
    [300, 900, 'png', 6],
    [400, 300, 'lossless webp', 6],
  ])(
    'changes the bottom right corner of %d by %d (%s) and nothing else',
    async (width, height, kind, margin) => {
      const type = kind === 'png' ? 'png' : 'webp';
      const given = await noise(width, height)
        .toFormat(type, kind === 'png' ? {} : { lossless: true })
        .toBuffer();
      const box = await changedBox(given, await drawVisibleLabel(given, `image/${type}`, 'AI 生成'));
      expect(box.left).toBeGreaterThan(width / 2);
      expect(box.top).toBeGreaterThan(height * 0.8);
      expect([width - 1 - box.right, height - 1 - box.bottom]).toEqual([margin, margin]);
    },
  );

  it('keeps the transparency of the rest, and every colour to the last bit', async () => {
    const given = await noise(300, 300, 4).png().toBuffer();
    const alpha = (bytes: Buffer) => sharp(bytes).extractChannel(3).png().toBuffer();
    const marked = await drawVisibleLabel(given, 'image/png', 'AI 生成');
    expect((await changedBox(await alpha(given), await alpha(marked))).top).toBeGreaterThan(240);
    const seen = (bytes: Buffer) => sharp(bytes).flatten({ background: '#808080' }).png().toBuffer();
    expect((await changedBox(await seen(given), await seen(marked), 1)).top).toBeGreaterThan(240);
  });

  it.each([
    [256, 16],
    [512, 26],
    [1024, 52],
    [1536, 77],
  ])('at %d pixels its text is at least %d high, a twentieth of the side', async (side, least) => {
    const dark = await ground(side, '#000000');
    for (const text of ['AI 生成', '内置引擎生成', 'AI generated', 'Built-in engine'] as const) {
      const rows = await textRows(await drawVisibleLabel(dark, 'image/png', text));
      expect(rows, text).toBeGreaterThanOrEqual(least);
      expect(rows, text).toBeLessThanOrEqual(least + 1);
    }
  });

  it('draws each text differently, and the same text the same way twice', async () => {
    const dark = await ground(256, '#000000');
    const texts = ['AI 生成', '内置引擎生成', 'AI generated', 'Built-in engine'] as const;
    const twice = await Promise.all(
      [...texts, ...texts].map((text) => drawVisibleLabel(dark, 'image/png', text)),
    );
    const seen = twice.map((bytes) => bytes.toString('base64'));
    expect(new Set(seen).size).toBe(4);
    expect(seen.slice(0, 4)).toEqual(seen.slice(4));
  });

  it.each(['#ffffff', '#000000', '#e8b04a'])(
    'is white on dark where the picture is %s',
    async (background) => {
      const marked = await drawVisibleLabel(await ground(512, background), 'image/png', '内置引擎生成');
      const box = { left: 512 - 170, top: 512 - 42, width: 150, height: 24 };
      const { channels } = await sharp(await sharp(marked).extract(box).png().toBuffer()).stats();
      for (const { min, max } of channels) {
        expect(max).toBeGreaterThan(240);
        expect(min).toBeLessThan(110);
      }
    },
  );

  it.each([1, 7, 40, 90])('fits a picture of %d pixels', async (side) => {
    const given = await ground(side, '#336699');
    const about = await sharp(await drawVisibleLabel(given, 'image/png', 'Built-in engine')).metadata();
    expect([about.width, about.height]).toEqual([side, side]);
  });

  it('is upright in the corner of a rotated JPEG', async () => {
    const turned = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#336699' } })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 92 })
      .toBuffer();
    const upright = await sharp(turned).autoOrient().png().toBuffer();
    const box = await changedBox(upright, await drawVisibleLabel(turned, 'image/jpeg', 'AI 生成'), 24);
    expect(box.left).toBeGreaterThan(150);
    expect(box.top).toBeGreaterThan(360);
  });

  it('is in every frame of an animation', async () => {
    const frames = await Promise.all(['#ff0000', '#0000ff'].map((colour) => ground(200, colour)));
    const given = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const marked = await drawVisibleLabel(given, 'image/gif', 'AI 生成');
    expect((await sharp(marked).metadata()).pages).toBe(2);
    for (const page of [0, 1]) {
      const frame = (bytes: Buffer) => sharp(bytes, { page }).removeAlpha().png().toBuffer();
      const box = await changedBox(await frame(given), await frame(marked), 16);
      expect(box.top).toBeGreaterThan(150);
      expect(box.bottom).toBeGreaterThan(180);
    }
  });

  it('leaves room for the metadata, which is embedded afterwards without changing a pixel', async () => {
    const xmp = provenanceXmp(model, { id: 'an id', at: new Date(0), site: 'cn' });
    const marked = await drawVisibleLabel(await ground(256, '#336699'), 'image/png', 'AI 生成');
    const { bytes } = await cleanPicture(marked, 'image/png', xmp);
    expect((await sharp(bytes).metadata()).xmp?.toString('utf8')).toBe(xmp);
    expect((await changedBox(marked, bytes)).right).toBe(-1);
  });

  it('refuses a damaged picture like any other', async () => {
    const whole = await noise(100, 100).png().toBuffer();
    const cut = whole.subarray(0, whole.length / 2);
    await expect(drawVisibleLabel(cut, 'image/png', 'AI 生成')).rejects.toMatchObject({
      code: 'image_unreadable',
    });
  });
});
