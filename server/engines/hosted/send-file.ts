import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { atMost } from '../aisdk/guarded-fetch.ts';

/** A provider's form for the upload of a file to its storage. */
export interface UploadForm {
  /** URL of the POST. */
  url: string;
  /** Fields before the file, in this order. */
  fields: Readonly<Record<string, string>>;
  /** Of the file. */
  name: string;
}

export interface SendRules {
  /** The host of the provider's interface: its storage is there, or at a host that `isStorage` accepts. */
  base: string;
  /** Whether a host name belongs to the provider's storage. */
  isStorage: (host: string) => boolean;
  /** Largest file, in bytes; unknown if the provider does not say. */
  limit?: number | undefined;
  timeoutMs?: number;
  /** Ends the upload. */
  signal?: AbortSignal | undefined;
}

/** The file is larger than the provider takes. */
export class FileTooLargeError extends Error {}

/** Enough for half a gigabyte over a slow line, in milliseconds. */
const SEND_MS = 15 * 60_000;
const ANSWER_BYTES = 64 * 1024;

/**
 * Uploads a file to a provider's storage by its form, without reading it into memory. The form's address
 * is not trusted: files go only to the provider's hosts, over TLS.
 * @returns the beginning of the answer
 * @throws FileTooLargeError; Error if the form leads elsewhere or the storage does not take the file
 */
export async function sendFile(
  file: string,
  { url, fields, name }: UploadForm,
  { base, isStorage, limit = Number.POSITIVE_INFINITY, timeoutMs = SEND_MS, signal }: SendRules,
): Promise<string> {
  const to = new URL(url);
  const isOwn = to.origin === new URL(base).origin;
  if (!isOwn && !(to.protocol === 'https:' && isStorage(to.hostname)))
    throw new Error(`${to.origin} is not where the provider keeps files`);
  if ((await stat(file)).size > limit) throw new FileTooLargeError(`more than ${limit} bytes`);
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', await openAsBlob(file), name);
  const answer = await fetch(to, {
    method: 'POST',
    body: form,
    redirect: 'error',
    signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
  });
  const text = await new Response(answer.body?.pipeThrough(atMost(ANSWER_BYTES)) ?? null)
    .text()
    .catch(() => '');
  if (!answer.ok) throw new Error(`the storage answered ${answer.status}: ${text.slice(0, 200)}`);
  return text.slice(0, 200);
}
