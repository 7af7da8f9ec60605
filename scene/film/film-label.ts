/** The visible label of a film with generated files in it (GB 45438-2025, 5.2). */
import type { VisibleLabel } from '@inkreel/contract/visible-label.ts';
import type { Timeline } from '../timeline/timeline.ts';

/** Of the shorter side: the ink of Chinese characters, which fills 0.93 of it, is 5 % high. */
const FONT_SIZE = 0.054;
/** Between the label and the edges, in font sizes; the plate is wider than the text. */
const MARGIN = { across: 0.7, down: 0.4 } as const;
/** White text has a contrast of more than 5 to 1 over a white picture, and more over others. */
const PLATE = '#00000099';

/** The film with its label in the bottom right corner of every frame, over everything else. */
export function withLabel(timeline: Timeline, label: VisibleLabel | undefined): Timeline {
  if (label === undefined) return timeline;
  const { width, height, frames } = timeline;
  const fontSize = Math.min(width, height) * FONT_SIZE;
  return {
    ...timeline,
    layers: [
      ...timeline.layers,
      {
        kind: 'styled_text',
        text: label,
        fontSize,
        x: width - MARGIN.across * fontSize,
        y: height - MARGIN.down * fontSize,
        align: 'right',
        stands: 'over',
        font: 'sans',
        bold: false,
        italic: false,
        underline: false,
        spacing: 0,
        rotation: 0,
        opacity: 1,
        color: '#ffffff',
        colorBelow: null,
        outlines: [],
        shadow: null,
        plate: PLATE,
        from: 0,
        frames,
      },
    ],
  };
}
