/**
 * Pictures without content or of unusual shape: either refused with a message before points are held, or
 * processed.
 */
import { type ErrorCode, errorCodeOf } from '@inkreel/contract/errors.ts';
import { en } from '@inkreel/contract/messages/en.ts';
import { zh } from '@inkreel/contract/messages/zh.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, type Db } from '../server/db/connect.ts';
import { findViolations } from '../server/testing/invariants.ts';
import { callApi } from './support/api.ts';
import { fingerprintOf, type Person, registerFounder, setBalance } from './support/organisations.ts';
import type { Product } from './support/product.ts';
import { RUN_PATH, SMALL_RUN, untilEnded } from './support/runs.ts';
import { shareProduct } from './support/shared-product.ts';
import { uploadByApi } from './support/uploading.ts';

const REMOVER = '/cloud/request/ai/image/inpainting/erase';
const REPLACE_BACKGROUND = '/cloud/request/ai/image/background';
const EDITOR = '/cloud/request/ai/image/seed/edit';
const DOODLE = '/cloud/request/ai/image/stroke';

let product: Product;
let db: Db;
let person: Person;

beforeAll(async () => {
  product = await shareProduct();
  db = connect({ ...product.database, max: 2 });
  person = await registerFounder(product.url, 'somebody@example.com');
  await setBalance(db, person.organisationId, 1000);
});
afterAll(async () => {
  await db.$client.end();
  await product.close();
});

/** Uploads a picture of one colour, with a spot of another if given; returns its URL. */
async function upload(
  size: { width: number; height: number },
  color: string,
  spot?: string,
): Promise<string> {
  const plain = sharp({ create: { ...size, channels: 3, background: color } });
  const side = { width: 8, height: 8 };
  const input = { create: { ...side, channels: 3 as const, background: spot ?? color } };
  const picture = spot === undefined ? plain : plain.composite([{ input, left: 20, top: 20 }]);
  const file = { bytes: await picture.png().toBuffer(), type: 'image/png' };
  return (await uploadByApi(product.url, person.token, file)).path;
}

/** The answer to a run, in a language; the caller does not wait for the run. */
async function ask(path: string, body: string, language: string) {
  const answer = await fetch(`${product.url}/api.v1${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': 'application/json',
      'accept-language': language,
      prefer: 'respond-async',
    },
    body,
  });
  const { code, message, data } = (await answer.json()) as {
    code: number;
    message: string;
    data: { output?: { task_id: string } };
  };
  return { status: answer.status, error: errorCodeOf(code), message, taskId: data.output?.task_id ?? '' };
}

/** Refused with the texts of both languages, and none of the account's data has changed. */
async function expectRefusal(path: string, body: object | string, error: ErrorCode): Promise<void> {
  const before = await fingerprintOf(db, person.organisationId);
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const messages = { en: en.errors[error], zh: zh.errors[error] };
  for (const [language, message] of Object.entries(messages)) {
    const answer = await ask(path, text, language);
    expect(answer).toMatchObject({ error, message });
    expect(answer.status).toBeLessThan(500);
  }
  expect(await fingerprintOf(db, person.organisationId)).toBe(before);
}

async function run(path: string, body: object): Promise<string> {
  const { taskId, message } = await ask(path, JSON.stringify(body), 'en');
  expect(taskId, message).not.toBe('');
  return (await untilEnded(product.url, person.token, taskId)).state;
}

const SIZE = { width: 160, height: 120 };

describe('a painted mask or drawing', () => {
  let image_url: string;
  beforeAll(async () => {
    image_url = await upload(SIZE, '#88aa66', '#cc2222');
  });

  test('is refused if nothing is painted', async () => {
    const mask_url = await upload(SIZE, '#000000');
    await expectRefusal(REMOVER, { image_url, mask_url }, 'mask_required');
    await expectRefusal(EDITOR, { image_url, mask_url, prompt: 'brighter' }, 'mask_required');
  });

  test('is refused if nothing is left to fill from, and only there', async () => {
    const mask_url = await upload(SIZE, '#ffffff');
    await expectRefusal(REMOVER, { image_url, mask_url }, 'mask_covers_all');
    expect(await run(EDITOR, { image_url, mask_url, prompt: 'brighter' })).toBe('SUCCEEDED');
  });

  test('is refused in a size other than its picture’s', async () => {
    const mask_url = await upload({ width: 120, height: 160 }, '#000000', '#ffffff');
    await expectRefusal(REMOVER, { image_url, mask_url }, 'mask_size_mismatch');
  });

  test('is accepted with one spot', async () => {
    const mask_url = await upload(SIZE, '#000000', '#ffffff');
    expect(await run(REMOVER, { image_url, mask_url })).toBe('SUCCEEDED');
  });

  test('is refused as a drawing without a line', async () => {
    const drawing_url = await upload(SIZE, '#ffffff');
    const { prompt } = SMALL_RUN;
    await expectRefusal(DOODLE, { drawing_url, prompt, width: 256, height: 256 }, 'drawing_required');
  });
});

test('a picture as thin as a line is placed as large as possible', async () => {
  const image_url = await upload({ width: 1, height: 8192 }, '#336699');
  const placement = { x: 0.5, y: 0.5, scale: 4 };
  expect(await run(REPLACE_BACKGROUND, { image_url, placement, width: 256, height: 256 })).toBe('SUCCEEDED');
});

test('an editor asks for a few parts of a picture at a time', async () => {
  const image_url = await upload(SIZE, '#ffffff');
  const boxes = Array.from({ length: 5 }, () => ({ left: 0, top: 0, ...SIZE }));
  const body = { image_url, boxes };
  const { code } = await callApi(product.url, 'POST', '/assists/texts', { token: person.token, body });
  expect(errorCodeOf(code)).toBe('invalid_input');
});

test('a run that gives one field twice is refused', async () => {
  const twice = JSON.stringify(SMALL_RUN).replace('{', '{"count":4,');
  await expectRefusal(RUN_PATH, twice, 'malformed_request');
});

test('after all these calls every guarantee about points holds', async () => {
  expect(await findViolations(db, new Date())).toEqual([]);
});
