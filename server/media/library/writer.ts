import { ENCODERS, type MediaOutput, qualityOf } from '../job.ts';
import {
  AV,
  type CodecContext,
  type FilterContext,
  type FormatContext,
  type Frame,
  type Libav,
  type Packet,
  type Stream,
} from './libav.ts';
import { check, dictionary } from './reader.ts';

const MUXERS: Readonly<Record<MediaOutput['format'], { name: string; options: Record<string, string> }>> = {
  mp4: { name: 'mp4', options: { movflags: '+faststart' } },
  webm: { name: 'webm', options: {} },
  wav: { name: 'wav', options: {} },
  mp3: { name: 'mp3', options: {} },
  png: { name: 'image2', options: { update: '1' } },
  samples: { name: 'f32le', options: {} },
  frames: { name: 'rawvideo', options: {} },
};

const AUDIO_ENCODERS: Readonly<Record<MediaOutput['format'], { name: string; bitRate?: number }>> = {
  mp4: { name: 'aac', bitRate: ENCODERS.aacBitRate },
  webm: { name: 'libopus', bitRate: ENCODERS.opusBitRate },
  wav: { name: 'pcm_s16le' },
  mp3: { name: 'libmp3lame', bitRate: ENCODERS.mp3BitRate },
  samples: { name: 'pcm_f32le' },
  png: { name: '' },
  frames: { name: '' },
};

/** One stream of the output. */
export interface Track {
  /** Encodes a frame of the graph; `null` at its end. */
  encode(frame: Frame | null): void;
}

export interface Writer {
  addEncoded(kind: 'V' | 'a', sink: FilterContext): Track;
  addCopy(of: Stream): (packet: Packet) => void;
  begin(): void;
  finish(): void;
}

/** Opens the output; nothing is written before `begin`. @param path undefined for standard output */
export function openWriter(av: Libav, output: MediaOutput, path: string | undefined): Writer {
  const context: FormatContext = new av.FormatContext();
  const muxer = MUXERS[output.format];
  const url = path === undefined ? 'pipe:1' : `file:${path}`;
  check(av, context.allocOutputContext2(null, muxer.name, url), 'the output was not made');
  av.Option.set(context, 'fflags', '+bitexact', AV.searchChildren);
  const packet = new av.Packet();
  packet.alloc();
  /** Copied packets that arrived before the header could be written. */
  const early: (() => void)[] = [];
  let hasBegun = false;

  const write = (encoder: CodecContext, stream: Stream) => {
    for (;;) {
      const code = encoder.receivePacketSync(packet);
      if (code === AV.again || code === AV.eof) return;
      check(av, code, 'encoding');
      packet.streamIndex = stream.index;
      // Encoders say nothing of it, and the last picture would have none.
      if (packet.duration === 0n && encoder.framerate.num > 0) packet.duration = 1n;
      packet.rescaleTs(encoder.timeBase, stream.timeBase);
      check(av, context.interleavedWriteFrameSync(packet), 'writing');
    }
  };

  return {
    addEncoded(kind, sink) {
      const encoder =
        kind === 'V' ? videoEncoder(av, output, sink, context) : audioEncoder(av, output, sink, context);
      const stream = context.newStream(null);
      check(av, stream.codecpar.fromContext(encoder), 'the stream was not described');
      stream.timeBase = encoder.timeBase;
      return {
        encode(frame) {
          if (frame) frame.pictType = 0;
          const code = encoder.sendFrameSync(frame);
          if (code !== AV.eof) check(av, code, 'encoding');
          write(encoder, stream);
        },
      };
    },
    addCopy(of) {
      const stream = context.newStream(null);
      check(av, of.codecpar.copy(stream.codecpar), 'the stream was not copied');
      stream.codecpar.codecTag =
        output.copyTag && of.codecpar.codecType === AV.video ? tagOf(output.copyTag) : 0;
      stream.timeBase = of.timeBase;
      stream.avgFrameRate = of.avgFrameRate;
      const copy = (given: Packet) => {
        given.streamIndex = stream.index;
        given.rescaleTs(of.timeBase, stream.timeBase);
        check(av, context.interleavedWriteFrameSync(given), 'writing');
      };
      return (given) => {
        const kept = hasBegun ? undefined : given.clone();
        if (kept) early.push(() => copy(kept));
        else copy(given);
      };
    },
    begin() {
      check(av, context.openOutputSync(), 'the output was not opened');
      check(av, context.writeHeaderSync(dictionary(av, muxer.options)), 'the head was not written');
      hasBegun = true;
      for (const write of early.splice(0)) write();
    },
    finish() {
      check(av, context.writeTrailerSync(), 'the end was not written');
      context.closeOutputSync();
    },
  };
}

