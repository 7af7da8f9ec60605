import type { Failure } from '../lib/failure-text.ts';

/** A failure in words: what happened, then why and what to do, each on a line and in an element of its own. */
export function FailureWords({ failure: { text, help } }: { failure: Failure }) {
  return (
    <>
      <b className="block font-semibold">{text}</b>
      {help.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </>
  );
}
