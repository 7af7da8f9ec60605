/** Times and rates as exact fractions: after any number of frames and sums a time is where it should be. */

/** A time in seconds, or a rate in hertz. In lowest terms, both safe integers, `denominator` positive. */
export interface Rational {
  readonly numerator: number;
  readonly denominator: number;
}

/** @throws RangeError if there is no such fraction of safe integers */
export function rational(numerator: number, denominator = 1): Rational {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator === 0)
    throw new RangeError(`${numerator}/${denominator} is no fraction of whole numbers`);
  return reduced(BigInt(numerator), BigInt(denominator));
}

export const ZERO: Rational = { numerator: 0, denominator: 1 };

/** Frame rates of films, in frames a second. */
export const FRAME_RATES = {
  '23.976': { numerator: 24_000, denominator: 1001 },
  '24': { numerator: 24, denominator: 1 },
  '25': { numerator: 25, denominator: 1 },
  '29.97': { numerator: 30_000, denominator: 1001 },
  '30': { numerator: 30, denominator: 1 },
  '50': { numerator: 50, denominator: 1 },
  '59.94': { numerator: 60_000, denominator: 1001 },
  '60': { numerator: 60, denominator: 1 },
} as const satisfies Record<string, Rational>;

export const add = (a: Rational, b: Rational): Rational =>
  reduced(big(a.numerator) * big(b.denominator) + big(b.numerator) * big(a.denominator), of(a, b));

export const subtract = (a: Rational, b: Rational): Rational =>
  reduced(big(a.numerator) * big(b.denominator) - big(b.numerator) * big(a.denominator), of(a, b));

export const multiply = (a: Rational, b: Rational): Rational =>
  reduced(big(a.numerator) * big(b.numerator), of(a, b));

/** Negative, zero or positive: the order of two times. */
export const compare = (a: Rational, b: Rational): number =>
  Number(big(a.numerator) * big(b.denominator) - big(b.numerator) * big(a.denominator));

/** When a frame begins, in seconds. Frames count from 0. */
export const timeOfFrame = (frame: number, rate: Rational): Rational =>
  multiply(rational(frame), { numerator: rate.denominator, denominator: rate.numerator });

/** The frame that is shown at a time: the last one that has begun. */
export function frameAt(time: Rational, rate: Rational): number {
  const above = big(time.numerator) * big(rate.numerator);
  const below = of(time, rate);
  const whole = above / below;
  // Division of BigInts drops the fraction, and so rounds negative numbers up.
  return Number(above < 0n && whole * below !== above ? whole - 1n : whole);
}

/** In seconds, rounded: for what takes numbers, such as players. Nothing is computed from it. */
export const toSeconds = ({ numerator, denominator }: Rational): number => numerator / denominator;

/** As a text, the same for equal times. */
export const timeKey = ({ numerator, denominator }: Rational): string => `${numerator}/${denominator}`;

const big = BigInt;
const of = (a: Rational, b: Rational) => big(a.denominator) * big(b.denominator);

function reduced(numerator: bigint, denominator: bigint): Rational {
  const divisor = greatestCommonDivisor(numerator, denominator) * (denominator < 0n ? -1n : 1n);
  const found = { numerator: Number(numerator / divisor), denominator: Number(denominator / divisor) };
  if (!Number.isSafeInteger(found.numerator) || !Number.isSafeInteger(found.denominator))
    throw new RangeError(`${numerator}/${denominator} is beyond safe integers`);
  return found;
}

/** By Euclid's algorithm; positive. */
function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [high, low] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (low > 0n) [high, low] = [low, high % low];
  return high;
}
