import { describe, expect, it, vi } from 'vitest';
import { deliverResult, readResult, resultOfQuery, type SocialResult } from './social-result.ts';

describe('what the provider sent back', () => {
  it('is read from the address', () => {
    expect(resultOfQuery('?state=s&code=c%2F1&iss=https%3A%2F%2Fp.example&scope=x')).toEqual({
      type: 'social-result',
      state: 's',
      code: 'c/1',
      iss: 'https://p.example',
    });
    expect(resultOfQuery('?error=access_denied&state=s&type=other')).toEqual({
      type: 'social-result',
      state: 's',
      error: 'access_denied',
    });
  });

  it.each(['', '?code=c', '?state=s', '?state=&code=c'])('is undefined for "%s"', (search) => {
    expect(resultOfQuery(search)).toBeUndefined();
  });

  it('is distinguished from other messages', () => {
    for (const data of [null, 'social-result', {}, { type: 'paypal-result', state: 's', code: 'c' }])
      expect(readResult(data)).toBeUndefined();
    expect(readResult({ type: 'social-result', state: 's', code: 1 })).toBeUndefined();
  });
});

describe('deliverResult', () => {
  const result: SocialResult = { type: 'social-result', state: 's', code: 'c' };
  const origin = 'https://inkreel.example';

  it('posts to the opener at this origin only', () => {
    const opener = { closed: false, postMessage: vi.fn<(message: unknown, targetOrigin: string) => void>() };
    const broadcast = vi.fn<(message: unknown) => void>();
    deliverResult(result, { origin, opener, broadcast });
    expect(opener.postMessage).toHaveBeenCalledExactlyOnceWith(result, origin);
    expect(broadcast).not.toHaveBeenCalled();
  });

  it.each([
    ['gone', null],
    ['closed', { closed: true, postMessage: vi.fn<(message: unknown, targetOrigin: string) => void>() }],
  ])('uses the channel if the opener is %s', (_, opener) => {
    const broadcast = vi.fn<(message: unknown) => void>();
    deliverResult(result, { origin, opener, broadcast });
    expect(broadcast).toHaveBeenCalledExactlyOnceWith(result);
    if (opener) expect(opener.postMessage).not.toHaveBeenCalled();
  });
});
