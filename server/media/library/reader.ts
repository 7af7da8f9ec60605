import { type FramesInput, type MediaInput, type Opening, openingOf, READER_LIMITS } from '../job.ts';
import { AV, type CodecContext, type Frame, type Libav, type Packet, type Stream } from './libav.ts';

/** Throws if a call of the library failed, with its purpose. */
export function check({ FFmpegError }: Libav, code: number, what: string): number {
  if (code < 0) throw new Error(`${what}: ${FFmpegError.strerror(code)}`);
  return code;
}

export function dictionary({ Dictionary }: Libav, entries: Readonly<Record<string, string>>) {
  const made = new Dictionary();
  made.alloc();
  for (const [key, value] of Object.entries(entries)) made.set(key, value, 0);
  return made;
}

/** How one stream of an input is used. */
export interface StreamUse {
  kind: 'V' | 'a';
  /** Called with the decoded frames, with times from the start of the input. */
  onFrame?: (frame: Frame) => void;
  /** Called with the packets, unchanged. */
  onPacket?: (packet: Packet) => void;
  onEnd(): void;
}

interface OpenStream extends StreamUse {
  stream: Stream;
  decoder: CodecContext | undefined;
  isAtEnd: boolean;
}

export interface Reader {
  /** How much of the input is used, in seconds; all by default. */
  readonly limit: number | undefined;
  streamOf(kind: 'V' | 'a'): Stream;
  /** All sounds, in the order of the file. */
  readonly sounds: readonly Stream[];
  open(use: StreamUse): void;
  /** Position, in seconds of the output. */
  readonly seconds: number;
  /** Reads one packet and passes on its frames. @returns false at the end */
  step(): boolean;
}

