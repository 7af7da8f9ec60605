import { forgetDraft, keepDraft, readDraft } from '../../lib/draft-store.ts';

/** What is chosen on designs, kept in this browser over a reload. */
const keyOf = (design: string): string => `area ${design}`;

/** The pixels of the area that was chosen on a design, as `keepArea` got them. */
export async function readArea(design: string): Promise<ImageBitmap | undefined> {
  const bytes = await readDraft(keyOf(design));
  return bytes && createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
}

/** By design, the area that is to be kept next. */
const wanted = new Map<string, OffscreenCanvas | undefined>();

/** Keeps what is chosen on a design; undefined keeps nothing. Of several in a row the last one is kept. */
export async function keepArea(design: string, area: OffscreenCanvas | undefined): Promise<void> {
  const isUnderWay = wanted.has(design);
  wanted.set(design, area);
  if (isUnderWay) return;
  try {
    for (let kept: OffscreenCanvas | undefined | null = null; kept !== wanted.get(design); ) {
      kept = wanted.get(design);
      const file = await kept?.convertToBlob({ type: 'image/png' });
      const key = keyOf(design);
      await (file ? keepDraft(key, new Uint8Array(await file.arrayBuffer())) : forgetDraft(key));
    }
  } finally {
    wanted.delete(design);
  }
}
