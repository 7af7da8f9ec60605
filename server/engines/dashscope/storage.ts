import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { atMost } from '../aisdk/guarded-fetch.ts';
import { sendFile } from '../hosted/send-file.ts';
import type { DashscopeSettings } from './client.ts';

const POLICY_MS = 20_000;
const ANSWER_BYTES = 64 * 1024;
const MEGABYTE = 1024 ** 2;

/** `GET /uploads?action=getPolicy`: dashscope/dashscope-sdk-python at c0d7a0b, dashscope/utils/oss_utils.py. */
const policy = z.object({
  data: z.object({
    policy: z.string(),
    signature: z.string(),
    upload_dir: z.string(),
    upload_host: z.string(),
    oss_access_key_id: z.string(),
    x_oss_object_acl: z.string(),
    x_oss_forbid_overwrite: z.string(),
    max_file_size_mb: z.coerce.number().optional(),
  }),
});

/** A file for the storage. */
export interface StoredFile {
  file: string;
  /** The model that will read it. */
  model: string;
  /** Of its type, by which the provider identifies it. */
  extension: string;
  /** Ends the upload. */
  signal?: AbortSignal | undefined;
}

/**
 * Puts a file into Model Studio's storage, where it stays for two days and only the account can use it.
 * @returns its URL there, `oss://...`
 * @throws FileTooLargeError; Error if the provider does not take it
 */
export async function storeFile(
  { key, baseUrl }: DashscopeSettings,
  { file, model, extension, signal }: StoredFile,
): Promise<string> {
  const query = new URLSearchParams({ action: 'getPolicy', model });
  const answer = await fetch(`${baseUrl}/uploads?${query}`, {
    headers: { authorization: `Bearer ${key}`, accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(POLICY_MS),
  });
  const body = answer.body?.pipeThrough(atMost(ANSWER_BYTES)) ?? null;
  const text = await new Response(body).text().catch(() => '');
  if (!answer.ok) throw new Error(`asked for a place for a file, it answered ${answer.status}`);
  const { data } = policy.parse(JSON.parse(text));
  const name = `${randomUUID()}.${extension}`;
  const path = `${data.upload_dir}/${name}`;
  const fields = {
    OSSAccessKeyId: data.oss_access_key_id,
    Signature: data.signature,
    policy: data.policy,
    key: path,
    'x-oss-object-acl': data.x_oss_object_acl,
    'x-oss-forbid-overwrite': data.x_oss_forbid_overwrite,
    success_action_status: '200',
  };
  const limit = data.max_file_size_mb === undefined ? undefined : data.max_file_size_mb * MEGABYTE;
  const isStorage = (host: string) => host.endsWith('.aliyuncs.com');
  await sendFile(file, { url: data.upload_host, fields, name }, { base: baseUrl, isStorage, limit, signal });
  return `oss://${path}`;
}
