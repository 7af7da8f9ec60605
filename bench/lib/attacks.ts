/** What one person sends to stop everybody: each is sent again and again until the signal aborts. */
import { collageKind } from '@inkreel/scene/collage/collage-kind.ts';
import sharp from 'sharp';
import { callApi } from '../../e2e/support/api.ts';
import { collageContent } from '../../server/features/documents/testing/document-world.ts';
import { lyingWebm } from '../../server/features/storage/media/testing/media-files.ts';

export interface Target {
  url: string;
  /** Of the attacker's session. */
  token: string;
}

/** Files of an attack are made, and uploaded if need be, before it begins. */
type Prepare = (target: Target) => Promise<(signal: AbortSignal) => Promise<unknown>>;

/** Uploads a file. @returns the HTTP status and the id of the file, if it was kept */
export async function upload({ url, token }: Target, bytes: Buffer, type: string, signal?: AbortSignal) {
  const query = new URLSearchParams({ file_name: 'given', content_type: type, size: String(bytes.length) });
  const path = `/storage/upload/token?${query}`;
  const asked = await callApi<{ upload_url: string }>(url, 'GET', path, { token, ...(signal && { signal }) });
  const answer = await fetch(asked.data.upload_url, {
    method: 'PUT',
    headers: { 'content-type': type },
    body: new Uint8Array(bytes),
    ...(signal && { signal }),
  });
  const { data } = (await answer.json()) as { data: { id?: string } };
  return { status: answer.status, id: data.id };
}

const keys = (count: number) => `{${Array.from({ length: count }, (_, at) => `"key ${at}":1`).join()}}`;
const post = ({ url }: Target, path: string, body: string, signal: AbortSignal, token?: string) =>
  fetch(`${url}/api.v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body,
    signal,
  }).then((answer) => answer.arrayBuffer());

/** Calls at a time, as a browser or a script would make them. */
const AT_A_TIME = { files: 40, bodies: 8, exports: 4 };

/** @param send one call; failures are what the attacker gets, and are ignored */
async function flood(count: number, signal: AbortSignal, send: () => Promise<unknown>): Promise<void> {
  const one = async () => {
    while (!signal.aborted) await send().catch(() => undefined);
  };
  await Promise.all(Array.from({ length: count }, one));
}

export const ATTACKS: Readonly<Record<string, Prepare>> = {
  'videos with lying indexes': async (target) => {
    const bytes = lyingWebm();
    return (signal) => flood(AT_A_TIME.files, signal, () => upload(target, bytes, 'video/webm', signal));
  },
  'bodies of keys without an account': async (target) => {
    const body = keys(60_000);
    return (signal) => flood(AT_A_TIME.bodies, signal, () => post(target, '/results/archive', body, signal));
  },
  'bodies of keys with an account': async (target) => {
    const body = JSON.stringify(Array.from({ length: 14 }, () => JSON.parse(keys(4000))));
    return (signal) =>
      flood(AT_A_TIME.bodies, signal, () => post(target, '/documents', body, signal, target.token));
  },
  'exports of the largest collage': async (target) => {
    const create = { width: 8000, height: 6000, channels: 3, background: '#5078a0' } as const;
    const bytes = await sharp({ create }).jpeg().toBuffer();
    const sources: string[] = [];
    for (let at = 0; at < 12; at += 1) {
      const { id } = await upload(target, bytes, 'image/jpeg');
      sources.push(`file:${id}`);
    }
    const { data, message } = await callApi<{ id?: string }>(target.url, 'POST', '/documents', {
      token: target.token,
      body: { kind: 'collage', name: 'x', schema: collageKind.version, content: collageContent({ sources }) },
    });
    if (data.id === undefined) throw new Error(message);
    const address = `${target.url}/api.v1/documents/${data.id}/export?longest=8192`;
    const headers = { authorization: `Bearer ${target.token}` };
    return (signal) =>
      flood(AT_A_TIME.exports, signal, async () => (await fetch(address, { headers, signal })).arrayBuffer());
  },
};
