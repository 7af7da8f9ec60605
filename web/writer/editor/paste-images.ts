/**
 * Images in pasted HTML whose bytes came along: as data in the address, or, as Word does it, in the same text as RTF
 * while the HTML names files of the other computer, which no page may read.
 */

/** Images of one paste, and bytes of each, that are taken. */
const MOST = 20;
const LARGEST = 10 * 1024 * 1024;
const DATA = /^data:(image\/(?:png|jpeg|gif|webp|avif));base64,([\w+/=\s]+)$/i;
/** Says which of the images of a paste an element is. */
const PLACE = 'data-pasted';

export interface PastedImages {
  /** The HTML with a place for each image; those that are lost are gone. */
  page: Document;
  files: File[];
  /** What is known of each image that did not come along: its text, or the words in front of it. */
  lost: string[];
}

/** Whether any image of the HTML is not an address of the web. */
export const hasOwnImages = (html: string): boolean =>
  /<img\b[^>]*\ssrc\s*=\s*["']?(?:data|file):/i.test(html);

/** Whether HTML is one image and nothing else: browsers copy an image as that, and the image as a file. */
export function isImageAlone(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.textContent?.trim() === '' && body.querySelectorAll('img').length === 1;
}

/** Finds the images whose bytes are in the clipboard. @param rtf the same text as RTF, or empty */
export function pastedImages(html: string, rtf: string): PastedImages {
  const page = new DOMParser().parseFromString(html, 'text/html');
  // Those in the sign before a line are bullets of Word.
  const all = [...page.body.querySelectorAll('img')].filter(
    (image) => image.closest('[style*="mso-list:ignore" i]') === null,
  );
  const local = all.filter(({ src }) => src.startsWith('file:'));
  const drawn = local.length > 0 ? imagesOfRtf(rtf) : [];
  const files: File[] = [];
  const lost: string[] = [];
  for (const image of all) {
    const at = local.indexOf(image);
    if (at < 0 && !image.src.startsWith('data:')) continue;
    // One drawing more or less, and no image could be told from the next.
    const bytes = at < 0 ? imageOfAddress(image.src) : drawn.length === local.length ? drawn[at] : undefined;
    if (bytes && files.length < MOST && bytes.size <= LARGEST) {
      image.removeAttribute('src');
      image.setAttribute(PLACE, String(files.length));
      files.push(new File([bytes], `image-${files.length + 1}`, { type: bytes.type }));
    } else {
      // Google Docs and others have check boxes as images, which are read as such.
      if (image.getAttribute('aria-roledescription') === 'checkbox') continue;
      lost.push(nameOf(image));
      image.remove();
    }
  }
  return { page, files, lost };
}

/** The HTML with the sources of stored images; those without one are gone. */
export function withSources({ page }: PastedImages, sources: readonly (string | undefined)[]): string {
  for (const image of page.querySelectorAll(`img[${PLACE}]`)) {
    const source = sources[Number(image.getAttribute(PLACE))];
    image.removeAttribute(PLACE);
    if (source === undefined) image.remove();
    else image.setAttribute('data-source', source);
  }
  return page.body.innerHTML;
}

function nameOf(image: HTMLImageElement): string {
  if (image.alt.trim() !== '') return image.alt.trim().slice(0, 80);
  const before = image.ownerDocument.createRange();
  before.setStart(image.ownerDocument.body, 0);
  before.setEndBefore(image);
  const words = before.toString().replaceAll(/\s+/g, ' ').trim();
  return words === '' ? '' : `…${words.slice(-40)}`;
}

function imageOfAddress(address: string): Blob | undefined {
  const [, type, data = ''] = DATA.exec(address) ?? [];
  if (type === undefined) return undefined;
  try {
    return new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type });
  } catch {
    return undefined;
  }
}

/** The images in RTF, in order; metafiles, of which browsers draw none, are left out. */
export function imagesOfRtf(rtf: string): Blob[] {
  const images: Blob[] = [];
  for (let at = rtf.indexOf('{\\pict'); at >= 0; at = rtf.indexOf('{\\pict', at + 1)) {
    let depth = 0;
    let end = at;
    let words = '';
    for (; end < rtf.length; end += 1) {
      const letter = rtf[end];
      if (letter === '{') {
        depth += 1;
        // The group stands between a number before it and the bytes behind it.
        words += ' ';
      } else if (letter === '}') depth -= 1;
      if (depth === 0) break;
      if (depth === 1 && letter !== '{' && letter !== '}') words += letter;
    }
    at = end;
    const type = /\\pngblip/.test(words) ? 'image/png' : /\\jpegblip/.test(words) ? 'image/jpeg' : undefined;
    const digits = words.replaceAll(/\\[a-z]+-?\d* ?/gi, '').replaceAll(/\s+/g, '');
    if (type === undefined || digits.length % 2 > 0 || !/^[\da-f]+$/i.test(digits)) continue;
    const bytes = new Uint8Array(digits.length / 2);
    for (let byte = 0; byte < bytes.length; byte += 1)
      bytes[byte] = Number.parseInt(digits.slice(2 * byte, 2 * byte + 2), 16);
    images.push(new Blob([bytes], { type }));
  }
  return images;
}
