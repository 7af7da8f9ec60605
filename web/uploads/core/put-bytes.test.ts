import { ERRORS } from '@inkreel/contract/errors.ts';
import { describe, expect, it } from 'vitest';
import { readAnswer } from './put-bytes.ts';

const answer = (code: number, data: unknown) => JSON.stringify({ code, message: 'said the server', data });

describe('the answer to an upload', () => {
  it('is the data of its envelope', () => {
    expect(readAnswer(answer(0, { id: 'kept' }), 200)).toEqual({ id: 'kept' });
  });

  it.each([
    ['a refusal of the catalogue', answer(ERRORS.image_unreadable.number, {}), 415, 'image_unreadable'],
    ['a page of a proxy', '<html>Bad gateway</html>', 502, 'internal_error'],
    ['a proxy that takes no such length', '<html>Too large</html>', 413, 'payload_too_large'],
    ['a page where data should be', '<html>Sign in to the network</html>', 200, 'unreadable_answer'],
  ])('gives a specific error when it is %s', (_what, text, status, code) => {
    expect(() => readAnswer(text, status)).toThrow(expect.objectContaining({ code }));
  });

  it('states the progress if another part is due', () => {
    const { number, status } = ERRORS.upload_part_misplaced;
    expect(() => readAnswer(answer(number, { received: 7 }), status)).toThrow(
      expect.objectContaining({ data: { received: 7 } }),
    );
  });
});
