/** What a text has that another format cannot hold, as an import or an export says it. */

export const TEXT_LOSSES = [
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
  /** An image of a kind that is not taken, or a drawing. */
  'unreadable_image',
  /** An image that is a file of another computer, or larger than is taken. */
  'local_image',
  /** Insertions of others, which are taken as accepted, and deletions, which are gone. */
  'tracked_changes',
  'comments',
  'headers_and_footers',
  'alignment',
  'colours_and_fonts',
  'mathematics',
  'page_breaks',
  'unknown_styles',
  /** The file itself could not be kept with the text. */
  'original_file',
] as const;
export type TextLossKind = (typeof TEXT_LOSSES)[number];

export interface TextLoss {
  kind: TextLossKind;
  count: number;
  /** Where, from 1, the first few; empty if the format has no lines. */
  lines: number[];
}
