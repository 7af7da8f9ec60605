import type { Place } from '@inkreel/contract/api/tasks.ts';

const percent = (share: number) => `${share * 100}%`;

/** Where the edge should be checked, numbered on the picture as in the row above it. */
export function CutOutDoubts({ doubts }: { doubts: readonly Place[] }) {
  return doubts.map(({ left, top, width, height }, at) => (
    <span
      key={`${left} ${top}`}
      className="cut-out-doubt"
      aria-hidden
      style={{ left: percent(left), top: percent(top), width: percent(width), height: percent(height) }}
    >
      <b>{at + 1}</b>
    </span>
  ));
}
