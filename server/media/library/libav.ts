import { createRequire } from 'node:module';

/**
 * The part of FFmpeg's libraries that is used, as the addon of the package `@seydx/node-av-*` offers it: calls of the C
 * interface with its names and error codes. The addon contains GPL code, so it is loaded in a separate process.
 */

export interface Rational {
  num: number;
  den: number;
}
export interface Packet {
  streamIndex: number;
  pts: bigint;
  dts: bigint;
  duration: bigint;
  alloc(): void;
  unref(): void;
  clone(): Packet | null;
  rescaleTs(from: Rational, to: Rational): void;
}
export interface Frame {
  pts: bigint;
  bestEffortTimestamp: bigint;
  duration: bigint;
  pictType: number;
  readonly flags: number;
  readonly sampleRate: number;
  readonly channelLayout: unknown;
  readonly width: number;
  readonly height: number;
  readonly format: number;
  readonly sampleAspectRatio: Rational;
  readonly colorSpace: number;
  readonly colorRange: number;
  readonly colorPrimaries: number;
  readonly colorTrc: number;
  alloc(): void;
  unref(): void;
  clone(): Frame | null;
  free(): void;
}
export interface Dictionary {
  alloc(): void;
  set(key: string, value: string, flags: number): number;
}
export interface CodecParameters {
  readonly codecType: number;
  readonly codecId: number;
  codecTag: number | string;
  copy(to: CodecParameters): number;
  fromContext(context: CodecContext): number;
  getCodedSideData(type: number): Buffer | null;
}
export interface Stream {
  readonly index: number;
  codecpar: CodecParameters;
  timeBase: Rational;
  readonly disposition: number;
  avgFrameRate: Rational;
  readonly rFrameRate: Rational;
  discard: number;
}
export interface FormatContext {
  readonly startTime: bigint;
  readonly streams: Stream[] | null;
  readonly oformat: { flags: number } | null;
  allocContext(): void;
  allocOutputContext2(format: null, name: string, path: string): number;
  openInputSync(url: string, format: unknown, options: Dictionary | null): number;
  findStreamInfoSync(options: null): number;
  readFrameSync(packet: Packet): number;
  seekFrameSync(stream: number, timestamp: bigint, flags: number): number;
  openOutputSync(): number;
  closeOutputSync(): void;
  newStream(codec: null): Stream;
  writeHeaderSync(options: Dictionary | null): number;
  interleavedWriteFrameSync(packet: Packet | null): number;
  writeTrailerSync(): number;
}
export interface CodecContext {
  flags: number;
  width: number;
  height: number;
  pixelFormat: number;
  timeBase: Rational;
  pktTimebase: Rational;
  framerate: Rational;
  sampleAspectRatio: Rational;
  colorRange: number;
  colorPrimaries: number;
  colorTrc: number;
  colorSpace: number;
  gopSize: number;
  bitRate: bigint;
  sampleRate: number;
  sampleFormat: number;
  channelLayout: unknown;
  readonly frameSize: number;
  threadCount: number;
  allocContext3(codec: Codec): void;
  parametersToContext(parameters: CodecParameters): number;
  open2Sync(codec: Codec, options: Dictionary | null): number;
  flushBuffers(): void;
  sendPacketSync(packet: Packet | null): number;
  receiveFrameSync(frame: Frame): number;
  sendFrameSync(frame: Frame | null): number;
  receivePacketSync(packet: Packet): number;
}
export interface Codec {
  readonly name: string;
}
export interface FilterContext {
  buffersrcAddFrameSync(frame: Frame | null, flags: number): number;
  buffersinkGetFrameSync(frame: Frame): number;
  buffersinkGetTimeBase(): Rational;
  buffersinkGetFrameRate(): Rational;
  buffersinkGetFormat(): number;
  buffersinkGetWidth(): number;
  buffersinkGetHeight(): number;
  buffersinkGetSampleAspectRatio(): Rational;
  buffersinkGetSampleRate(): number;
  buffersinkGetChannelLayout(): unknown;
}
export interface FilterGraph {
  nbThreads: number;
  alloc(): void;
  parsePtr(text: string, inputs: null, outputs: null): number;
  getFilter(name: string): FilterContext | null;
  configSync(): number;
}

export interface Libav {
  Packet: new () => Packet;
  Frame: new () => Frame;
  Dictionary: new () => Dictionary;
  FormatContext: new () => FormatContext;
  CodecContext: new () => CodecContext;
  FilterGraph: new () => FilterGraph;
  FFmpegError: { strerror(code: number): string };
  Codec: {
    findDecoder(id: number): Codec | null;
    findEncoderByName(name: string): Codec | null;
  };
  InputFormat: { findInputFormat(name: string): unknown };
  Log: { setLevel(level: number): void };
  Option: { set(target: unknown, name: string, value: string, search: number): number };
  avChannelLayoutDescribe(layout: unknown): string | null;
  avGetCodecName(id: number): string | null;
  avGetPixFmtName(format: number): string | null;
}

/** Path of the addon; undefined if the package is not installed or there is none for this platform. */
export function libraryPath(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(
      `@seydx/node-av-${process.platform}-${process.arch}/node-av.node`,
    );
  } catch {
    return undefined;
  }
}

export function loadLibav(): Libav {
  const path = libraryPath();
  if (path === undefined) throw new Error('no media library is installed for this platform');
  return createRequire(import.meta.url)(path) as Libav;
}

/** Constants of FFmpeg's headers. */
export const AV = {
  eof: -541_478_725,
  again: process.platform === 'darwin' ? -35 : -11,
  noPts: -(2n ** 63n),
  timeBase: 1_000_000n,
  video: 0,
  audio: 1,
  displayMatrix: 5,
  /** A flag of frames. */
  interlaced: 8,
  attachedPicture: 0x400,
  seekBackward: 1,
  discardAll: 48,
  globalHeader: { format: 0x40, codec: 0x40_0000 },
  bt709: 1,
  limitedRange: 1,
  logError: 16,
  searchChildren: 1,
} as const;
