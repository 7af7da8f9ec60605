import { pipeline, type Readable, Transform } from 'node:stream';

/**
 * The same bytes, as long as there are exactly `size` of them: a file that ends early or goes on ends in an error, and
 * whoever announced its length learns that it is not coming instead of waiting for the rest.
 */
export function wholeStream(source: Readable, size: number): Readable {
  let seen = 0;
  const wrong = () => new Error(`a stored file has ${seen} bytes or more instead of ${size}`);
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > size) done(wrong());
      else done(null, chunk);
    },
    flush: (done) =>
      seen === size ? done() : done(new Error(`a stored file ends after ${seen} of ${size} bytes`)),
  });
  // What went wrong with either of them, the reader of the counter is told.
  return pipeline(source, counter, () => undefined);
}
