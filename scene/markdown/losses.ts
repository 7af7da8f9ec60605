/** What a text has that another format cannot hold, as an import or an export says it. */

export const LOSSES = [
  /** A link or an image whose address would run something: its words stay. */
  'unsafe_address',
  /** An image on another server, which would learn who reads: it stays as a link. */
  'foreign_image',
  /** Raw HTML, which stays as its source. */
  'raw_html',
  /** A definition of a link that nothing uses. */
  'unused_definition',
  /** A link without words. */
  'empty_link',
  /** Lists and quotes that are nested too deep: what is in them moves out. */
  'deep_nesting',
  /** Cells that span others: each becomes a single one. */
  'merged_cells',
  /** Lists, code and quotes in a cell: their words stay. */
  'blocks_in_cells',
  /** An image that is not made yet. */
  'unmade_image',
  /** Of Word files. */
  'tracked_changes',
  'headers_and_footers',
  'alignment',
  'colours_and_fonts',
  'mathematics',
  'comments',
  'page_breaks',
  'drawings',
  'unknown_styles',
] as const;
export type LossKind = (typeof LOSSES)[number];

export interface Loss {
  kind: LossKind;
  count: number;
  /** Where, from 1, the first few; empty if the format has no lines. */
  lines: number[];
}

const MOST_LINES = 20;

/** Collects losses, of each kind the number and the first lines. */
export function createLosses(): { add(kind: LossKind, line?: number, count?: number): void; list(): Loss[] } {
  const found = new Map<LossKind, Loss>();
  return {
    add(kind, line, count = 1) {
      const loss = found.get(kind) ?? { kind, count: 0, lines: [] };
      found.set(kind, loss);
      loss.count += count;
      if (line !== undefined && loss.lines.length < MOST_LINES && loss.lines.at(-1) !== line)
        loss.lines.push(line);
    },
    list: () => [...found.values()].sort((a, b) => LOSSES.indexOf(a.kind) - LOSSES.indexOf(b.kind)),
  };
}
export type Losses = ReturnType<typeof createLosses>;
