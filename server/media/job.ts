/** Formats that jobs read, by the name of ffmpeg's reader. It is always forced, whatever a file claims to be. */
const INPUT_FORMATS = [
  'mov',
  'matroska',
  'avi',
  'wav',
  'mp3',
  'aac',
  // Of the product's own sounds alone: no upload has it.
  'ogg',
  'png_pipe',
  'jpeg_pipe',
] as const;
export type InputFormat = (typeof INPUT_FORMATS)[number];

/** The reader of each content type that uploads may have. */
export const FORMAT_OF_TYPE: Readonly<Record<string, InputFormat>> = {
  'video/mp4': 'mov',
  'video/quicktime': 'mov',
  'video/webm': 'matroska',
  'video/x-msvideo': 'avi',
  'audio/mp4': 'mov',
  'audio/wav': 'wav',
  'audio/mpeg': 'mp3',
  'audio/aac': 'aac',
  'image/png': 'png_pipe',
  'image/jpeg': 'jpeg_pipe',
};

/** Raw frames in memory. */
export interface RawFrames {
  /** Pixels; both even. */
  width: number;
  height: number;
  /** Frames a second. */
  frameRate: number;
  /** Planar 4:2:0 in BT.709 with limited range, without or with a plane of opacity, or four bytes a pixel of sRGB. */
  pixels: 'yuv420p' | 'yuva420p' | 'rgba';
}

/** Frames that this process writes to the job as `MediaRunOptions.input`. */
export interface FramesInput {
  frames: RawFrames;
}

export interface MediaInput {
  /** Absolute path of a local file. */
  path: string;
  format: InputFormat;
  /** Start, exact to the frame and the sample, in seconds. */
  startSeconds?: number;
  /** How much of it is used, in seconds; all by default. */
  seconds?: number;
  /** Begins again at its end, until the output is full. */
  repeat?: boolean;
  /** Which of its sounds is used, counted from 0; the first by default. */
  sound?: number;
  /** Decodes key frames only: for quick overviews of long videos. */
  keyFramesOnly?: boolean;
}

/** Where a stream of the output comes from: a pad of the graph, which is encoded, or an input's stream as it is. */
export type StreamFrom = { pad: string } | { copyOf: number };

/** What is written: a file of this format, or `samples` and `frames` for this process to read. */
export type OutputFormat = 'mp4' | 'webm' | 'wav' | 'mp3' | 'png' | 'samples' | 'frames';

export interface MediaOutput {
  format: OutputFormat;
  /** Absolute path; none for `samples` (32-bit float numbers) and `frames` (raw pixels), which go to `onOutput`. */
  path?: string;
  video?: StreamFrom;
  audio?: StreamFrom;
  /** Constant frame rate of encoded pictures. */
  frameRate?: number;
  /** Longest it may be, in seconds. */
  seconds?: number;
  /** Name of copied pictures in an MP4; by default the usual one of their codec. */
  copyTag?: 'avc1' | 'hvc1';
  /** Bits a second of encoded sound, for formats that have a choice. */
  audioBitRate?: number;
  /** Encodes pictures without a visible difference, for frames that stay mostly as they were. */
  faithful?: boolean;
  /** Small pictures for scrubbing: many key frames, and each frame needs only earlier ones. */
  proxy?: boolean;
}

/** A piece of work on media files, as plain data: both backends execute the same. */
export interface MediaJob {
  /** At most one of them is frames of this process. */
  inputs: readonly (MediaInput | FramesInput)[];
  /** Text of a `FilterGraph`; empty if every stream is copied. */
  graph: string;
  output: MediaOutput;
  /** Expected length of the output in seconds, for progress. */
  expectedSeconds: number;
}

