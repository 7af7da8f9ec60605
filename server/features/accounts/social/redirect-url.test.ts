import { describe, expect, test } from 'vitest';
import { isOwnRedirect, ownOrigins } from './redirect-url.ts';

describe('with a public address', () => {
  const origins = ownOrigins({ publicUrl: 'https://studio.example.com/', host: '0.0.0.0' }, 3000);

  test.each(['', '/en', '/zh'])('its page %s/popup/social is ours', (language) => {
    expect(isOwnRedirect(`https://studio.example.com${language}/popup/social`, origins)).toBe(true);
  });

  test.each([
    'https://studio.example.com.evil.example/popup/social',
    'https://studio.example.com@evil.example/popup/social',
    'https://evil.example/popup/social',
    '//studio.example.com/popup/social',
    'http://studio.example.com/popup/social',
    'https://studio.example.com:444/popup/social',
    'https://studio.example.com/popup/social/',
    'https://studio.example.com/popup/social?next=https://evil.example',
    'https://studio.example.com/popup/social#x',
    'https://studio.example.com/popup/../popup/social',
    'https://studio.example.com/fr/popup/social',
    'https://studio.example.com/',
    'https://STUDIO.example.com/popup/social',
    'http://localhost:3000/popup/social',
    'javascript:alert(1)',
    '',
  ])('%s is not', (text) => {
    expect(isOwnRedirect(text, origins)).toBe(false);
  });
});

test('without one, this machine is ours at the port of the request', () => {
  const origins = ownOrigins({ publicUrl: undefined, host: '192.168.1.5' }, 4000);
  for (const host of ['localhost', '127.0.0.1', '192.168.1.5'])
    expect(isOwnRedirect(`http://${host}:4000/popup/social`, origins)).toBe(true);
  expect(isOwnRedirect('http://localhost:4001/popup/social', origins)).toBe(false);
  expect(isOwnRedirect('http://evil.example:4000/popup/social', origins)).toBe(false);
  expect(ownOrigins({ publicUrl: undefined, host: '::1' }, 80)).toContain('http://[::1]');
});
