import { ffmpegReading } from '../ffmpeg-args.ts';
import { LOOKED_PICTURES, type Look, type LookRequest, shownTimes } from './look.ts';

const words = (text: string): string[] => text.split(' ');

/** Arguments of the `ffmpeg` program that list the packets of the pictures on standard output. */
export const packetArgs = (request: LookRequest): string[] => [
  ...words('-hide_banner -nostdin -v error'),
  ...ffmpegReading(request),
  ...words('-map 0:V:0 -c copy -f framecrc pipe:1'),
];

/** Arguments of the `ffmpeg` program that describe streams and first pictures on standard error. */
export const pictureArgs = (request: LookRequest): string[] => [
  ...words('-hide_banner -nostdin -nostats -noautorotate -v info'),
  ...ffmpegReading(request),
  ...words(`-map 0:V:0 -frames:v ${LOOKED_PICTURES} -vf showinfo -f null -`),
];

/**
 * Understands the output of `packetArgs`, and the lines that `pictureArgs` writes.
 * @throws Error without a picture
 */
export function lookOf(packets: string, said: readonly string[]): Look {
  const [, num = 1, den = 1] = /^#tb 0: (\d+)\/(\d+)$/m.exec(packets)?.map(Number) ?? [];
  const rows = packets
    .split('\n')
    .filter((line) => line.startsWith('0,'))
    .map((line) => Number(line.split(',')[2]));
  const input = said.slice(
    said.findIndex((line) => line.startsWith('Input #0')),
    said.findIndex((line) => /^(Output #0|Stream mapping)/.test(line)),
  );
  const codecs = (kind: string) =>
    input.flatMap((line) => new RegExp(`^ +Stream #0:.*?: ${kind}: (\\w+)`).exec(line)?.[1] ?? []);
  const pictures = said.filter((line) => line.startsWith('[Parsed_showinfo'));
  const shown = pictures.flatMap((line) => / fmt:(\w+) .* s:(\d+)x(\d+) i:(\w)/.exec(line) ?? []);
  const [, pixels, width, height] = shown;
  const [, range, matrix, primaries, transfer] =
    pictures
      .map((line) =>
        /color_range:(\S+) color_space:(\S+) color_primaries:(\S+) color_trc:(\S+)/.exec(line)?.map(told),
      )
      .find((found) => found) ?? [];
  const [codec] = codecs('Video');
  if (codec === undefined || pixels === undefined) throw new Error('no picture was decoded');
  return {
    times: shownTimes(rows.map((pts) => (pts * num) / den)),
    codec,
    pixels,
    width: Number(width),
    height: Number(height),
    isInterlaced: pictures.some((line) => / i:[TB] /.test(line)),
    range,
    matrix,
    primaries,
    transfer,
    sounds: codecs('Audio'),
  };
}

const told = (name: string): string | undefined => (name.startsWith('unknown') ? undefined : name);
