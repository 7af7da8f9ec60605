import { createPrivateKey, createPublicKey, type KeyObject, X509Certificate } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** What the merchant platform (pay.weixin.qq.com, Account centre, API security) gives out. */
export interface WechatSettings {
  appId: string;
  merchantId: string;
  /** Serial number of the merchant's own API certificate, hexadecimal. */
  merchantSerial: string;
  privateKey: KeyObject;
  /** 32 bytes. */
  apiV3Key: Buffer;
  platformKey: KeyObject;
  /** `PUB_KEY_ID_...` of the platform's public key, or the serial number of its certificate. */
  platformKeyId: string;
  apiBase: string;
}

type Name =
  | 'WECHAT_APP_ID'
  | 'WECHAT_MERCHANT_ID'
  | 'WECHAT_MERCHANT_SERIAL'
  | 'WECHAT_PRIVATE_KEY'
  | 'WECHAT_API_V3_KEY'
  | 'WECHAT_PLATFORM_PUBLIC_KEY'
  | 'WECHAT_PLATFORM_KEY_ID';

const NAMES: readonly Name[] = [
  'WECHAT_APP_ID',
  'WECHAT_MERCHANT_ID',
  'WECHAT_MERCHANT_SERIAL',
  'WECHAT_PRIVATE_KEY',
  'WECHAT_API_V3_KEY',
  'WECHAT_PLATFORM_PUBLIC_KEY',
  'WECHAT_PLATFORM_KEY_ID',
];

/**
 * All settings of WeChat Pay, or undefined if none is set. Keys are read and tested here, so that a wrong one
 * is found at the start and not with the first buyer.
 * @param folder base of relative paths of key files
 * @throws Error with a sentence that names the setting
 */
export function readWechatSettings(
  given: Partial<Record<Name, string | undefined>> & { WECHAT_API_BASE: string },
  folder: string,
): WechatSettings | undefined {
  const missing = NAMES.filter((name) => given[name] === undefined);
  if (missing.length === NAMES.length) return undefined;
  if (missing.length > 0) throw new Error(`WeChat Pay also needs the settings ${missing.join(', ')}.`);
  const value = (name: Name) => given[name] ?? '';
  const apiV3Key = Buffer.from(value('WECHAT_API_V3_KEY'), 'utf8');
  if (apiV3Key.length !== 32) {
    throw new Error(`The setting WECHAT_API_V3_KEY must be 32 characters, not ${apiV3Key.length}.`);
  }
  const merchantSerial = value('WECHAT_MERCHANT_SERIAL').replaceAll(':', '').toUpperCase();
  if (!/^[0-9A-F]{8,64}$/.test(merchantSerial)) {
    throw new Error(
      'The setting WECHAT_MERCHANT_SERIAL must be the hexadecimal serial of the API certificate.',
    );
  }
  return {
    appId: value('WECHAT_APP_ID'),
    merchantId: value('WECHAT_MERCHANT_ID'),
    merchantSerial,
    privateKey: readPrivateKey(readPem('WECHAT_PRIVATE_KEY', value('WECHAT_PRIVATE_KEY'), folder)),
    apiV3Key,
    ...readPlatformKey(
      readPem('WECHAT_PLATFORM_PUBLIC_KEY', value('WECHAT_PLATFORM_PUBLIC_KEY'), folder),
      value('WECHAT_PLATFORM_KEY_ID'),
    ),
    apiBase: given.WECHAT_API_BASE.replace(/\/+$/, ''),
  };
}

/** PEM text (line breaks may be written as `\n`), or the path of a file with it. */
function readPem(name: Name, value: string, folder: string): string {
  if (value.includes('-----BEGIN')) return value.replaceAll('\\n', '\n');
  try {
    return fs.readFileSync(path.resolve(folder, value), 'utf8');
  } catch {
    throw new Error(`The setting ${name} is neither PEM text nor the path of a file that can be read.`);
  }
}

function readPrivateKey(pem: string): KeyObject {
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch {
    throw new Error(
      'The setting WECHAT_PRIVATE_KEY holds no private key that can be read (apiclient_key.pem).',
    );
  }
  checkRsa('WECHAT_PRIVATE_KEY', key);
  return key;
}

function readPlatformKey(pem: string, keyId: string): Pick<WechatSettings, 'platformKey' | 'platformKeyId'> {
  let key: KeyObject;
  let platformKeyId = keyId;
  // Node accepts a private key as a public one, and the merchant's own file is easily taken for the platform's.
  if (pem.includes('PRIVATE KEY')) {
    throw new Error(
      'The setting WECHAT_PLATFORM_PUBLIC_KEY holds a private key: it must be the public key of WeChat Pay.',
    );
  }
  try {
    if (pem.includes('BEGIN CERTIFICATE')) {
      const certificate = new X509Certificate(pem);
      key = certificate.publicKey;
      platformKeyId = keyId.replaceAll(':', '').toUpperCase();
      if (certificate.serialNumber.replace(/^0+/, '') !== platformKeyId.replace(/^0+/, '')) {
        throw new Error('serial');
      }
    } else {
      key = createPublicKey(pem);
    }
  } catch (error) {
    throw new Error(
      error instanceof Error && error.message === 'serial'
        ? 'The setting WECHAT_PLATFORM_KEY_ID is not the serial number of the certificate in WECHAT_PLATFORM_PUBLIC_KEY.'
        : 'The setting WECHAT_PLATFORM_PUBLIC_KEY holds no public key or certificate that can be read.',
    );
  }
  checkRsa('WECHAT_PLATFORM_PUBLIC_KEY', key);
  return { platformKey: key, platformKeyId };
}

function checkRsa(name: Name, key: KeyObject): void {
  if (key.asymmetricKeyType !== 'rsa' || (key.asymmetricKeyDetails?.modulusLength ?? 0) < 2048) {
    throw new Error(`The setting ${name} must be an RSA key of at least 2048 bits.`);
  }
}
