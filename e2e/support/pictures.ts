import type { JSHandle, Page } from 'playwright-core';
import sharp from 'sharp';

/** A file as a browser's file dialog provides it. */
export interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A picture of one colour with a brighter middle, so that no two colours make the same file. */
export async function pictureFile(
  name: string,
  size: { width: number; height: number },
  color: string,
): Promise<GivenFile> {
  const format = name.endsWith('.jpg') ? 'jpeg' : 'png';
  const middle = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#eeeeee' } })
    .png()
    .toBuffer();
  const buffer = await sharp({ create: { ...size, channels: 3, background: color } })
    .composite([{ input: middle }])
    .toFormat(format)
    .toBuffer();
  return { name, mimeType: `image/${format}`, buffer };
}

/** The file as a `DataTransfer` of the page, for dropping and pasting. */
export function transferOf(page: Page, files: readonly GivenFile[]): Promise<JSHandle<DataTransfer>> {
  return page.evaluateHandle(
    (given) => {
      const transfer = new DataTransfer();
      for (const { name, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        transfer.items.add(new File([bytes], name));
      }
      return transfer;
    },
    files.map(({ name, buffer }) => ({ name, base64: buffer.toString('base64') })),
  );
}