/** Opens a file with the forced format. @throws Error if it has another format, or too many streams */
export function openReader(av: Libav, input: MediaInput | FramesInput): Reader {
  const context = new av.FormatContext();
  context.allocContext();
  const opening = openingOf(input);
  const about: Partial<MediaInput> = 'frames' in input ? {} : input;
  const format = av.InputFormat.findInputFormat(opening.format);
  const options = dictionary(av, opening.options);
  check(av, context.openInputSync(opening.url, format, options), 'the file was not opened');
  check(av, context.findStreamInfoSync(null), 'the streams were not found');
  const streams = context.streams ?? [];
  for (const stream of streams) stream.discard = AV.discardAll;
  const begin = context.startTime === AV.noPts ? 0n : context.startTime;
  const start = begin + BigInt(Math.round((about.startSeconds ?? 0) * 1e6));
  if (about.startSeconds)
    check(av, context.seekFrameSync(-1, start, AV.seekBackward), 'the start was not found');
  const opened: OpenStream[] = [];
  const packet = new av.Packet();
  packet.alloc();
  const frame = new av.Frame();
  frame.alloc();
  /** Start of this pass over the file in the time of the output, and position of the last frame, in seconds. */
  let passBegins = 0;
  let furthest = 0;

  /** A time of the file in the time of the output. */
  const shifted = (time: bigint, { timeBase: { num, den } }: Stream) => {
    const unit = 1e6 * num;
    const zero = (BigInt(Math.round(passBegins * 1e6)) - start) * BigInt(den);
    return (
      time +
      (zero >= 0n ? (zero + BigInt(unit) / 2n) / BigInt(unit) : (zero - BigInt(unit) / 2n) / BigInt(unit))
    );
  };
  const secondsOf = (time: bigint, { timeBase: { num, den } }: Stream) => (Number(time) * num) / den;

  /** Time of the last picture before the current one. */
  let before = AV.noPts;
  /** Some files do not say how long a picture lasts: the last one would be lost. */
  const lengthOf = (given: Frame, time: bigint, stream: Stream) => {
    if (given.duration > 0n || stream.codecpar.codecType !== AV.video) return given.duration;
    const { num, den } = stream.avgFrameRate;
    const usual = num > 0 ? BigInt(Math.round((den * stream.timeBase.den) / num / stream.timeBase.num)) : 0n;
    return before !== AV.noPts && time > before ? time - before : usual;
  };

  const receiveAll = (use: OpenStream) => {
    const { decoder, stream } = use;
    if (!decoder) return;
    for (;;) {
      const code = decoder.receiveFrameSync(frame);
      if (code === AV.again || code === AV.eof) return;
      // Damaged pictures are left out, like in the program.
      if (code < 0) return;
      const time = frame.bestEffortTimestamp === AV.noPts ? frame.pts : frame.bestEffortTimestamp;
      if (time !== AV.noPts) {
        frame.duration = lengthOf(frame, time, stream);
        if (use.kind === 'V') before = time;
        frame.pts = shifted(time, stream);
        frame.pictType = 0;
        furthest = Math.max(furthest, secondsOf(frame.pts + frame.duration, stream));
        use.onFrame?.(frame);
      }
      frame.unref();
    }
  };
  const end = (use: OpenStream) => {
    if (use.isAtEnd) return;
    use.isAtEnd = true;
    use.onEnd();
  };
  const drain = () => {
    for (const use of opened) {
      use.decoder?.sendPacketSync(null);
      receiveAll(use);
    }
  };
  const beginAgain = () => {
    if (furthest <= passBegins) return false;
    passBegins = furthest;
    for (const use of opened) use.decoder?.flushBuffers();
    return context.seekFrameSync(-1, start, AV.seekBackward) >= 0;
  };
  const isPastEnd = (use: OpenStream) => {
    if (about.seconds === undefined || packet.dts === AV.noPts) return false;
    return secondsOf(shifted(packet.dts, use.stream), use.stream) > about.seconds + 1;
  };

  const sounds = streams.filter(({ codecpar }) => codecpar.codecType === AV.audio);

  return {
    limit: about.seconds,
    sounds,
    streamOf(kind) {
      const found =
        kind === 'a'
          ? sounds[about.sound ?? 0]
          : streams.find(
              ({ codecpar, disposition }) =>
                codecpar.codecType === AV.video && (disposition & AV.attachedPicture) === 0,
            );
      if (!found) throw new Error(`no ${kind === 'V' ? 'video' : 'audio'} stream`);
      return found;
    },
    open(use) {
      const stream = this.streamOf(use.kind);
      stream.discard = 0;
      const decoder = use.onFrame ? openDecoder(av, stream, opening, about.keyFramesOnly) : undefined;
      opened.push({ ...use, stream, decoder, isAtEnd: false });
    },
    get seconds() {
      return furthest;
    },
    step() {
      const code = context.readFrameSync(packet);
      if (code < 0) {
        drain();
        if (about.repeat && beginAgain()) return true;
        for (const use of opened) end(use);
        return false;
      }
      let isDone = true;
      // Writing a packet empties it, so its stream is read first.
      const { streamIndex } = packet;
      for (const use of opened) {
        if (use.stream.index === streamIndex && !use.isAtEnd) {
          if (isPastEnd(use)) {
            use.decoder?.sendPacketSync(null);
            receiveAll(use);
            end(use);
          } else if (use.decoder) {
            use.decoder.sendPacketSync(packet);
            receiveAll(use);
          } else {
            if (packet.pts !== AV.noPts) packet.pts = shifted(packet.pts, use.stream);
            if (packet.dts !== AV.noPts) packet.dts = shifted(packet.dts, use.stream);
            furthest = Math.max(furthest, secondsOf(packet.dts, use.stream));
            use.onPacket?.(packet);
          }
        }
        isDone &&= use.isAtEnd;
      }
      packet.unref();
      return !isDone;
    },
  };
}

function openDecoder(
  av: Libav,
  stream: Stream,
  { options: { codec_whitelist: known = '' } }: Opening,
  keyFramesOnly = false,
): CodecContext {
  const codec = av.Codec.findDecoder(stream.codecpar.codecId);
  if (!codec) throw new Error('no decoder for the stream');
  const decoder = new av.CodecContext();
  decoder.allocContext3(codec);
  check(av, decoder.parametersToContext(stream.codecpar), 'the stream has no parameters');
  decoder.pktTimebase = stream.timeBase;
  decoder.threadCount = 0;
  const options = dictionary(av, {
    codec_whitelist: known,
    max_pixels: String(READER_LIMITS.pixels),
    ...(keyFramesOnly ? { skip_frame: 'nokey' } : {}),
  });
  check(av, decoder.open2Sync(codec, options), 'the decoder was not opened');
  return decoder;
}
