import {
  finishUpload,
  UPLOAD_PART_BYTES,
  uploadProgress,
  uploadTokenForUser,
} from '@inkreel/contract/api/storage.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { type FileToSend, PARTS_ABOVE_BYTES, type SendWorld, sendFile } from './send-file.ts';
import { createStartedUploads } from './started-uploads.ts';

const ADDRESS = '/api.v1/storage/upload/token-1';
const LARGE = PARTS_ABOVE_BYTES + 1000;

let asked: string[];
let shares: number[];
let storage: Map<string, string>;
let received: number;
/** Thrown once by the request with this name. */
let faults: Map<string, ApiError>;

const fault = (name: string) => {
  const error = faults.get(name);
  faults.delete(name);
  if (error) throw error;
};

/** A server that keeps what arrived, as the real one does. */
function world(): SendWorld {
  const call = (async (endpoint: object, sent: { query?: { parts?: string } }) => {
    const name =
      endpoint === uploadTokenForUser ? 'token' : endpoint === uploadProgress ? 'progress' : 'finish';
    asked.push(name);
    fault(name);
    if (name === 'token') {
      received = 0;
      if (sent.query?.parts) asked.push('in parts');
      return { upload_url: ADDRESS, expires_at: '2026-01-02T00:00:00Z' };
    }
    if (endpoint === finishUpload) return { id: 'kept' };
    return { received, size: LARGE };
  }) as SendWorld['call'];
  const put = (async (address: string, body: Blob, onProgress: (share: number) => void) => {
    asked.push(`put ${address.slice(ADDRESS.length)} ${body.size}`);
    onProgress(0.5);
    fault(`put at ${received}`);
    received += body.size;
    onProgress(1);
    return { id: 'kept' };
  }) as SendWorld['put'];
  const started = createStartedUploads({
    getItem: (key) => storage.get(key) ?? null,
    setItem: (key, value) => void storage.set(key, value),
  });
  return { call, put, started, now: () => Date.parse('2026-01-01T12:00:00Z') };
}

const file = (size: number): FileToSend => ({
  blob: new Blob([new Uint8Array(size)]),
  type: 'image/png',
  name: 'a.png',
  fingerprint: 'abc',
  fromType: 'tool',
  projectId: undefined,
});
const send = (size: number) =>
  sendFile(world(), file(size), (share) => shares.push(share), new AbortController().signal);

beforeEach(() => {
  asked = [];
  shares = [];
  storage = new Map();
  faults = new Map();
  received = 0;
});

describe('a small file', () => {
  it('goes in one request, even as large as one may be', async () => {
    expect(await send(PARTS_ABOVE_BYTES)).toEqual({ id: 'kept' });
    expect(asked).toEqual(['token', `put  ${PARTS_ABOVE_BYTES}`]);
  });
});

describe('a large file', () => {
  const parts = [0, UPLOAD_PART_BYTES, 2 * UPLOAD_PART_BYTES].map(
    (start) => `put /parts/${start} ${Math.min(UPLOAD_PART_BYTES, LARGE - start)}`,
  );

  it('goes in parts, with a share that only grows', async () => {
    expect(await send(LARGE)).toEqual({ id: 'kept' });
    expect(asked).toEqual(['token', 'in parts', ...parts, 'finish']);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.at(-1)).toBe(1);
  });

  it('continues after a failure, in a reloaded page', async () => {
    faults.set(`put at ${UPLOAD_PART_BYTES}`, new ApiError('network_error'));
    await expect(send(LARGE)).rejects.toMatchObject({ code: 'network_error' });
    asked = [];
    expect(await send(LARGE)).toEqual({ id: 'kept' });
    expect(asked).toEqual(['progress', ...parts.slice(1), 'finish']);
  });

  it('only asks for the progress and finishes again if the answer to the end was lost', async () => {
    faults.set('finish', new ApiError('network_error'));
    await expect(send(LARGE)).rejects.toThrow();
    asked = [];
    await send(LARGE);
    expect(asked).toEqual(['progress', 'finish']);
    asked = [];
    await send(LARGE);
    expect(asked[0]).toBe('token');
  });

  it.each([
    ['the server forgot it', 'progress', 'upload_token_invalid', ['progress', 'token']],
    ['it was refused', 'finish', 'image_unreadable', ['token']],
  ] as const)('begins again if %s', async (_what, where, code, expected) => {
    faults.set(`put at ${UPLOAD_PART_BYTES}`, new ApiError('network_error'));
    await expect(send(LARGE)).rejects.toThrow();
    faults.set(where, new ApiError(code));
    if (where === 'finish') await expect(send(LARGE)).rejects.toMatchObject({ code });
    asked = [];
    await send(LARGE);
    expect(asked.slice(0, expected.length)).toEqual(expected);
  });

  it('works without a usable storage', async () => {
    storage.set('inkreel.uploads', 'not JSON');
    expect(await send(LARGE)).toEqual({ id: 'kept' });
    storage.set = () => {
      throw new Error('full');
    };
    expect(await send(LARGE)).toEqual({ id: 'kept' });
  });
});
