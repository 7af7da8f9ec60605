import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ErrorCode } from '@inkreel/contract/errors.ts';
import { z } from 'zod';
import { AppError } from '../../http/app-error.ts';
import { handingOver } from '../aisdk/made-files.ts';
import type { EngineHost } from '../define-engine.ts';
import type { Analyzer, MediaCheck } from '../engine.ts';
import { fitInput } from '../hosted/fit-input.ts';
import { postOnce } from '../hosted/post-once.ts';
import { type DashscopeSettings, STORED } from './client.ts';
import { PORTRAIT_PICTURE, type Store } from './media-services.ts';
import { mediaMeaningOf } from './refusals.ts';

/** https://www.alibabacloud.com/help/en/model-studio/wan-s2v-detect-api */
const CHECK_MODEL = 'wan2.2-s2v-detect';
const CHECK_PATH = '/services/aigc/image2video/face-detect';
const CHECK_MS = 40_000;
const ANSWER_BYTES = 64 * 1024;

/** The pictures for the model. */
const RULES: readonly ErrorCode[] = [
  'no_person',
  'several_people',
  'body_proportion',
  'pose_invalid',
  'face_unclear',
  'media_resolution',
];

const checked = z.object({ output: z.object({ check_pass: z.boolean(), humanoid: z.boolean().nullish() }) });
const refusal = z.object({ code: z.string(), message: z.string().default('') });

/** Checks a picture of a speaker before the run. The provider bills the operator a little for each check. */
export function portraitCheck(
  settings: DashscopeSettings,
  host: EngineHost,
  store: Store,
): Analyzer<MediaCheck> {
  return async (input, signal, owner) => {
    const folder = path.join(handingOver(host), randomUUID());
    await mkdir(folder, { recursive: true });
    try {
      const file = path.join(folder, 'portrait');
      await host.downloadToPath(String(input['image_url']), file);
      const { jpeg } = await fitInput(file, PORTRAIT_PICTURE, { decoding: host.decoding, owner });
      await writeFile(`${file}.jpg`, jpeg);
      const stored = store({ file: `${file}.jpg`, model: CHECK_MODEL, extension: 'jpg', signal });
      const image_url = await stored.catch((error: unknown) => {
        throw new AppError('detect_face_failed', { cause: error });
      });
      return await ask(settings, image_url, signal);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
}

async function ask(
  { key, baseUrl }: DashscopeSettings,
  image_url: string,
  signal: AbortSignal,
): Promise<MediaCheck> {
  const posted = await postOnce(`${baseUrl}${CHECK_PATH}`, {
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...STORED },
    body: JSON.stringify({ model: CHECK_MODEL, input: { image_url } }),
    limit: ANSWER_BYTES,
    timeoutMs: CHECK_MS,
    signal,
  });
  const json = posted.state === 'answer' ? posted.json : undefined;
  const known = checked.safeParse(json);
  if (known.success) {
    const { check_pass: passed, humanoid } = known.data.output;
    return { checked: RULES, failed: passed ? [] : [humanoid === false ? 'no_person' : 'pose_invalid'] };
  }
  const no = refusal.safeParse(json);
  const fault = no.success ? mediaMeaningOf(no.data.code, no.data.message).code : undefined;
  if (fault !== undefined && fault !== 'media_parameters')
    return { checked: RULES.includes(fault) ? RULES : [...RULES, fault], failed: [fault] };
  throw new AppError('detect_face_failed');
}
