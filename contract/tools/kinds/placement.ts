import type { Kind } from '../../fields/kind.ts';

/** Where the cut-out of the picture `of` is placed on the canvas. */
export interface PlacementField {
  kind: 'placement';
  of: string;
}

/** Centre of the cut-out as a share of the canvas, and its width as a share of the canvas's width. */
export interface Placement {
  x: number;
  y: number;
  scale: number;
}

/** Limits of the cut-out's centre, as a share of the canvas. */
export const CENTRE = { minimum: -1, maximum: 2 } as const;
/** Limits of its width, as a share of the canvas's width. */
export const SCALE = { minimum: 0.02, maximum: 4 } as const;

export const placement: Kind<PlacementField> = {
  properties: () => ({
    placement: {
      rule: {
        type: 'record',
        properties: {
          x: { rule: { type: 'number', ...CENTRE } },
          y: { rule: { type: 'number', ...CENTRE } },
          scale: { rule: { type: 'number', ...SCALE } },
        },
      },
      optional: true,
    },
  }),
  tab: { en: 'Placement', zh: '摆放' },
};
