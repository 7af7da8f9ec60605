import type { Refusal } from '../aisdk/outcome.ts';

/** Trouble of the provider's own after which it has made nothing: the run may be submitted again. */
const AGAIN = /^(Throttling|InternalError|ServiceUnavailable|ModelServingError|RequestTimeOut)/iu;
/** What the person's words or pictures were refused for. */
const REFUSED_CONTENT =
  /DataInspection|InvalidParameter|InvalidFile|InvalidURL|InvalidImage|IPInfringement/iu;

/** What a code of Model Studio means for a run, its status as HTTP would say it. */
export function meaningOf(code: string): { status: number } & Refusal {
  if (REFUSED_CONTENT.test(code)) return { status: 422, retryable: false };
  return AGAIN.test(code) ? { status: 500, retryable: true } : { status: 403, retryable: false };
}
