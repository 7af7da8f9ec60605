import { audioOf, FilterGraph, type FilterText, filter, type Pad, videoOf } from '../filter-graph.ts';
import { ENCODERS, type MediaJob, type OutputFormat } from '../job.ts';
import {
  framesIn,
  inputOf,
  type MediaSource,
  pictureFilters,
  shapeOf,
  soundFilters,
  soundUntil,
} from './streams.ts';

/**
 * The sound of a file alone: WAV (16 bits) or MP3, 48 kHz, stereo.
 * @param seconds length from the beginning; all by default
 */
export function extractAudioJob(
  source: MediaSource,
  format: 'wav' | 'mp3',
  path: string,
  seconds?: number,
): MediaJob {
  const graph = new FilterGraph();
  const end = seconds === undefined ? [] : [filter('atrim', { end: seconds })];
  const [pad] = graph.chain([audioOf(0)], [...soundFilters(), ...end, asEncoded(format)]);
  return {
    inputs: [inputOf(source)],
    graph: graph.text([pad]),
    output: { format, path, audio: { pad }, ...(seconds === undefined ? {} : { seconds }) },
    expectedSeconds: seconds ?? source.seconds,
  };
}

/** Speech in the form that is stored: WAV (16 bits), 48 kHz, one channel. */
export function resampleSpeechJob(source: MediaSource, path: string): MediaJob {
  const graph = new FilterGraph();
  const [pad] = graph.chain(
    [audioOf(0)],
    [
      filter('aresample', { sample_rate: ENCODERS.sampleRate, async: 1, first_pts: 0 }),
      filter('aformat', { sample_fmts: 's16', channel_layouts: 'mono' }),
    ],
  );
  return {
    inputs: [inputOf(source)],
    graph: graph.text([pad]),
    output: { format: 'wav', path, audio: { pad } },
    expectedSeconds: source.seconds,
  };
}

/** Sample format of an encoder. */
const asEncoded = (format: OutputFormat): FilterText =>
  format === 'wav' ? filter('aformat', { sample_fmts: 's16' }) : mp3Frames();
const mp3Frames = () => filter('asetnsamples', { nb_out_samples: 1152, pad: 0 });

/**
 * A video with another sound; its pictures are copied where they play everywhere, and else encoded again. A shorter sound is followed by silence, a
 * longer one ends with the pictures.
 */
export function replaceAudioJob(video: MediaSource, sound: MediaSource, path: string): MediaJob {
  const graph = new FilterGraph();
  const [pad] = graph.chain(
    [audioOf(1)],
    [...soundFilters(), filter('apad', { whole_dur: video.seconds }), ...soundUntil(video.seconds)],
  );
  return withSound(video, [inputOf(sound)], graph, pad, path);
}

function withSound(
  video: MediaSource,
  others: MediaJob['inputs'],
  graph: FilterGraph,
  pad: Pad,
  path: string,
): MediaJob {
  const { seconds } = video;
  const about = { inputs: [inputOf(video), ...others], expectedSeconds: seconds };
  const output = { format: 'mp4', path, audio: { pad } } as const;
  const copyTag = video.video?.copyTag;
  if (copyTag)
    return { ...about, graph: graph.text([pad]), output: { ...output, video: { copyOf: 0 }, copyTag } };
  const shape = shapeOf(video);
  const { frameRate } = shape;
  const frames = framesIn(seconds, frameRate);
  const [pictures] = graph.chain([videoOf(0)], pictureFilters(video, shape, { frames }));
  return {
    ...about,
    graph: graph.text([pictures, pad]),
    output: { ...output, video: { pad: pictures }, frameRate, seconds },
  };
}

export interface Mixing {
  /** Gain of the other sound, as a factor. */
  volume?: number;
  /** Where it begins, in seconds. */
  startSeconds?: number;
  /** Repeats it until the video ends. */
  repeat?: boolean;
  /** Lowers it while the video's own sound is audible. */
  duck?: boolean;
}

/** How new speech is mixed with the clip's own sound. */
export interface Dubbing {
  /** Gain of the clip's own sound, as a factor; 0 removes it. */
  level: number;
  /** Lowers it further while the new speech is audible. */
  duck: boolean;
  /** Its gain at each time, as a sound of two channels: of the middle and of the sides. */
  hush?: MediaSource;
}

/** Left and right as middle and sides, and back. */
const TO_MIDDLE = filter('pan', { args: 'stereo|c0=0.5*c0+0.5*c1|c1=0.5*c0-0.5*c1' });
const FROM_MIDDLE = filter('pan', { args: 'stereo|c0=c0+c1|c1=c0-c1' });

/** The inputs of a dub: the clip, the new speech, and the gains of the clip's sound. */
const dubInputs = (video: MediaSource, speech: MediaSource, { hush }: Dubbing): MediaJob['inputs'] =>
  [video, speech, ...(hush ? [hush] : [])].map((each) => inputOf(each));

/** The middle and the sides of a sound as two channels of 32-bit samples. */
export function middleAndSidesJob(source: MediaSource, rate: number): MediaJob {
  const graph = new FilterGraph();
  const [pad] = graph.chain(
    [audioOf(0)],
    [
      ...soundFilters(),
      TO_MIDDLE,
      filter('aresample', { sample_rate: rate }),
      filter('aformat', { sample_fmts: 'flt', sample_rates: rate, channel_layouts: 'stereo' }),
    ],
  );
  return {
    inputs: [inputOf(source)],
    graph: graph.text([pad]),
    output: { format: 'samples', audio: { pad } },
    expectedSeconds: source.seconds,
  };
}

