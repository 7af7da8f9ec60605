import { expect, it } from 'vitest';
import { walletAddress } from './wallet-address.ts';

const zh = (path: string) => `/zh${path}`;

it('keeps the language in the test wallet', () => {
  expect(walletAddress('https://studio.test/sandbox/pay/abc?a=1', 'https://studio.test', zh)).toBe(
    'https://studio.test/zh/sandbox/pay/abc?a=1',
  );
});

it('stays at the page’s origin, whatever the server calls this machine', () => {
  expect(walletAddress('http://127.0.0.1:3000/sandbox/pay/abc', 'http://localhost:3000', zh)).toBe(
    'http://localhost:3000/zh/sandbox/pay/abc',
  );
});

it.each([
  'http://127.0.0.1:4000/sandbox/pay/abc',
  'https://www.paypal.com/checkoutnow?token=1',
  'https://other.test/sandbox/pay/abc',
  'weixin://wxpay/bizpayurl?pr=abc',
  'https://studio.test/pricing',
])('leaves %s as it is', (address) => {
  expect(walletAddress(address, 'https://studio.test', zh)).toBe(address);
});
