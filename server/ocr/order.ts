interface Boxed {
  box: { x: number; y: number; width: number; height: number };
}

/** From top to bottom; lines side by side from left to right. */
export function inReadingOrder<Line extends Boxed>(lines: readonly Line[]): Line[] {
  const rows: Line[][] = [];
  for (const line of lines.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const row = rows.at(-1);
    if (row && row.every((other) => isBeside(other, line))) row.push(line);
    else rows.push([line]);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.box.x - b.box.x));
}

const middleOf = ({ box }: Boxed) => box.y + box.height / 2;

/** Whether the vertical centre of each is within the other. */
function isBeside(a: Boxed, b: Boxed): boolean {
  return Math.abs(middleOf(a) - middleOf(b)) < Math.min(a.box.height, b.box.height) / 2;
}