/** Encoders and their options, with ffmpeg's names, for both backends. */
export const ENCODERS = {
  h264: {
    preset: 'veryfast',
    crf: '20',
    faithfulCrf: '13',
    /** Of proxies; `proxyFrames` from one key frame to the next. */
    proxyCrf: '26',
    proxyFrames: 12,
    proxyParams: 'bframes=0:scenecut=0',
    profile: 'high',
    /** Same output without a separate look-ahead thread, whose frames take 30 MB at 1080p. */
    faithfulParams: 'sync-lookahead=0',
  },
  /** For WebM; about the quality of `h264`, at a third of its speed. */
  vp9: { crf: '24', deadline: 'good', 'cpu-used': '5', 'row-mt': '1' },
  keyFrameSeconds: 2,
  aacBitRate: 160_000,
  opusBitRate: 128_000,
  mp3BitRate: 192_000,
  sampleRate: 48_000,
} as const;

/** How pictures are encoded: quality, options of x264, and frames from one key frame to the next at most. */
export function qualityOf({
  frameRate = 30,
  faithful = false,
  proxy = false,
}: Pick<MediaOutput, 'frameRate' | 'faithful' | 'proxy'>): {
  crf: string;
  params: string | undefined;
  keyFrames: number;
} {
  const { h264, keyFrameSeconds } = ENCODERS;
  if (proxy) return { crf: h264.proxyCrf, params: h264.proxyParams, keyFrames: h264.proxyFrames };
  return {
    crf: faithful ? h264.faithfulCrf : h264.crf,
    params: faithful ? h264.faithfulParams : undefined,
    keyFrames: Math.round(frameRate * keyFrameSeconds),
  };
}

/** What a reader may decode: everything else in a file is ignored or refused. */
const DECODERS = [
  'h264 hevc vp8 vp9 libvpx-vp9 av1 libdav1d mpeg4 msmpeg4v3 mjpeg png prores aac aac_fixed',
  'mp3 mp3float opus vorbis flac alac ac3 eac3 adpcm_ms pcm_s16le pcm_s16be pcm_s24le',
  'pcm_s24be pcm_s32le pcm_f32le pcm_f64le pcm_u8 pcm_alaw pcm_mulaw adpcm_ima_wav',
  // Sound of phones and camcorders.
  'mp2 mp2float amrnb amrwb adpcm_ima_qt pcm_f32be',
].flatMap((line) => line.split(' '));

/** Limits on what a file can make a reader do. */
export const READER_LIMITS = {
  streams: 64,
  /** Pixels of one decoded picture: 8192 × 8192. */
  pixels: 2 ** 26,
  /** Size of one block of memory, in bytes. */
  allocation: 2 ** 29,
  /** Read to find out what the streams are, in bytes and microseconds of media. */
  probeBytes: 8_000_000,
  analyzeMicroseconds: 5_000_000,
} as const;

/** How a reader is opened: the address, the forced format, and the options as ffmpeg names them. */
export interface Opening {
  url: string;
  format: string;
  options: Record<string, string>;
}

/** Local files only, known decoders only; frames of this process come through the standard input. */
export function openingOf(input: MediaInput | FramesInput): Opening {
  if ('frames' in input) return { url: 'pipe:0', format: 'rawvideo', options: rawOptions(input.frames) };
  const { path, format } = input;
  return {
    url: `file:${path}`,
    format,
    options: {
      protocol_whitelist: 'file',
      format_whitelist: FORMAT_NAMES[format] ?? format,
      codec_whitelist: DECODERS.join(','),
      max_streams: String(READER_LIMITS.streams),
      probesize: String(READER_LIMITS.probeBytes),
      analyzeduration: String(READER_LIMITS.analyzeMicroseconds),
    },
  };
}

const rawOptions = ({ width, height, frameRate, pixels }: RawFrames): Record<string, string> => ({
  protocol_whitelist: 'pipe',
  format_whitelist: 'rawvideo',
  codec_whitelist: 'rawvideo',
  video_size: `${width}x${height}`,
  pixel_format: pixels,
  framerate: String(frameRate),
});

/** Readers that are listed under several names at once. */
const FORMAT_NAMES: Partial<Record<InputFormat, string>> = {
  mov: 'mov,mp4,m4a,3gp,3g2,mj2',
  matroska: 'matroska,webm',
};
