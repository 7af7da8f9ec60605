import type { Cost, CostBasis } from './cost.ts';

/**
 * An entry of a provider's price list: the price of a model from a day on. An unknown price has no entry: then the cost
 * of a run is unknown, and is shown as unknown.
 */
export interface Price {
  model: string;
  /** The day from which it is valid, if known; of several valid entries the newest one counts. */
  from?: string;
  /** Its source, and the day on which it was read. */
  source: string;
  read: string;
  currency: 'USD' | 'CNY';
  /** If the provider has several price lists. */
  region?: string;
  rule: PriceRule;
}

/** Amounts in micro-units of the currency. */
export type PriceRule =
  /** For each unit: `of` of them cost `micros`. */
  | { kind: 'each'; unit: Unit; micros: number; of?: number }
  /**
   * By size, in megapixels of 1024 x 1024, each picture rounded up: `run` for a call, `first` for the first output,
   * `more` for every other one, `sent` for every input picture.
   */
  | { kind: 'megapixels'; run?: number; first: number; more: number; sent: number }
  /** For a million tokens of each kind; for calls with more than `most` input tokens the price is unknown. */
  | { kind: 'tokens'; text: number; picture?: number; made: number; most?: number }
  /** For each second of a film, by its resolution; unlisted ones are unknown. */
  | { kind: 'film'; micros: Partial<Record<FilmResolution, number>> };
export type FilmResolution = '480p' | '720p' | '1080p';
export type Unit = 'picture' | 'second' | 'character' | 'call';

/** The known usage of a call. */
export interface Usage {
  /** Numbers of units, in input or output. */
  units?: Partial<Record<Unit, number>>;
  /** Pixels of each picture. */
  pixels?: { sent: readonly number[]; made: readonly number[] };
  tokens?: { text: number; picture: number; made: number };
  film?: { seconds: number; resolution: FilmResolution };
}

const MEGAPIXEL = 1024 ** 2;
const MILLION = 1_000_000;

/**
 * The cost of a call by a price list; unknown if the list or the usage is incomplete.
 * @param at its day selects the entry
 */
export function costByList(
  prices: readonly Price[],
  model: string,
  usage: Usage,
  { at, region, basis = 'listed' }: { at: Date; region?: string; basis?: CostBasis },
): Cost {
  const price = priceAt(prices, model, at, region);
  const micros = price && microsBy(price.rule, usage);
  if (!price || micros === undefined) return { basis: 'unknown', model };
  return { basis, model, money: { micros: Math.round(micros), currency: price.currency } };
}

/** The entry that counts on a day. */
export function priceAt(
  prices: readonly Price[],
  model: string,
  at: Date,
  region?: string,
): Price | undefined {
  const day = at.toISOString().slice(0, 10);
  return prices
    .filter((price) => price.model === model && (price.from ?? '') <= day)
    .filter((price) => price.region === undefined || price.region === region)
    .toSorted((one, other) => ((one.from ?? '') < (other.from ?? '') ? 1 : -1))[0];
}

function microsBy(rule: PriceRule, { units, pixels, tokens, film }: Usage): number | undefined {
  if (rule.kind === 'film') {
    const second = film === undefined ? undefined : rule.micros[film.resolution];
    return film === undefined || second === undefined ? undefined : second * film.seconds;
  }
  if (rule.kind === 'each') {
    const count = units?.[rule.unit];
    return count === undefined ? undefined : (rule.micros * count) / (rule.of ?? 1);
  }
  if (rule.kind === 'tokens') {
    if (!tokens) return undefined;
    const { text, picture, made } = tokens;
    if (rule.most !== undefined && text + picture > rule.most) return undefined;
    return (rule.text * text + (rule.picture ?? rule.text) * picture + rule.made * made) / MILLION;
  }
  if (!pixels) return undefined;
  const megapixels = (sizes: readonly number[]) =>
    sizes.reduce((sum, size) => sum + Math.ceil(size / MEGAPIXEL), 0);
  const [made, sent] = [megapixels(pixels.made), megapixels(pixels.sent)];
  if (made === 0) return rule.run ?? 0;
  const pictures = pixels.made.length;
  return (rule.run ?? 0) + rule.first * pictures + rule.more * (made - pictures) + rule.sent * sent;
}
