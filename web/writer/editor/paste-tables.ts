/** The most columns that rows are filled up to. */
const MOST = 100;

/** Rows that are shorter than others get their missing cells at their end: the editor would put them in front. */
export function evenRows(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    /** Columns that cells of rows above reach down into, by row. */
    const reached: number[] = [];
    const widths = [...table.rows].map((row, at) => {
      let width = reached[at] ?? 0;
      for (const cell of row.cells) {
        width += cell.colSpan;
        for (let below = at + 1; below < Math.min(at + cell.rowSpan, table.rows.length); below += 1)
          reached[below] = (reached[below] ?? 0) + cell.colSpan;
      }
      return width;
    });
    const most = Math.min(MOST, Math.max(0, ...widths));
    for (const [at, row] of [...table.rows].entries())
      for (let width = widths[at] ?? 0; width < most && row.cells.length > 0; width += 1) row.insertCell();
  }
}
