import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

export interface MadeCertificate {
  pem: string;
  /** Hexadecimal, upper case. */
  serial: string;
  commonName: string;
  privateKey: KeyObject;
}

/** `sha256WithRSAEncryption` and `commonName` as DER object identifiers (RFC 4055; X.520). */
const SHA256_WITH_RSA = Buffer.from('06092a864886f70d01010b', 'hex');
const COMMON_NAME = Buffer.from('0603550403', 'hex');
const TAG = {
  integer: 0x02,
  bitString: 0x03,
  null: 0x05,
  utf8: 0x0c,
  time: 0x17,
  sequence: 0x30,
  set: 0x31,
  version: 0xa0,
};

/**
 * A certificate for tests (RFC 5280, written out in DER), signed by `issuer` or by itself.
 * @param options.from, options.until hours from `now`; an hour ago and a day from then unless given
 */
export function makeCertificate(options: {
  commonName: string;
  issuer?: Pick<MadeCertificate, 'commonName' | 'privateKey'>;
  from?: number;
  until?: number;
  now?: Date;
}): MadeCertificate {
  const now = options.now ?? new Date();
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  // A first byte below 0x80 keeps the number positive.
  const serial = Buffer.concat([Buffer.from([0x4d]), randomBytes(8)]);
  const algorithm = der(TAG.sequence, SHA256_WITH_RSA, der(TAG.null));
  const content = der(
    TAG.sequence,
    der(TAG.version, der(TAG.integer, Buffer.from([2]))),
    der(TAG.integer, serial),
    algorithm,
    name(options.issuer?.commonName ?? options.commonName),
    der(TAG.sequence, time(now, options.from ?? -1), time(now, options.until ?? 24)),
    name(options.commonName),
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('sha256', content, options.issuer?.privateKey ?? privateKey);
  const bytes = der(TAG.sequence, content, algorithm, der(TAG.bitString, Buffer.from([0]), signature));
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    pem: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
    serial: serial.toString('hex').toUpperCase(),
    commonName: options.commonName,
    privateKey,
  };
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const size = content.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

function name(commonName: string): Buffer {
  const attribute = der(TAG.sequence, COMMON_NAME, der(TAG.utf8, Buffer.from(commonName)));
  return der(TAG.sequence, der(TAG.set, attribute));
}

/** UTCTime, `YYMMDDhhmmssZ`. */
function time(now: Date, hoursLater: number): Buffer {
  const digits = new Date(now.getTime() + hoursLater * 3_600_000).toISOString().replace(/\D/g, '');
  return der(TAG.time, Buffer.from(`${digits.slice(2, 14)}Z`));
}
