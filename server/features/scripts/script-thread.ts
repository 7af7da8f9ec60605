import { parentPort, workerData } from 'node:worker_threads';
import type { OutputOf, QueryOf } from '@inkreel/contract/api/endpoint.ts';
import { type readScript, SCRIPT_FILE_LIMITS } from '@inkreel/contract/api/scripts.ts';
import { splitScript } from '@inkreel/contract/script/split-script.ts';
import { decodeText } from '@inkreel/scene/text-encodings/decode-text.ts';
import { isBinary } from './is-binary.ts';
import { ScriptRefusal } from './script-refusal.ts';

/** The data that the thread is started with. */
export type ScriptRequest = { bytes: Uint8Array } & QueryOf<typeof readScript>;
/** Its one answer, before it ends. */
export type ScriptAnswer =
  | OutputOf<typeof readScript>
  | { refused: ScriptRefusal['refused']; reason: string };

async function read({
  bytes,
  name,
  language,
  encoding,
}: ScriptRequest): Promise<OutputOf<typeof readScript>> {
  const { text, ...file } = await textOf(bytes, name, encoding);
  if (text.length > SCRIPT_FILE_LIMITS.characters)
    throw new ScriptRefusal('script_file_too_long', `${text.length} characters`);
  if (!/[\p{L}\p{N}]/u.test(text)) throw new ScriptRefusal('script_without_text', 'no letters');
  const split = splitScript(text, language, file.type === 'fountain' ? 'fountain' : undefined);
  return { ...file, text, split };
}

async function textOf(bytes: Uint8Array, name: string, chosen: ScriptRequest['encoding']) {
  const begins = (...start: number[]) => start.every((byte, at) => bytes[at] === byte);
  // Each reader is loaded for its own kind of file.
  if (begins(0x50, 0x4b, 3, 4) || begins(0x50, 0x4b, 5, 6)) {
    const { readDocx } = await import('./read-docx.ts');
    return { type: 'docx' as const, text: await readDocx(bytes) };
  }
  // Readers of PDF look for its mark in the first kilobyte.
  if (Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')) {
    const { readPdf } = await import('./read-pdf.ts');
    return { type: 'pdf' as const, text: await readPdf(bytes) };
  }
  const { text, encoding } = decodeText(bytes, chosen);
  if (isBinary(text)) throw new ScriptRefusal('script_unreadable', 'neither text nor a known kind of file');
  const ending = /\.(fountain|spmd|md|markdown)$/i.exec(name)?.[1]?.toLowerCase();
  const type = ending === undefined ? 'txt' : ending.startsWith('m') ? 'md' : 'fountain';
  return {
    type: type as 'txt' | 'md' | 'fountain',
    encoding,
    text: text.toWellFormed().replaceAll('\0', ' '),
  };
}

try {
  parentPort?.postMessage(await read(workerData as ScriptRequest));
} catch (error) {
  const refused = error instanceof ScriptRefusal ? error.refused : 'script_unreadable';
  parentPort?.postMessage({ refused, reason: String(error).slice(0, 500) } satisfies ScriptAnswer);
}
