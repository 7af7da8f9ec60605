import { type FilterText, filter } from '../filter-graph.ts';
import { uprightFilters } from './display-matrix.ts';
import { AV, type FilterContext, type Frame, type Libav } from './libav.ts';
import { check, type Reader } from './reader.ts';
import type { Track } from './writer.ts';

/** A stream of an input that the graph reads. */
interface GraphInput {
  label: string;
  kind: 'V' | 'a';
  reader: Reader;
  seconds: number | undefined;
  /** Frames that arrived before the graph could be made; `null` is the end. */
  waiting: (Frame | null)[];
  first: Frame | undefined;
  isAtEnd: boolean;
  source: FilterContext | undefined;
}

/** An output of the graph that is encoded. */
export interface GraphOutput {
  pad: string;
  kind: 'V' | 'a';
}

export interface GraphRunner {
  /** False once every output has ended. */
  readonly wantsMore: boolean;
  /** How far the encoded streams are, in seconds. */
  readonly seconds: number;
  /**
   * To be called when every reader is at its end.
   * @throws Error if there were no frames to make a graph for
   */
  finish(): void;
}

/** The streams that a graph reads, by the labels in its text: `[0:V]`, `[1:a]`. */
const inputsOf = (text: string) => [...text.matchAll(/\[(\d+):([Va])\]/g)];

/**
 * Runs the frames of some readers through a graph. It is made as soon as each of its inputs has a first frame, because
 * only a frame has reliable facts about the pictures.
 * @param onMade called with the outputs of the graph; returns the tracks that encode them
 * @param seconds maximum length of an output
 */
export function runGraph(
  av: Libav,
  text: string,
  readers: readonly Reader[],
  outputs: readonly GraphOutput[],
  { seconds, onMade }: { seconds: number | undefined; onMade(sinks: readonly FilterContext[]): Track[] },
): GraphRunner {
  const frame = new av.Frame();
  frame.alloc();
  const inputs = inputsOf(text).map(([, number, kind]): GraphInput => {
    const reader = readers[Number(number)];
    if (!reader) throw new Error(`no input ${number}`);
    const label = `${number}:${kind}`;
    const about = { waiting: [], first: undefined, isAtEnd: false, source: undefined };
    return { label, kind: kind as 'V' | 'a', reader, seconds: reader.limit, ...about };
  });
  let ends: { sink: FilterContext; track: Track; isAtEnd: boolean }[] | undefined;
  let furthest = 0;

  const push = ({ source }: GraphInput, given: Frame | null) => {
    // In a damaged file, a frame that does not match those before it is left out.
    source?.buffersrcAddFrameSync(given, 0);
  };
  const pull = () => {
    for (const end of ends ?? []) {
      while (!end.isAtEnd) {
        const code = end.sink.buffersinkGetFrameSync(frame);
        if (code === AV.again) break;
        if (code !== AV.eof) check(av, code, 'filtering');
        const { num, den } = end.sink.buffersinkGetTimeBase();
        const at = (Number(frame.pts) * num) / den;
        if (code === AV.eof || (seconds !== undefined && at >= seconds)) {
          end.isAtEnd = true;
          end.track.encode(null);
        } else {
          furthest = Math.max(furthest, at);
          end.track.encode(frame);
        }
        frame.unref();
      }
    }
  };
  const make = () => {
    if (ends || !inputs.every(({ first, isAtEnd }) => first || isAtEnd)) return;
    const silent = inputs.find(({ first }) => !first);
    if (silent) throw new Error(`no frames in [${silent.label}]`);
    const sinks = makeGraph(av, text, inputs, outputs);
    ends = onMade(sinks).map((track, at) => ({ sink: sinks[at] as FilterContext, track, isAtEnd: false }));
    for (const input of inputs) {
      for (const kept of input.waiting.splice(0)) {
        push(input, kept);
        kept?.free();
        pull();
      }
    }
  };

  for (const input of inputs) {
    const feed = (given: Frame | null) => {
      if (ends) push(input, given);
      else {
        const kept = given?.clone() ?? null;
        input.first ??= kept ?? undefined;
        input.isAtEnd ||= kept === null;
        input.waiting.push(kept);
        make();
      }
      pull();
    };
    input.reader.open({ kind: input.kind, onFrame: feed, onEnd: () => feed(null) });
  }
  return {
    get wantsMore() {
      return ends === undefined || ends.some(({ isAtEnd }) => !isAtEnd);
    },
    get seconds() {
      return furthest;
    },
    finish() {
      if (!ends) throw new Error('no frames');
      pull();
      for (const end of ends) if (!end.isAtEnd) end.track.encode(null);
    },
  };
}

