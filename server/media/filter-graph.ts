/** A size in pixels, or a fixed expression such as `iw`. */
type Size = number | 'iw' | 'ih' | -2;

/**
 * The filters that jobs may use, with the options that they may set; numbers in ffmpeg's own units (seconds, pixels,
 * hertz, gain as a factor). Filters that open files or addresses (`movie`, `subtitles`) are left out on purpose.
 */
export interface FilterOptions {
  // Pictures
  scale: {
    w: Size;
    h: Size;
    flags?: string;
    force_original_aspect_ratio?: 'decrease' | 'increase';
    force_divisible_by?: 2;
    in_color_matrix?: 'bt709';
    in_range?: 'tv' | 'pc';
    out_color_matrix?: 'bt709';
    out_range?: 'tv' | 'pc';
  };
  crop: { w: number; h: number; x: number; y: number };
  pad: { w: number; h: number; x: number; y: number; color?: string };
  fps: { fps: number; start_time?: number; round?: 'up' };
  format: { pix_fmts: 'yuv420p' | 'rgb24' | 'rgba' | 'gray' | 'gbrpf32le' };
  bwdif: { mode: 'send_frame'; deint: 'interlaced' };
  /** Conversion of colours; `npl` is the brightness of 1 in nits. */
  zscale: {
    transfer?: 'linear' | 'iec61966-2-1';
    primaries?: 'bt709';
    matrix?: 'bt709';
    range?: 'tv';
    npl?: number;
  };
  tonemap: { tonemap: 'clip'; desat: 0 };
  setsar: { sar: 1 };
  setparams: { color_primaries?: string; color_trc?: string; colorspace: string; range: 'tv' | 'pc' };
  trim: { start?: number; end?: number; duration?: number; start_frame?: number; end_frame?: number };
  setpts: { expr: 'PTS-STARTPTS' | `PTS-${number}/TB` };
  /** The unit of times: a microsecond. */
  settb: { expr: 'AVTB' };
  tpad: { stop_mode: 'clone'; stop_duration: number };
  tile: { layout: `${number}x${number}` };
  overlay: { x: number; y: number; eof_action?: 'repeat' | 'pass' | 'endall' };
  split: { outputs: number };
  transpose: { dir: 'clock' | 'cclock' | 'clock_flip' | 'cclock_flip' };
  hflip: Record<never, never>;
  vflip: Record<never, never>;
  /** Reads the file only with the subtitle renderer, which knows no other format and no addresses. */
  ass: { filename: string };
  // Sound
  aresample: { sample_rate?: number; async?: number; first_pts?: number };
  aformat: {
    sample_fmts?: 'fltp' | 's16' | 'flt';
    sample_rates?: number;
    channel_layouts?: 'mono' | 'stereo';
  };
  atrim: { start?: number; end?: number; duration?: number };
  asetpts: { expr: 'PTS-STARTPTS' };
  asetnsamples: { nb_out_samples: number; pad: 0 | 1 };
  apad: { whole_dur?: number };
  adelay: { delays: number; all: 1 };
  volume: { volume: number };
  asplit: { outputs: number };
  /** Multiplies two sounds sample by sample. */
  amultiply: Record<never, never>;
  pan: { args: string };
  sidechaincompress: { threshold: number; ratio: number; attack: number; release: number };
  amix: { inputs: number; duration: 'first' | 'longest'; normalize: 0 | 1 };
  alimiter: { limit: number; level: 0 | 1; latency: 0 | 1 };
}

export type FilterName = keyof FilterOptions;

/** One filter in ffmpeg's notation; created only by `filter`. */
export type FilterText = string & { readonly filter: unique symbol };

/**
 * One filter with its options. Values are escaped for both parsers, the graph's and the filter's.
 * @throws RangeError for a number that is not finite
 */
export function filter<Name extends FilterName>(name: Name, options: FilterOptions[Name]): FilterText {
  const said = Object.entries(options).map(([option, value]) => `${option}=${textOf(value)}`);
  return (said.length === 0 ? name : `${name}=${said.join(':')}`) as FilterText;
}

function textOf(value: unknown): string {
  if (typeof value !== 'number') return escapeForGraph(escapeForFilter(String(value)));
  if (!Number.isFinite(value)) throw new RangeError('a filter accepts finite numbers only');
  return value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 6 });
}

/** First level: a colon would start the next option. */
const escapeForFilter = (text: string) => text.replace(/[\\':]/g, '\\$&');
/** Second level: the special characters of the graph. */
const escapeForGraph = (text: string) => text.replace(/[\\'[\],;]/g, '\\$&');

/** Where frames come from: a stream of an input, or the end of another chain. */
export type Pad = string & { readonly pad: unique symbol };

/** Video of an input by its number, without cover art. */
export const videoOf = (input: number): Pad => `${input}:V` as Pad;
export const audioOf = (input: number): Pad => `${input}:a` as Pad;

/**
 * A graph of filters, built chain by chain. Each pad is used exactly once: `split` and `asplit` multiply one.
 * @throws Error if a pad is used twice, or is never used
 */
export class FilterGraph {
  readonly #chains: string[] = [];
  readonly #used = new Set<Pad>();
  readonly #open = new Set<Pad>();

  /** @returns the requested number of pads, one by default */
  chain(from: readonly Pad[], filters: readonly FilterText[], outputs = 1): [Pad, ...Pad[]] {
    for (const pad of from) {
      if (this.#used.has(pad)) throw new Error(`[${pad}] is used twice`);
      this.#used.add(pad);
      this.#open.delete(pad);
    }
    const made = Array.from({ length: outputs }, (_, at) => `c${this.#chains.length}o${at}` as Pad);
    for (const pad of made) this.#open.add(pad);
    const names = (pads: readonly Pad[]) => pads.map((pad) => `[${pad}]`).join('');
    this.#chains.push(`${names(from)}${filters.join(',')}${names(made)}`);
    return made as [Pad, ...Pad[]];
  }

  /**
   * The graph in ffmpeg's notation.
   * @param outputs the pads that are encoded
   */
  text(outputs: readonly Pad[]): string {
    const lost = [...this.#open].filter((pad) => !outputs.includes(pad));
    const unknown = outputs.filter((pad) => !this.#open.has(pad));
    if (lost.length + unknown.length > 0) throw new Error(`unused or unknown pads: ${[...lost, ...unknown]}`);
    return this.#chains.join(';');
  }
}
