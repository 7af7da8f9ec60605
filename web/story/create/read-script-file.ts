import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { readScript, SCRIPT_FILE_LIMITS } from '@inkreel/contract/api/scripts.ts';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/client.ts';

/** A file as it was read and split. */
export type ScriptFile = OutputOf<typeof readScript> & { name: string };

/** Reads a script file on the server, which keeps nothing of it. @throws ApiError */
export async function readScriptFile(
  file: File,
  language: string | undefined,
  signal: AbortSignal,
): Promise<ScriptFile> {
  if (file.size > SCRIPT_FILE_LIMITS.bytes) throw new ApiError('file_too_large');
  // The longest name that is taken; its ending tells the kind.
  const name = file.name.slice(-255) || 'script.txt';
  const answer = await call(readScript, {
    query: { name, ...(language ? { language } : {}) },
    bytes: file,
    signal,
  });
  return { ...answer, name: file.name };
}
