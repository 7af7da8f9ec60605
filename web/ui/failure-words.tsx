import type { Failure } from '../lib/failure-text.ts';

/** A failure in words: what happened, then why and what to do, each on a separate line, in a separate element. */
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
