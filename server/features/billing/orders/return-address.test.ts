import { expect, test } from 'vitest';
import { returnAddress } from './return-address.ts';

const FOREIGN = {
  code: 'invalid_input',
  data: { fields: [{ field: 'return_url', problem: 'foreign_address' }] },
};

const accepted = (publicUrl: string, address: string) => {
  try {
    return returnAddress(publicUrl, 'return_url', address) === address;
  } catch (error) {
    // All are refused in the same way, naming the field.
    expect(error).toMatchObject(FOREIGN);
    return false;
  }
};

test.each([
  ['https://studio.test', 'https://studio.test/popup/payment', true],
  ['https://studio.test/', 'https://studio.test/en/popup/payment?order=1#done', true],
  ['https://studio.test', 'https://studio.test:8443/popup/payment', false],
  ['https://studio.test', 'https://studio.test/popup/payment/', false],
  ['https://studio.test', 'https://studio.test@evil.test/popup/payment', false],
  ['https://studio.test', 'http://localhost/popup/payment', false],
  ['https://studio.test', 'https://user@studio.test/popup/payment', false],
  ['https://studio.test', 'https://:word@studio.test/popup/payment', false],
  ['https://studio.test', 'http://studio.test/popup/payment', false],
  ['https://studio.test', '/popup/payment', false],
  ['https://studio.test', '', false],
  // The product on a local machine, under any of its names.
  ['http://127.0.0.1:3000', 'http://localhost:3000/zh/popup/payment', true],
  ['http://0.0.0.0:3000', 'http://localhost:3000/popup/payment', true],
  ['http://127.0.0.1:3000', 'http://localhost:3001/popup/payment', false],
  ['http://127.0.0.1:3000', 'https://localhost:3000/popup/payment', false],
  ['http://127.0.0.1:3000', 'http://evil.test:3000/popup/payment', false],
])('%s returns to %s: %s', (publicUrl, address, expected) => {
  expect(accepted(publicUrl, address)).toBe(expected);
});
