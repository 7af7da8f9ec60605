import {
  ENCODERS,
  type FramesInput,
  type MediaInput,
  type MediaJob,
  type MediaOutput,
  openingOf,
  qualityOf,
  READER_LIMITS,
} from './job.ts';

/**
 * A job as arguments of the `ffmpeg` program. Progress is written to standard error as `out_time_us=` lines.
 * @param outputPath path of the output; standard output if there is none
 */
export function ffmpegArgs({ inputs, graph, output }: MediaJob, outputPath: string | undefined): string[] {
  return [
    ...words('-hide_banner -nostdin -y -v error -nostats -progress pipe:2 -stats_period 0.1'),
    '-max_alloc',
    String(READER_LIMITS.allocation),
    ...inputs.flatMap(ffmpegReading),
    ...(graph === '' ? [] : ['-filter_complex', withSounds(graph, inputs)]),
    ...outputArgs(output, inputs),
    outputPath === undefined ? 'pipe:1' : `file:${outputPath}`,
  ];
}

/** Arguments that open an input; its options of time and decoding come in between. */
export function ffmpegReading(input: MediaInput | FramesInput): string[] {
  const { url, format, options } = openingOf(input);
  const { startSeconds, seconds, repeat, keyFramesOnly }: Partial<MediaInput> =
    'frames' in input ? {} : input;
  return [
    ...Object.entries(options).flatMap(([name, value]) => [`-${name}`, value]),
    '-max_pixels',
    String(READER_LIMITS.pixels),
    ...(keyFramesOnly ? ['-skip_frame', 'nokey'] : []),
    ...(repeat ? ['-stream_loop', '-1'] : []),
    ...(startSeconds === undefined ? [] : ['-ss', startSeconds.toFixed(6)]),
    ...(seconds === undefined ? [] : ['-t', seconds.toFixed(6)]),
    '-f',
    format,
    '-i',
    url,
  ];
}

/** The number of an input's sound, of which graphs only say that it is the used one. */
const soundOf = (input: MediaJob['inputs'][number] | undefined): number =>
  input && 'sound' in input ? (input.sound ?? 0) : 0;

const withSounds = (graph: string, inputs: MediaJob['inputs']): string =>
  inputs.reduce((text, input, at) => text.replaceAll(`[${at}:a]`, `[${at}:a:${soundOf(input)}]`), graph);

function outputArgs(output: MediaOutput, inputs: MediaJob['inputs']): string[] {
  const { video, audio, format, seconds } = output;
  const from = (stream: NonNullable<typeof video>, kind: 'V' | 'a') =>
    'pad' in stream
      ? ['-map', `[${stream.pad}]`]
      : ['-map', `${stream.copyOf}:${kind}:${kind === 'a' ? soundOf(inputs[stream.copyOf]) : 0}`];
  return [
    ...(video ? [...from(video, 'V'), ...videoArgs(output, 'copyOf' in video)] : ['-vn']),
    ...(audio ? [...from(audio, 'a'), ...audioArgs(output, 'copyOf' in audio)] : ['-an']),
    ...words('-sn -dn -map_metadata -1 -map_chapters -1 -fflags +bitexact'),
    ...(seconds === undefined ? [] : ['-t', seconds.toFixed(6)]),
    ...MUXERS[format],
  ];
}

const words = (text: string): string[] => text.split(' ');

const MUXERS: Readonly<Record<MediaOutput['format'], readonly string[]>> = {
  mp4: ['-movflags', '+faststart', '-f', 'mp4'],
  webm: ['-f', 'webm'],
  wav: ['-f', 'wav'],
  mp3: ['-f', 'mp3'],
  png: ['-frames:v', '1', '-update', '1', '-f', 'image2'],
  samples: ['-f', 'f32le'],
  frames: ['-f', 'rawvideo'],
};

function videoArgs(
  { format, frameRate = 30, faithful = false, proxy = false, copyTag }: MediaOutput,
  isCopy: boolean,
): string[] {
  if (isCopy) return ['-c:v', 'copy', ...(copyTag ? ['-tag:v', copyTag] : [])];
  if (format === 'png') return ['-c:v', 'png'];
  if (format === 'frames') return ['-c:v', 'rawvideo'];
  const quality = qualityOf({ frameRate, faithful, proxy });
  return [
    ...(format === 'webm' ? VP9 : h264Args(quality)),
    '-pix_fmt',
    'yuv420p',
    '-r',
    String(frameRate),
    '-g',
    String(quality.keyFrames),
    ...words('-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'),
  ];
}

const VP9 = [
  ...words('-c:v libvpx-vp9 -b:v 0'),
  ...Object.entries(ENCODERS.vp9).flatMap(([name, value]) => [`-${name}`, value]),
];

function h264Args({ crf, params }: ReturnType<typeof qualityOf>): string[] {
  const { preset, profile } = ENCODERS.h264;
  return [
    '-c:v',
    'libx264',
    '-preset',
    preset,
    '-crf',
    crf,
    ...(params === undefined ? [] : ['-x264-params', params]),
    '-profile:v',
    profile,
  ];
}

function audioArgs({ format, audioBitRate: wanted }: MediaOutput, isCopy: boolean): string[] {
  if (isCopy) return ['-c:a', 'copy'];
  const rate = (usual: number) => ['-b:a', String(wanted ?? usual)];
  if (format === 'wav') return ['-c:a', 'pcm_s16le'];
  if (format === 'samples') return ['-c:a', 'pcm_f32le'];
  if (format === 'mp3') return ['-c:a', 'libmp3lame', ...rate(ENCODERS.mp3BitRate)];
  if (format === 'webm') return ['-c:a', 'libopus', ...rate(ENCODERS.opusBitRate)];
  return ['-c:a', 'aac', ...rate(ENCODERS.aacBitRate)];
}
