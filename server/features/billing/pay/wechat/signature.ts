import { createDecipheriv, randomBytes, sign, verify } from 'node:crypto';
import type { WechatSettings } from './read-settings.ts';

/**
 * Documentation of WeChat Pay APIv3, signature verification: a signature older than five minutes is to be
 * refused.
 */
const TOLERATED_SECONDS = 5 * 60;
const TAG_BYTES = 16;

/**
 * The Authorization header of a request (APIv3, "signature generation").
 * @param target path with query, as in the request line
 * @param body as sent; empty for GET
 */
export function authorizeWechat(
  settings: Pick<WechatSettings, 'merchantId' | 'merchantSerial' | 'privateKey'>,
  request: { method: string; target: string; body: string; now: Date },
): string {
  const timestamp = String(Math.floor(request.now.getTime() / 1000));
  const nonce = randomBytes(16).toString('hex');
  const message = `${request.method}\n${request.target}\n${timestamp}\n${nonce}\n${request.body}\n`;
  const signature = sign('sha256', Buffer.from(message), settings.privateKey).toString('base64');
  const parts = {
    mchid: settings.merchantId,
    nonce_str: nonce,
    signature,
    timestamp,
    serial_no: settings.merchantSerial,
  };
  const list = Object.entries(parts).map(([name, value]) => `${name}="${value}"`);
  return `WECHATPAY2-SHA256-RSA2048 ${list.join(',')}`;
}

/**
 * Whether the platform signed these bytes just now, for answers and notifications alike.
 * @param header reads a header by its lower-case name
 * @returns `stale` if the signature is right but its time is more than five minutes off
 */
export function checkWechatSignature(
  settings: Pick<WechatSettings, 'platformKey' | 'platformKeyId'>,
  header: (name: string) => string | undefined,
  body: Buffer,
  now: Date,
): 'genuine' | 'forged' | 'stale' {
  const read = (name: string) => header(`wechatpay-${name}`) ?? '';
  const timestamp = read('timestamp');
  if (header('wechatpay-serial') !== settings.platformKeyId) return 'forged';
  const message = Buffer.concat([Buffer.from(`${timestamp}\n${read('nonce')}\n`), body, Buffer.from('\n')]);
  const signature = Buffer.from(read('signature'), 'base64');
  if (!verify('sha256', message, settings.platformKey, signature)) return 'forged';
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp));
  return age <= TOLERATED_SECONDS ? 'genuine' : 'stale';
}

/**
 * Decrypts the `resource` of a notification: AEAD_AES_256_GCM, the tag after the ciphertext.
 * @throws Error if the key is wrong or a byte was changed
 */
export function decryptWechatResource(
  apiV3Key: Buffer,
  resource: { ciphertext: string; nonce: string; associated_data: string },
): string {
  const bytes = Buffer.from(resource.ciphertext, 'base64');
  // With the length given, a truncated tag is refused.
  const lengths = { authTagLength: TAG_BYTES };
  const decipher = createDecipheriv('aes-256-gcm', apiV3Key, Buffer.from(resource.nonce), lengths);
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  decipher.setAAD(Buffer.from(resource.associated_data));
  return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString();
}
