/**
 * Signatures by Volcengine's packages for the same calls: volc-sdk-python at d88be4d (SignerV4.sign_only) and
 * @volcengine/openapi 1.36.2 (lib/base/sign), which signs fewer headers.
 */
import { expect, test } from 'vitest';
import { canonicalQuery, signCall } from './sign.ts';

const credentials = {
  accessKey: 'AKLTexample',
  secretKey: 'c2VjcmV0LWV4YW1wbGU=',
  region: 'cn-north-1',
  service: 'cv',
};
const at = new Date('2026-11-22T21:30:00.400Z');
const host = 'visual.volcengineapi.com';
const haircut = {
  method: 'POST',
  query: { Version: '2022-08-31', Action: 'HairStyle' },
  body: '{"req_key":"hair_style","hair_type":101,"binary_data_base64":["aGFpcg=="]}',
  at,
};
const words = {
  method: 'POST',
  query: { Action: 'CVSync2AsyncSubmitTask', Version: '2022-08-31' },
  body: '{"custom_prompt":"蓝色的海洋 a+b"}',
  at,
};

test.each([
  [
    haircut,
    { host, 'content-type': 'application/json' },
    'content-type;host;x-content-sha256;x-date',
    'e09fbed99509df9481872dd470b237104f6c273435f8e27d03d2fb3d930a9cf1',
  ],
  [
    words,
    { host, 'content-type': 'application/json' },
    'content-type;host;x-content-sha256;x-date',
    '3b1311b87bfedd83c640d45cd236575fa8483aae0d63bf4835b91bf62d072f5c',
  ],
  [
    haircut,
    { host },
    'host;x-content-sha256;x-date',
    '2e9a52597d08661aa673576cc286869a5fa535284af7612f051f5122b5241b11',
  ],
  [
    words,
    { host },
    'host;x-content-sha256;x-date',
    '83b7ca968d0bc8f66b5289b17c99499f348660c00f4cef91fb3fe809931a814d',
  ],
])('a call is signed as the official packages sign it', (call, headers, signed, signature) => {
  expect(signCall(credentials, { ...call, headers })).toMatchObject({
    'x-date': '20261122T213000Z',
    authorization: `HMAC-SHA256 Credential=AKLTexample/20261122/cn-north-1/cv/request, SignedHeaders=${signed}, Signature=${signature}`,
  });
});

test('a query is sorted and encoded whole', () => {
  expect(canonicalQuery({ b: "it's (so)*", a: 'x y/ä' })).toBe('a=x%20y%2F%C3%A4&b=it%27s%20%28so%29%2A');
});
