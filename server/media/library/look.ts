import { LOOKED_PICTURES, type Look, type LookRequest, shownTimes } from '../describe/look.ts';
import { AV, type Frame, type Libav } from './libav.ts';
import { openReader } from './reader.ts';

/** Reads a video from end to end, and decodes its first pictures. @throws Error without a picture */
export function lookAt(av: Libav, request: LookRequest): Look {
  const starts: number[] = [];
  const reader = openReader(av, request);
  const { timeBase, codecpar } = reader.streamOf('V');
  const unit = timeBase.num / timeBase.den;
  let isOver = false;
  reader.open({
    kind: 'V',
    onPacket: ({ pts, dts }) => {
      const start = pts === AV.noPts ? dts : pts;
      if (start !== AV.noPts) starts.push(Number(start) * unit);
    },
    onEnd: () => {
      isOver = true;
    },
  });
  while (!isOver && reader.step());
  const { first, isInterlaced } = firstPictures(av, request);
  return {
    times: shownTimes(starts),
    codec: av.avGetCodecName(codecpar.codecId) ?? '',
    pixels: av.avGetPixFmtName(first.format) ?? '',
    width: first.width,
    height: first.height,
    isInterlaced,
    range: RANGES[first.colorRange],
    matrix: MATRICES[first.colorSpace],
    primaries: PRIMARIES[first.colorPrimaries],
    transfer: TRANSFERS[first.colorTrc],
    sounds: reader.sounds.map(({ codecpar: { codecId } }) => av.avGetCodecName(codecId) ?? ''),
  };
}

function firstPictures(av: Libav, request: LookRequest): { first: Frame; isInterlaced: boolean } {
  const reader = openReader(av, request);
  let first: Frame | undefined;
  let [decoded, isInterlaced, isOver] = [0, false, false];
  reader.open({
    kind: 'V',
    onFrame: (frame) => {
      first ??= frame.clone() ?? undefined;
      decoded += 1;
      isInterlaced ||= decoded <= LOOKED_PICTURES && (frame.flags & AV.interlaced) !== 0;
    },
    onEnd: () => {
      isOver = true;
    },
  });
  while (!isOver && decoded < LOOKED_PICTURES && reader.step());
  if (!first) throw new Error('no picture was decoded');
  return { first, isInterlaced };
}

/** Names of FFmpeg's numbers of colours; what is left out is unknown or never in a film. */
const RANGES: Readonly<Record<number, string>> = { 1: 'tv', 2: 'pc' };
const MATRICES: Readonly<Record<number, string>> = {
  0: 'gbr',
  1: 'bt709',
  4: 'fcc',
  5: 'bt470bg',
  6: 'smpte170m',
  7: 'smpte240m',
  9: 'bt2020nc',
  10: 'bt2020c',
};
const PRIMARIES: Readonly<Record<number, string>> = {
  1: 'bt709',
  4: 'bt470m',
  5: 'bt470bg',
  6: 'smpte170m',
  7: 'smpte240m',
  9: 'bt2020',
  11: 'smpte431',
  12: 'smpte432',
};
const TRANSFERS: Readonly<Record<number, string>> = {
  1: 'bt709',
  4: 'bt470m',
  5: 'bt470bg',
  6: 'smpte170m',
  7: 'smpte240m',
  8: 'linear',
  13: 'iec61966-2-1',
  14: 'bt2020-10',
  15: 'bt2020-12',
  16: 'smpte2084',
  18: 'arib-std-b67',
};