/** The graph with its sources and sinks; each input begins at 0, is cut to its length and is upright. */
function makeGraph(
  av: Libav,
  text: string,
  inputs: readonly GraphInput[],
  outputs: readonly GraphOutput[],
): FilterContext[] {
  const graph = new av.FilterGraph();
  graph.alloc();
  const sourceOf = ({ kind, label }: GraphInput) =>
    `${kind === 'V' ? 'buffer' : 'abuffer'}@${label.replace(':', '')}`;
  const sinkOf = ({ kind }: GraphOutput, at: number) =>
    `${kind === 'V' ? 'buffersink' : 'abuffersink'}@${at}`;
  const chains = [
    ...inputs.map((input) => {
      const first = `${sourceOf(input)}=${input.kind === 'V' ? videoSource(input) : audioSource(av, input)}`;
      return `${[first, ...openingFilters(input)].join(',')}[${input.label}]`;
    }),
    text,
    ...outputs.map((output, at) => `[${output.pad}]${sinkOf(output, at)}`),
  ];
  check(av, graph.parsePtr(chains.join(';'), null, null), 'the graph was not understood');
  check(av, graph.configSync(), 'the graph does not fit its inputs');
  const named = (name: string) => {
    const made = graph.getFilter(name);
    if (!made) throw new Error(`no filter ${name}`);
    return made;
  };
  for (const input of inputs) input.source = named(sourceOf(input));
  const sinks = outputs.map((output, at) => named(sinkOf(output, at)));
  kept.push(graph, ...inputs, ...sinks);
  return sinks;
}

/** Filters after which an input begins at 0, is cut to its length and is upright. */
function openingFilters({ kind, seconds, reader }: GraphInput): FilterText[] {
  const part = { start: 0, ...(seconds === undefined ? {} : { duration: seconds }) };
  if (kind === 'a') return [filter('atrim', part)];
  const matrix = reader.streamOf('V').codecpar.getCodedSideData(AV.displayMatrix);
  return [filter('trim', part), ...uprightFilters(matrix)];
}

/** Objects that the graph shares are kept from garbage collection: freed twice, they would crash the process. */
const kept: unknown[] = [];

function videoSource({ first, reader }: GraphInput): string {
  const { width, height, format, sampleAspectRatio: shape, colorSpace, colorRange } = first as Frame;
  const { timeBase, avgFrameRate } = reader.streamOf('V');
  const said = [
    `video_size=${width}x${height}:pix_fmt=${format}:time_base=${timeBase.num}/${timeBase.den}`,
    `pixel_aspect=${shape.num}/${Math.max(1, shape.den)}:colorspace=${colorSpace}:range=${colorRange}`,
  ];
  const { num, den } = avgFrameRate;
  return [...said, ...(num > 0 && den > 0 ? [`frame_rate=${num}/${den}`] : [])].join(':');
}

function audioSource(av: Libav, { first, reader }: GraphInput): string {
  const { sampleRate, format, channelLayout } = first as Frame;
  const { timeBase } = reader.streamOf('a');
  const layout = av.avChannelLayoutDescribe(channelLayout) ?? 'stereo';
  // Files without a channel layout mean the usual one.
  const usual = { '1 channels': 'mono', '2 channels': 'stereo' }[layout] ?? layout;
  return `time_base=${timeBase.num}/${timeBase.den}:sample_rate=${sampleRate}:sample_fmt=${format}:channel_layout=${usual}`;
}
