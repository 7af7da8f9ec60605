import { pipeline, type Readable, Transform } from 'node:stream';
import { storageUnavailable } from './drivers/driver.ts';

/**
 * Passes the bytes through if there are exactly `size` of them. A file that is too short or too long ends with
 * storage_unavailable, so that a client that was told its length does not wait for the rest.
 */
export function wholeStream(source: Readable, size: number): Readable {
  let seen = 0;
  const wrong = (what: string) => storageUnavailable(new Error(`a stored file of ${size} bytes ${what}`));
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > size) done(wrong('goes on'));
      else done(null, chunk);
    },
    flush: (done) => (seen === size ? done() : done(wrong(`ends after ${seen}`))),
  });
  // An error of either stream reaches the reader of the counter.
  return pipeline(source, counter, () => undefined);
}
