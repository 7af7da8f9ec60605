/** A video that breaks its tool's limits is repaired in the browser: nothing is sent before, and the upload fits. */
import { writeFile } from 'node:fs/promises';
import type { UploadedFile } from '@inkreel/contract/api/storage.ts';
import { mediaProblems } from '@inkreel/contract/media-limits.ts';
import { mediaRepairTexts } from '@inkreel/contract/messages/areas/media-repair.ts';
import { videoRetalk } from '@inkreel/contract/tools/video-retalk.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { describeVideo } from '../server/media/describe/describe-video.ts';
import { scaleJob } from '../server/media/operations/video.ts';
import {
  createMediaWorld,
  type MediaWorld,
  samplesOf,
  testBackends,
} from '../server/media/testing/media-world.ts';
import { callApi } from './support/api.ts';
import { visitRegistered } from './support/studio.ts';
import { collectFlaws, enterSite } from './support/world.ts';

const SEEN = { timeout: 30_000 };
const FIXED = { timeout: 120_000 };
const texts = mediaRepairTexts.en;
const field = videoRetalk.fields.find((each) => each.kind === 'video');
if (!field) throw new Error('the tool takes no video');
const world = enterSite('intl');
const flaws = collectFlaws('media-repair');
let visitor: Awaited<ReturnType<typeof visitRegistered>>;
let media: MediaWorld;

beforeAll(async () => {
  const [backend] = await testBackends();
  if (!backend) throw new Error('no media backend is installed');
  media = await createMediaWorld(backend);
  visitor = await visitRegistered(world);
  await visitor.page.goto(`/video-tools/${videoRetalk.id}/editor`);
});
afterAll(async () => {
  await visitor.context.close();
  media.close();
});

const uploads = () =>
  callApi<{ items: (UploadedFile & { name: string })[] }>(world.product.url, 'GET', '/storage/files', {
    token: visitor.token,
  }).then(({ data }) => data.items);

test('a small video is scaled and trimmed before it is sent', { timeout: 240_000 }, async () => {
  const { page } = visitor;
  const sample = `${import.meta.dirname}/../web/public/samples/media/launch.mp4`;
  const small = media.at('small.mp4');
  await media.engine.run(scaleJob(await describeVideo(media.engine, sample), 480, small));
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
  const place = page.getByRole('group', { name: field.text.en.label, exact: true });
  await place.waitFor(SEEN);
  const choose = () => place.locator('input[type=file]').first().setInputFiles(small);
  const dialog = page.getByRole('dialog', { name: texts.title({ name: 'small.mp4' }) });

  await choose();
  await dialog.getByText('480 × 270').waitFor(SEEN);
  await dialog.getByRole('button', { name: texts.close }).click();
  await dialog.waitFor({ state: 'detached', ...SEEN });
  expect(sent).toEqual([]);

  await choose();
  const end = dialog.getByRole('slider', { name: /^End/ });
  await end.focus();
  for (let press = 0; press < 5; press += 1) await end.press('Shift+ArrowLeft');
  await dialog.getByText(texts.keep({ length: '0:04.0' })).waitFor(SEEN);
  await flaws.look(page, 'trim-and-fix');
  expect(flaws.found).toEqual([]);
  expect(sent).toEqual([]);
  await dialog.getByRole('button', { name: texts.apply }).click();
  await place.locator('.held-medium').waitFor(FIXED);

  const [file] = await vi.waitFor(async () => {
    const found = await uploads();
    expect(found).toHaveLength(1);
    return found;
  }, SEEN);
  if (!file?.playback) throw new Error('nothing is known of the upload');
  const { width, height, content_type: type, size: bytes, playback } = file;
  expect({ width, height }).toEqual({ width: 1138, height: 640 });
  expect(playback.duration).toBeCloseTo(4, 1);
  const facts = { type, bytes, seconds: playback.duration, width: width ?? 0, height: height ?? 0 };
  expect(mediaProblems(field.limits, { ...facts, frameRate: playback.frame_rate ?? 0 })).toEqual([]);

  const kept = media.at('kept.mp4');
  await writeFile(kept, new Uint8Array(await (await fetch(file.full_path)).arrayBuffer()));
  const [before, after] = [
    await samplesOf(media.engine, small, 'mov'),
    await samplesOf(media.engine, kept, 'mov'),
  ];
  expect(Math.abs(offsetOf(before, after))).toBeLessThan(0.02);
});

/** Delay of the second sound in seconds, by best match; at most 60 ms either way. */
function offsetOf(one: Float32Array, other: Float32Array): number {
  const [from, length, most, step] = [48_000, 48_000, 2880, 8];
  let [best, at] = [Number.NEGATIVE_INFINITY, 0];
  for (let shift = -most; shift <= most; shift += step) {
    let alike = 0;
    for (let index = from; index < from + length; index += 2)
      alike += (one[index] ?? 0) * (other[index + shift] ?? 0);
    if (alike > best) [best, at] = [alike, shift];
  }
  return at / 48_000;
}