/** New speech over the sound of a clip, with a gain, and limited so that no peak is clipped. */
function dubbedSound(
  graph: FilterGraph,
  video: MediaSource,
  { level, duck, hush }: Dubbing,
  last: readonly FilterText[],
  gain = 1,
): Pad {
  const whole = filter('apad', { whole_dur: video.seconds });
  const end = [filter('volume', { volume: gain }), limiter(), ...last];
  if (level === 0 || !video.hasSound) return graph.chain([audioOf(1)], [...soundFilters(), whole, ...end])[0];
  const own = [...soundFilters(), whole, filter('volume', { volume: level })];
  let [under] = graph.chain([audioOf(0)], own);
  if (hush) {
    const [parts] = graph.chain([under], [TO_MIDDLE]);
    const [gains] = graph.chain([audioOf(2)], soundFilters());
    [under] = graph.chain([parts, gains], [filter('amultiply', {}), FROM_MIDDLE]);
  }
  let [voice] = graph.chain([audioOf(1)], [...soundFilters(), whole]);
  if (duck) {
    const [heard, key] = graph.chain([voice], [filter('asplit', { outputs: 2 })], 2) as [Pad, Pad];
    voice = heard;
    [under] = graph.chain([under, key], [filter('sidechaincompress', DUBBING)]);
  }
  const mix = filter('amix', { inputs: 2, duration: 'longest', normalize: 0 });
  return graph.chain([voice, under], [mix, ...end])[0];
}

/** The mix of a dubbing as stereo samples at 48 kHz, to measure its loudness. */
export function dubSamplesJob(video: MediaSource, speech: MediaSource, dubbing: Dubbing): MediaJob {
  const graph = new FilterGraph();
  const stereo = filter('aformat', { sample_fmts: 'flt', channel_layouts: 'stereo' });
  const pad = dubbedSound(graph, video, dubbing, [filter('atrim', { end: video.seconds }), stereo]);
  return {
    inputs: dubInputs(video, speech, dubbing),
    graph: graph.text([pad]),
    output: { format: 'samples', audio: { pad } },
    expectedSeconds: video.seconds,
  };
}

/**
 * A video with new speech over its own sound, or instead of it; its pictures are as in `replaceAudioJob`.
 * @param gain of the mix, as a factor
 */
export function dubAudioJob(
  video: MediaSource,
  speech: MediaSource,
  path: string,
  { gain, ...dubbing }: Dubbing & { gain: number },
): MediaJob {
  const graph = new FilterGraph();
  const pad = dubbedSound(graph, video, dubbing, soundUntil(video.seconds), gain);
  return withSound(video, dubInputs(video, speech, dubbing).slice(1), graph, pad, path);
}

/** The sound of `dubAudioJob` alone, as MP3. */
export function dubDraftJob(
  video: MediaSource,
  speech: MediaSource,
  path: string,
  { gain, ...dubbing }: Dubbing & { gain: number },
): MediaJob {
  const graph = new FilterGraph();
  const last = [
    filter('atrim', { end: video.seconds }),
    filter('aformat', { sample_fmts: 'fltp' }),
    mp3Frames(),
  ];
  const pad = dubbedSound(graph, video, dubbing, last, gain);
  return {
    inputs: dubInputs(video, speech, dubbing),
    graph: graph.text([pad]),
    output: { format: 'mp3', path, audio: { pad } },
    expectedSeconds: video.seconds,
  };
}

/** About 19 dB below new speech: the old speech is barely audible under it. */
const DUBBING = { threshold: 0.01, ratio: 20, attack: 5, release: 300 } as const;

/** Music fades quickly when someone speaks, and returns slowly: about 9 dB under speech of usual loudness. */
const DUCKING = { threshold: 0.03, ratio: 8, attack: 20, release: 400 } as const;
const LIMIT = 0.95;
/** Its look-ahead does not delay the sound. */
const limiter = () => filter('alimiter', { limit: LIMIT, level: 0, latency: 1 });

/** A video with another sound under its own; its pictures are as in `replaceAudioJob`. */
export function mixAudioJob(video: MediaSource, other: MediaSource, mixing: Mixing, path: string): MediaJob {
  const { volume = 1, startSeconds = 0, repeat = false, duck = false } = mixing;
  const graph = new FilterGraph();
  const late =
    startSeconds > 0 ? [filter('adelay', { delays: Math.round(startSeconds * 1000), all: 1 })] : [];
  let [under] = graph.chain([audioOf(1)], [...soundFilters(), filter('volume', { volume }), ...late]);
  let [own] = graph.chain([audioOf(0)], soundFilters());
  if (duck) {
    const [kept, key] = graph.chain([own], [filter('asplit', { outputs: 2 })], 2) as [Pad, Pad];
    own = kept;
    [under] = graph.chain([under, key], [filter('sidechaincompress', DUCKING)]);
  }
  const mix = filter('amix', { inputs: 2, duration: 'first', normalize: 0 });
  const [pad] = graph.chain(
    [own, under],
    [mix, limiter(), filter('apad', { whole_dur: video.seconds }), ...soundUntil(video.seconds)],
  );
  return withSound(video, [inputOf(other, { repeat })], graph, pad, path);
}