/** The four letters as the number that FFmpeg makes of them. */
const tagOf = (letters: string): number => Buffer.from(letters, 'latin1').readUInt32LE();

const needsGlobalHeader = (context: FormatContext) =>
  ((context.oformat?.flags ?? 0) & AV.globalHeader.format) !== 0 ? AV.globalHeader.codec : 0;

function openEncoder(
  av: Libav,
  name: string,
  set: (encoder: CodecContext) => void,
  options: Record<string, string>,
) {
  const codec = av.Codec.findEncoderByName(name);
  if (!codec) throw new Error(`no encoder ${name}`);
  const encoder = new av.CodecContext();
  encoder.allocContext3(codec);
  set(encoder);
  check(av, encoder.open2Sync(codec, dictionary(av, options)), `the encoder ${name} was not opened`);
  return encoder;
}

/** Encoders that keep the pictures as the graph made them. */
const PLAIN_ENCODERS: Partial<Record<MediaOutput['format'], string>> = { png: 'png', frames: 'rawvideo' };

function videoEncoder(
  av: Libav,
  output: MediaOutput,
  sink: FilterContext,
  context: FormatContext,
): CodecContext {
  const plain = PLAIN_ENCODERS[output.format];
  const isVp9 = output.format === 'webm';
  const quality = qualityOf(output);
  const set = (encoder: CodecContext) => {
    encoder.width = sink.buffersinkGetWidth();
    encoder.height = sink.buffersinkGetHeight();
    encoder.pixelFormat = sink.buffersinkGetFormat();
    encoder.sampleAspectRatio = sink.buffersinkGetSampleAspectRatio();
    encoder.timeBase = sink.buffersinkGetTimeBase();
    // Without it the encoder takes every tick of the clock for a frame, and the first pictures come out grey.
    encoder.framerate = sink.buffersinkGetFrameRate();
    encoder.flags |= needsGlobalHeader(context);
    if (plain !== undefined) return;
    // Constant quality: libvpx would keep to a bit rate otherwise.
    if (isVp9) encoder.bitRate = 0n;
    encoder.gopSize = quality.keyFrames;
    encoder.colorSpace = AV.bt709;
    encoder.colorPrimaries = AV.bt709;
    encoder.colorTrc = AV.bt709;
    encoder.colorRange = AV.limitedRange;
  };
  return openEncoder(
    av,
    plain ?? (isVp9 ? 'libvpx-vp9' : 'libx264'),
    set,
    plain === undefined ? { threads: 'auto', ...(isVp9 ? ENCODERS.vp9 : h264Options(quality)) } : {},
  );
}

function h264Options({ crf, params }: ReturnType<typeof qualityOf>): Record<string, string> {
  const { preset, profile } = ENCODERS.h264;
  return { preset, profile, crf, ...(params === undefined ? {} : { 'x264-params': params }) };
}

function audioEncoder(
  av: Libav,
  output: MediaOutput,
  sink: FilterContext,
  context: FormatContext,
): CodecContext {
  const { name, bitRate } = AUDIO_ENCODERS[output.format];
  const set = (encoder: CodecContext) => {
    encoder.sampleRate = sink.buffersinkGetSampleRate();
    encoder.sampleFormat = sink.buffersinkGetFormat();
    encoder.channelLayout = sink.buffersinkGetChannelLayout();
    encoder.timeBase = { num: 1, den: sink.buffersinkGetSampleRate() };
    encoder.flags |= needsGlobalHeader(context);
    if (bitRate !== undefined) encoder.bitRate = BigInt(output.audioBitRate ?? bitRate);
  };
  return openEncoder(av, name, set, {});
}
