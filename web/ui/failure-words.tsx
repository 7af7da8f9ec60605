import { Fragment } from 'react';
import type { Failure } from '../lib/failure-text.ts';

/** A failure in words: what happened, then why and what to do, each in an element of its own. */
export function FailureWords({ failure: { text, help } }: { failure: Failure }) {
  return (
    <>
      <b className="font-semibold">{text}</b>
      {help.map((line) => (
        <Fragment key={line}>
          {' '}
          <span>{line}</span>
        </Fragment>
      ))}
    </>
  );
}
