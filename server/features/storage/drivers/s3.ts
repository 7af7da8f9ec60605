import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { Settings } from '../../../settings.ts';
import { isKey, requireKey, type StorageDriver, storageUnavailable } from './driver.ts';

type S3Settings = NonNullable<Settings['s3']>;

export interface S3Timeouts {
  /** Milliseconds to connect. */
  connectMs: number;
  /** Milliseconds without a byte. The request as a whole is not limited: a large film takes its time. */
  idleMs: number;
}

const TIMEOUTS: S3Timeouts = { connectMs: 5_000, idleMs: 30_000 };
const TRIES = 3;
/** Between tries, in milliseconds. */
const PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
const ignore = () => undefined;

/**
 * Files in a bucket of any S3-compatible store. A PUT there is atomic: an object appears whole or not at all. Every
 * request is signed; the store verifies the signature, so the bucket itself stays private.
 */
export function s3Driver(settings: S3Settings, timeouts: S3Timeouts = TIMEOUTS): StorageDriver {
  const client = new S3Client({
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // Stores other than Amazon's are addressed by path, and fail on the checksums that the client adds by default.
    ...(settings.endpoint === undefined ? {} : { endpoint: settings.endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: TRIES,
    requestHandler: {
      connectionTimeout: timeouts.connectMs,
      socketTimeout: timeouts.idleMs,
    },
    // The client would log every stream that it cannot repeat; see `put`.
    logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
  });
  const Bucket = settings.bucket;
  const at = (key: string) => ({ Bucket, Key: requireKey(key) });

  return {
    put: async (key, source, about) => {
      const object = { ...at(key), ContentType: about.contentType, ContentLength: about.size };
      if ('bytes' in source) {
        await orUnavailable(client.send(new PutObjectCommand({ ...object, Body: source.bytes })));
        return;
      }
      // The client never repeats a stream it has begun to send, so each try here opens the file again. Over https a
      // stream's bytes are not part of the signature: the checksum tells the store if they changed on the way.
      const ContentMD5 = await orUnavailable(md5Of(source.path));
      await orUnavailable(
        repeat(() => {
          const body = fs.createReadStream(source.path);
          const command = new PutObjectCommand({ ...object, Body: body, ContentMD5 });
          return client.send(command).finally(() => body.destroy());
        }),
      );
    },
    read: async (key, range) => {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const found = await orAbsent(
        client.send(new GetObjectCommand({ ...at(key), ...(Range === undefined ? {} : { Range }) })),
      );
      if (!found) return undefined;
      if (!(found.Body instanceof Readable)) throw storageUnavailable(new Error('answer without a body'));
      return found.Body;
    },
    head: async (key) => {
      const found = await orAbsent(client.send(new HeadObjectCommand(at(key))));
      return found && { size: found.ContentLength ?? 0 };
    },
    delete: async (key) => {
      await orAbsent(client.send(new DeleteObjectCommand(at(key))));
    },
    list: () => listKeys(client, Bucket),
    // A PUT that breaks off leaves nothing behind.
    sweepUnfinished: async () => 0,
    checkHealth: async () => {
      try {
        await client.send(new HeadBucketCommand({ Bucket }));
      } catch (error) {
        throw new Error(whatIsWrong(error, settings), { cause: error });
      }
    },
  };
}

async function* listKeys(client: S3Client, Bucket: string): AsyncIterable<string> {
  let ContinuationToken: string | undefined;
  do {
    const from = ContinuationToken === undefined ? {} : { ContinuationToken };
    const page = await orUnavailable(client.send(new ListObjectsV2Command({ Bucket, ...from })));
    for (const { Key } of page.Contents ?? []) if (Key !== undefined && isKey(Key)) yield Key;
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken !== undefined);
}

async function repeat<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries >= TRIES || !mayRepeat(error)) throw error;
      await wait(pauseMs(error, tries));
    }
  }
}

/** Bytes that changed on the way may arrive intact the next time; any other refusal is final. */
function mayRepeat(error: unknown): boolean {
  return (statusOf(error) ?? 503) >= 500 || (error as { name?: string }).name === 'BadDigest';
}

/** The pause that the store asks for, else twice as long each time. */
function pauseMs(error: unknown, tries: number): number {
  const { $response } = error as { $response?: { headers?: Record<string, string> } };
  const asked = Number($response?.headers?.['retry-after']) * 1000;
  return Number.isFinite(asked) ? Math.min(asked, LONGEST_PAUSE_MS) : PAUSE_MS * 2 ** (tries - 1);
}

async function md5Of(file: string): Promise<string> {
  const hash = createHash('md5');
  await pipeline(fs.createReadStream(file), hash);
  return hash.digest('base64');
}

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw storageUnavailable(error);
  }
}

async function orAbsent<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (statusOf(error) === 404) return undefined;
    throw storageUnavailable(error);
  }
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}

/** HEAD answers have no body, so the status is the only explanation. */
function whatIsWrong(error: unknown, settings: S3Settings): string {
  const place = settings.endpoint ?? `Amazon S3 in ${settings.region}`;
  const status = statusOf(error);
  if (status === 404) return `The bucket ${settings.bucket} does not exist at ${place}. Check S3_BUCKET.`;
  if (status === 401 || status === 403) {
    return `${place} refuses the keys for the bucket ${settings.bucket}. Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`;
  }
  if (status === 301 || status === 400) {
    return `The bucket ${settings.bucket} is not in the region ${settings.region}. Check S3_REGION.`;
  }
  return `The file store at ${place} does not answer. Check S3_ENDPOINT.`;
}
