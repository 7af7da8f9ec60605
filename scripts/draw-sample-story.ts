/**
 * Draws the pictures of the sample story below `web/public/samples/story/` with the built-in engine, from the input that
 * a run of the story would have. The same engine draws the same pictures. Usage: node scripts/draw-sample-story.ts
 */
import { mkdir } from 'node:fs/promises';
import type { Parts } from '@inkreel/contract/documents/parts/part.ts';
import type { ShotPart } from '@inkreel/contract/documents/story-document.ts';
import { shotInput } from '@inkreel/contract/story/shot-input.ts';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import sharp from 'sharp';
import type { Picture } from '../server/engines/builtin/pixels/picture.ts';
import drawLook from '../server/engines/builtin/sketch/draw-look.ts';
import drawShot from '../server/engines/builtin/sketch/draw-shot.ts';
import {
  SAMPLE_PICTURES,
  SAMPLE_ROLES,
  SAMPLE_STORY_PATH,
  sampleParts,
} from '../server/features/stories/sample/sample-story.ts';

const FOLDER = new URL(`../web/public${SAMPLE_STORY_PATH}`, import.meta.url);
const SEED = 7;

const ids = { girl: 'girl', fisherman: 'fisherman' } as const;
const roles = new Map(
  Object.entries(SAMPLE_ROLES).map(([id, { name, description, traits }]) => [
    id,
    { id, name: name.en, description: description.en, traits, voice: null, looks: [] },
  ]),
);
const parts: Parts = new Map(sampleParts('en', ids).map((part) => [part.id, part]));
const context = { files: {}, index: 0, seed: SEED, report: () => undefined };

await mkdir(FOLDER, { recursive: true });
for (const { name, description, traits, picture } of Object.values(SAMPLE_ROLES)) {
  const input = {
    name: name.en,
    prompt: description.en,
    traits,
    width: 768,
    height: 1024,
    count: 1,
    seed: SEED,
  };
  await write(
    picture,
    await drawLook({ ...input, style: 'picture_book' } as CapabilityInput['draw_look'], context),
  );
}
for (const [id, picture] of SAMPLE_PICTURES) {
  const input = shotInput(parts, parts.get(id) as ShotPart, { roles, urls: new Map(), quality: 'standard' });
  await write(
    picture,
    await drawShot({ ...input, count: 1, seed: SEED } as CapabilityInput['draw_shot'], context),
  );
}

async function write(name: string, made: Awaited<ReturnType<typeof drawShot>>): Promise<void> {
  const encode = 'picture' in made ? rawOf(made.picture) : 'bytes' in made ? sharp(made.bytes) : undefined;
  if (!encode) throw new Error(`${name} is no picture`);
  await encode.webp({ quality: 80, effort: 6 }).toFile(new URL(`${name}.webp`, FOLDER).pathname);
}

function rawOf({ data, width, height }: Picture) {
  return sharp(data, { raw: { width, height, channels: 4 } });
}
