import type { Outcome, Refusal } from '../aisdk/outcome.ts';

/** Meaning of a code: the corresponding HTTP status, and the message. */
type Meaning = { status: number } & Refusal;

const CONTENT: Meaning = { status: 422, code: 'content_refused' };
/** The result did not pass the content check; another one may. */
const RESULT: Meaning = { status: 422, code: 'content_refused', retryable: true };
const TROUBLE: Meaning = { status: 500, retryable: true };
const CHECK_TROUBLE: Meaning = { status: 502, retryable: false };

/**
 * The codes of Volcengine's visual interface, https://www.volcengine.com/docs/6444/69728 and the tables of its
 * capabilities: 6594/82173 and 6423/69842 (faces), 6791/1223709 (a face where something was removed).
 */
const MEANINGS: Readonly<Record<number, Meaning>> = {
  50411: CONTENT,
  50412: CONTENT,
  50413: CONTENT,
  50512: CONTENT,
  50518: CONTENT,
  50511: RESULT,
  50516: RESULT,
  50517: RESULT,
  50519: RESULT,
  201304: RESULT,
  50500: TROUBLE,
  50501: TROUBLE,
  50520: CHECK_TROUBLE,
  50521: CHECK_TROUBLE,
  50522: CHECK_TROUBLE,
  60102: { status: 422, code: 'no_face' },
  62600: { status: 422, code: 'several_faces' },
};

/** Too many calls, or too many at a time: nothing was taken. */
const BUSY: ReadonlySet<number> = new Set([50429, 50430]);

export const isBusy = (code: number): boolean => BUSY.has(code);
/** Errors of the provider that may be gone at the next poll. */
export const isTrouble = (code: number): boolean => MEANINGS[code] === TROUBLE;

/** The outcome of a call that was answered with a code. */
export function refusalOf(code: number, detail: string): Extract<Outcome, { state: 'refused' }> {
  const meaning: Meaning = MEANINGS[code] ?? { status: 400 };
  return { state: 'refused', ...meaning, detail };
}
