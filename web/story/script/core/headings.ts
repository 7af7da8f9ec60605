/** `INT. CAFÉ - NIGHT`, `外景 海滩 黄昏`, `第三场 …`: what scripts begin a scene with. */
const HEADING =
  /^(?:(?:INT|EXT|EST|I\/E|INT\.? ?\/ ?EXT|EXT\.? ?\/ ?INT)[. ]\s?\S|(?:内景|外景|內景|内外景|内\/外)[\s　.．。·:：]{1,3}\S|第[0-9一二三四五六七八九十百]{1,5}[场場])/iu;

/** Whether a paragraph is the heading of a scene. */
export const isHeading = (text: string): boolean =>
  text.length <= 120 && !text.includes('\n') && HEADING.test(text.trim());
