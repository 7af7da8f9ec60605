/** What the header of a picture says, without decoding it. */
export interface PictureFacts {
  /** Pixels, before rotation by EXIF; undefined if only a decoder can say. */
  width: number | undefined;
  height: number | undefined;
  animated: boolean;
  /** False if the format or the header rules transparency out. */
  mayBeTransparent: boolean;
}

/** Reads the header of a picture of a known type. Truncated or malformed bytes give unknown sizes. */
export function pictureFacts(bytes: Uint8Array, type: string): PictureFacts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (type === 'image/png') return factsOfPng(bytes, view);
    if (type === 'image/jpeg') return factsOfJpeg(view);
    if (type === 'image/webp') return factsOfWebp(bytes, view);
    if (type === 'image/gif')
      return { ...sizes(view.getUint16(6, true), view.getUint16(8, true)), animated: true };
    if (type === 'image/bmp') {
      const [width, height] = [Math.abs(view.getInt32(18, true)), Math.abs(view.getInt32(22, true))];
      return { ...sizes(width, height), mayBeTransparent: false };
    }
  } catch (error) {
    // Reading beyond the end: the header is truncated.
    if (!(error instanceof RangeError)) throw error;
  }
  return sizes(undefined, undefined);
}

const sizes = (width: number | undefined, height: number | undefined): PictureFacts => ({
  width,
  height,
  animated: false,
  mayBeTransparent: true,
});

const textAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

/** Chunks up to the first one with pixels: an animation and a transparent palette are declared before it. */
function factsOfPng(bytes: Uint8Array, view: DataView): PictureFacts {
  const facts = sizes(view.getUint32(16), view.getUint32(20));
  facts.mayBeTransparent = [4, 6].includes(view.getUint8(25));
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = textAt(bytes, at + 4);
    if (name === 'acTL') facts.animated = true;
    if (name === 'tRNS') facts.mayBeTransparent = true;
    if (name === 'IDAT') break;
  }
  return facts;
}

/** Segments up to the frame header, which all kinds of JPEG have. */
function factsOfJpeg(view: DataView): PictureFacts {
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      return { ...sizes(view.getUint16(at + 7), view.getUint16(at + 5)), mayBeTransparent: false };
    }
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return { ...sizes(undefined, undefined), mayBeTransparent: false };
}

function factsOfWebp(bytes: Uint8Array, view: DataView): PictureFacts {
  const name = textAt(bytes, 12);
  if (name === 'VP8X') {
    const flags = view.getUint8(20);
    const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1;
    const facts = sizes(three(24), three(27));
    return { ...facts, animated: (flags & 0x02) !== 0, mayBeTransparent: (flags & 0x10) !== 0 };
  }
  if (name === 'VP8L') {
    const bits = view.getUint32(21, true);
    const facts = sizes((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
    return { ...facts, mayBeTransparent: ((bits >>> 28) & 1) === 1 };
  }
  const facts = sizes(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
  return { ...facts, mayBeTransparent: false };
}
