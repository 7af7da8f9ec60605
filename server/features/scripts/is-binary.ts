/** Share of control characters above which bytes are no text. */
const BINARY = 0.002;

/** Tabs, line ends, form feeds and escapes are in texts too. */
const isControl = (code: number): boolean =>
  code === 0xfffd || (code < 0x20 && (code < 0x09 || code > 0x0d) && code !== 0x1b);

/** Whether what was decoded is no text: old Word files, images and programs have bytes that no text has. */
export function isBinary(text: string): boolean {
  let controls = 0;
  for (let at = 0; at < text.length; at += 1) if (isControl(text.charCodeAt(at))) controls += 1;
  return controls > BINARY * text.length;
}
