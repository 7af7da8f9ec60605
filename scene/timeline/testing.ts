import { cutOut, pictureLayer, textLayer } from '../layers/testing.ts';
import { FRAME_RATES } from './time.ts';
import type { Timeline } from './timeline.ts';

/** Texts of four scripts, one that is shaped, one of two directions. */
export const TEXTS = ['Film 2: wave', '春眠不觉晓', 'مرحبا Inkreel 24', 'สวัสดีครับ'] as const;

/**
 * Three frames at 29.97 a second with each kind of layer, blends, filters and masks, and texts of four scripts. Sources
 * are `photo` and `cut`.
 */
export const TIMELINE: Timeline = {
  width: 320,
  height: 180,
  rate: FRAME_RATES['29.97'],
  frames: 3,
  background: '#20242a',
  layers: [
    {
      ...pictureLayer({ source: 'photo', x: 160, y: 90, width: 330, height: 186, rotation: 3 }),
      from: 0,
      frames: 3,
      filters: [
        { kind: 'blur', radius: 2 },
        { kind: 'saturate', amount: 1.4 },
      ],
    },
    {
      ...cutOut({ source: 'cut', x: 90, y: 80, width: 120, height: 120, rotation: -11, opacity: 0.8 }),
      from: 0,
      frames: 2,
      blend: 'soft-light',
    },
    {
      ...pictureLayer({ source: 'photo', x: 230, y: 80, width: 160, height: 90 }),
      from: 1,
      frames: 2,
      mask: { shape: 'ellipse', x: 235, y: 75, width: 100, height: 61, rotation: 20, radius: 0 },
      filters: [{ kind: 'drop-shadow', x: 4, y: 5, radius: 3, color: '#000000aa' }],
    },
    ...TEXTS.map((text, index) => ({
      ...textLayer({ text, x: 160, y: 30 + 38 * index, width: 300, height: 40, fontSize: 22 + 3 * index }),
      color: ['#ffffff', '#ffd800', '#9be0ff', '#ff9f80'][index] ?? '',
      align: (['left', 'center', 'right', 'center'] as const)[index] ?? 'left',
      bold: index % 2 === 1,
      font: index === 1 ? ('serif' as const) : ('sans' as const),
      plate: index === 3 ? '#00000080' : null,
      opacity: index === 2 ? 0.7 : 1,
      rotation: index === 0 ? -4 : 0,
      from: 0,
      frames: 3,
    })),
  ],
};
