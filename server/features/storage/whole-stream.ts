import { pipeline, type Readable, Transform } from 'node:stream';
import { storageUnavailable } from './drivers/driver.ts';

/**
 * The same bytes, as long as there are exactly `size` of them: a file that ends early or continues ends in an error,
 * and a client that was told its length learns that the rest is not coming instead of waiting for it:
 * storage_unavailable.
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
  // What went wrong with either of them, the reader of the counter is told.
  return pipeline(source, counter, () => undefined);
}
