import type { EngineTest } from './define-engine.ts';
import { parseJson } from './read-answer.ts';

/** Maximum bytes read of an answer: enough for its message, whatever a provider sends. */
const READ_BYTES = 64 * 1024;
/** Places of the error message in providers' answers. */
const SENTENCES = ['message', 'detail', 'error', 'msg', 'title'];

/**
 * Makes a free call to a provider, such as its list of models, and reports whether it answered.
 * @param sayOf extracts the reported part of an answer, such as the remaining credits
 * @param call the request to the provider
 */
export async function freeCall(
  url: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
  sayOf: (answer: unknown) => string | undefined = () => undefined,
  call: (url: string, init: RequestInit) => Promise<Response> = fetch,
): Promise<EngineTest> {
  const answer = await call(url, {
    headers: { accept: 'application/json', ...headers },
    redirect: 'error',
    signal,
  });
  const text = await readBeginning(answer);
  const json = parseJson(text);
  const said = answer.ok ? sayOf(json) : sentenceIn(json);
  return {
    ok: answer.ok,
    said: said === undefined ? `HTTP ${answer.status}` : `HTTP ${answer.status}: ${said}`,
  };
}

async function readBeginning({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let seen = 0;
  for await (const part of body ?? []) {
    parts.push(part);
    seen += part.length;
    if (seen >= READ_BYTES) break;
  }
  return Buffer.concat(parts).toString('utf8');
}

/** The provider's error message, from any known place; never the rest of the answer. */
function sentenceIn(json: unknown): string | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  for (const name of SENTENCES) {
    const value = (json as Record<string, unknown>)[name];
    if (typeof value === 'string') return value;
    const inner = sentenceIn(value);
    if (inner !== undefined) return inner;
  }
  return undefined;
}
