import { expect, it } from 'vitest';
import { imagesOfRtf } from './paste-images.ts';

const PNG = '89504e470d0a1a0a';
const pict = (kind: string, hex: string) =>
  `{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn shapeType}{\\sv 75}}}\\picscalex100\\picw10 \\${kind}\\bliptag-12{\\*\\blipuid 0af3}${hex}}`;

it('reads the images of RTF in order, and leaves out the metafiles that stand for them', async () => {
  const rtf = `{\\rtf1 One {\\*\\shppict${pict('pngblip', PNG)}}{\\nonshppict${pict('wmetafile8', '00ff')}} two ${pict('jpegblip', 'ffd8\r\nFFE0')}\\par}`;
  const images = imagesOfRtf(rtf);
  expect(images.map(({ type }) => type)).toEqual(['image/png', 'image/jpeg']);
  const bytes = await Promise.all(
    images.map(async (image) => Buffer.from(await image.arrayBuffer()).toString('hex')),
  );
  expect(bytes).toEqual([PNG, 'ffd8ffe0']);
});

it('reads nothing of what is damaged', () => {
  expect(imagesOfRtf(pict('pngblip', 'xyz'))).toEqual([]);
  expect(imagesOfRtf(pict('pngblip', '123'))).toEqual([]);
  expect(imagesOfRtf('{\\pict\\pngblip 8950')).toHaveLength(1);
  expect(imagesOfRtf('no image')).toEqual([]);
});
