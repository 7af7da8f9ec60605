import { factOf, type Token } from './facts.ts';
import type { Draft, Heads } from './subjects.ts';

/** Maximum words of a clause, which bounds the work on repetitive prompts. */
export const REACH = 30;

/** Maximum distance in words between a subject and its description. */
const FAR = 150;

/** Tokens that may stand between a subject and its verb, or between 的 and the noun that it describes. */
function isLight(token: Token | undefined): boolean {
  if (!token || token.script === 'mark') return false;
  const kinds = [
    'filler',
    'count',
    'color',
    'size',
    'material',
    'look',
    'pose',
    'at',
    'of',
    'copula',
  ] as const;
  return kinds.some((kind) => factOf(token, kind) !== undefined);
}

/** Finds the subject that a word describes. */
export class Actors {
  private readonly tokens: readonly Token[];
  private readonly heads: Heads;

  /** Indexes of the tokens that name subjects, ascending. */
  private readonly named: readonly number[];
  /** Number of the sentence that each token is in. */
  private readonly stops: readonly number[];

  constructor(tokens: readonly Token[], heads: Heads) {
    this.tokens = tokens;
    this.heads = heads;
    this.named = [...heads.at.keys()].sort((a, b) => a - b);
    let sentence = 0;
    this.stops = tokens.map(({ stop }) => {
      if (stop) sentence += 1;
      return sentence;
    });
  }

  /** Position in `named` of the first subject after a token, or the last one before it. */
  private placeOf(from: number, step: 1 | -1): number {
    let low = 0;
    let high = this.named.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.named[middle] as number) < from + (step > 0 ? 1 : 0)) low = middle + 1;
      else high = middle;
    }
    return step > 0 ? low : low - 1;
  }

  /** The subjects joined by "and" up to and including this one. */
  groupOf(index: number): number[] {
    const group = [index];
    let joined = this.heads.drafts[index]?.joined;
    while (joined !== undefined && group.length < this.heads.drafts.length) {
      group.unshift(joined);
      joined = this.heads.drafts[joined]?.joined;
    }
    return group;
  }

  /** The holder of an animal or object: 抱着兔子坐在 describes the person who holds the rabbit. */
  carrier(index: number): number | undefined {
    const draft = this.heads.drafts[index];
    if (!draft || draft.subject.kind === 'person') return undefined;
    for (let at = draft.token - 1; at >= Math.max(0, draft.token - 5); at -= 1) {
      const token = this.tokens[at];
      if (this.heads.at.has(at) || token?.script === 'mark') return undefined;
      const held = token?.facts.some(
        (fact) => fact.is === 'relation' && fact.kind === 'holding' && fact.form === 'before',
      );
      if (held) return this.nearest(at, -1, ({ subject }) => subject.kind === 'person');
    }
    return undefined;
  }

  /** The subject directly before a token, with only function words between. */
  private right(before: number, fits: (draft: Draft) => boolean): number | undefined {
    for (let at = before - 1; at >= Math.max(0, before - REACH); at -= 1) {
      const found = this.fitting(at, fits);
      if (found !== undefined) return found;
      const token = this.tokens[at];
      if (this.heads.at.has(at) || !isLight(token) || factOf(token, 'of') || factOf(token, 'count'))
        return undefined;
    }
    return undefined;
  }

  /** The subject that a Chinese clause before 的 describes: 坐在长椅上的老人. */
  private described(after: number, fits: (draft: Draft) => boolean): number | undefined {
    let of = false;
    for (let at = after + 1; at < Math.min(this.tokens.length, after + REACH); at += 1) {
      const token = this.tokens[at];
      if (!token || token.script === 'mark') return undefined;
      const found = this.fitting(at, fits);
      const located = this.tokens[at + 1]?.facts.some(
        (fact) => fact.is === 'relation' && fact.form === 'after',
      );
      if (found !== undefined && !located) return of ? found : undefined;
      if (factOf(token, 'of')) of = true;
      else if (this.heads.at.has(at) || (of && !isLight(token))) of = false;
    }
    return undefined;
  }

  private fitting(at: number, fits: (draft: Draft) => boolean): number | undefined {
    return this.heads.at.get(at)?.findLast((index) => {
      const draft = this.heads.drafts[index];
      return draft !== undefined && fits(draft);
    });
  }

  /** The nearest subject before or after a token, within the sentence if `within` is set. */
  nearest(from: number, step: 1 | -1, fits: (draft: Draft) => boolean, within = true): number | undefined {
    for (let place = this.placeOf(from, step); ; place += step) {
      const at = this.named[place];
      if (at === undefined || Math.abs(at - from) > FAR) return undefined;
      if (within && this.stops[at] !== this.stops[from]) return undefined;
      const found = this.fitting(at, fits);
      if (found !== undefined) return found;
    }
  }

  /** An English word directly before the noun it describes: "a happy old man". */
  private premodified(from: number, fits: (draft: Draft) => boolean): number | undefined {
    for (let at = from + 1; at < Math.min(this.tokens.length, from + REACH); at += 1) {
      const found = this.fitting(at, fits);
      if (found !== undefined) return found;
      const token = this.tokens[at];
      if (!isLight(token) || factOf(token, 'count') || factOf(token, 'at') || this.heads.at.has(at))
        return undefined;
    }
    return undefined;
  }

  /**
   * The subject of the phrase at `from`, which extends to `to`: in both languages the one directly before
   * it, then in Chinese the one described by the clause, then the nearest before, then the nearest after.
   */
  subjectOf(from: number, to: number, fits: (draft: Draft) => boolean): number | undefined {
    if (this.named.length === 0) return undefined;
    const chinese = this.tokens[from]?.script === 'han';
    if (chinese) {
      return (
        this.right(from, fits) ??
        this.described(to, fits) ??
        this.nearest(from, -1, fits) ??
        this.nearest(to, 1, fits) ??
        this.nearest(from, -1, fits, false)
      );
    }
    return (
      this.premodified(from, fits) ??
      this.nearest(from, -1, fits) ??
      this.nearest(to, 1, fits) ??
      this.nearest(from, -1, fits, false) ??
      this.nearest(to, 1, fits, false)
    );
  }
}
