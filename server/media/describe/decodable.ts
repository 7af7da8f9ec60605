/** Names in files of codecs that mediabunny does not know: sample entries, ids of Matroska, FourCC of AVI. */
const PICTURES = new Set(
  [
    'mp4v jpeg mjpa apcn apch apcs apco ap4h ap4x',
    'V_MPEG4/ISO/SP V_MPEG4/ISO/ASP V_MPEG4/ISO/AP V_MPEG4/MS/V3 V_MS/VFW/FOURCC V_MJPEG V_PRORES',
    'mjpg xvid divx dx50 fmp4 mp43 div3 mpng h264 x264 avc1 hevc hev1 vp80 vp90 av01',
  ].flatMap((line) => line.split(' ')),
);
const SOUNDS: Readonly<Record<string, string>> = {
  samr: 'amr-nb',
  sawb: 'amr-wb',
  'A_MPEG/L2': 'mp2',
  '.mp2': 'mp2',
};

/** Whether jobs decode the pictures of a codec. @param name of the codec in the file */
export const decodesPictures = (name: string): boolean =>
  PICTURES.has(name) || PICTURES.has(name.toLowerCase());

/** The codec of a sound by its name in the file; `unknown` if jobs leave it out. */
export const soundCodecOf = (name: unknown): string =>
  (typeof name === 'string' ? SOUNDS[name] : undefined) ?? 'unknown';
