/** Texts of the visible label of generated files, in the languages of sites. */
export const VISIBLE_LABELS = ['AI 生成', '内置引擎生成', 'AI generated', 'Built-in engine'] as const;
export type VisibleLabel = (typeof VISIBLE_LABELS)[number];
