/** The outcome of reading the clipboard at the press of a button. */
export type Clipboard = { kind: 'files'; files: File[] } | { kind: 'empty' } | { kind: 'failed' };

/** Reads pictures from the clipboard; the browser may ask the person first. */
export async function readClipboard(): Promise<Clipboard> {
  try {
    const items = await navigator.clipboard.read();
    const files: File[] = [];
    for (const item of items) {
      const type = item.types.find((each) => each.startsWith('image/'));
      if (type !== undefined) files.push(new File([await item.getType(type)], 'pasted', { type }));
    }
    return files.length > 0 ? { kind: 'files', files } : { kind: 'empty' };
  } catch {
    return { kind: 'failed' };
  }
}
