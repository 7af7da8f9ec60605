import { blankValues } from '@inkreel/contract/fields/check-values.ts';
import { counts } from '@inkreel/contract/fields/field.ts';
import type { Language } from '@inkreel/contract/site.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import type { Field, FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import type { Page } from 'playwright-core';
import { areaRows } from './frame-areas.ts';

const SEEN = { timeout: 30_000 };

/** Fills one field as a user would. `sample` is the input of the tool's first sample. */
type Fill<OneField> = (
  page: Page,
  field: OneField,
  sample: Readonly<Record<string, unknown>>,
  language: Language,
) => Promise<unknown>;

const FILLS: { readonly [Kind in keyof FieldKinds]?: Fill<FieldKinds[Kind]> } = {
  prompt: (page, { samples }, _sample, language) =>
    page
      .locator('[data-prompt]')
      .first()
      .fill(samples[language][0] ?? 'a red mug'),
  words: (page, { name, text }, sample, language) =>
    page
      .getByRole('textbox', { name: new RegExp(`^${text[language].label}`) })
      .fill(String(sample[name] ?? text[language].placeholder)),
  image: fillSlot,
  images: fillSlot,
  video: fillSlot,
  audio: fillSlot,
  speech: fillSlot,
  choice: async (page, { name, values, initial, look, text }, sample, language) => {
    const wanted = values.find(({ value }) => value === sample[name]);
    if (!wanted || wanted.value === initial) return;
    const { label } = text[language];
    if (look === 'list') await page.getByLabel(label).selectOption(String(wanted.value));
    else
      await page
        .getByRole('radiogroup', { name: new RegExp(`^${label}`) })
        .getByRole('radio', { name: wanted.text[language], exact: true })
        .check({ force: true });
  },
  flag: async (page, { name, initial, text }, sample, language) => {
    const wanted = sample[name];
    if (typeof wanted === 'boolean' && wanted !== initial)
      await page.getByRole('checkbox', { name: text[language].label, exact: true }).setChecked(wanted);
  },
  // Texts are detected in the sample, which contains some.
  areas: (page) => areaRows(page).first().waitFor({ timeout: 60_000 }),
  lines: async (page, { text }, _sample, language) => {
    const field = page.getByRole('textbox', { name: new RegExp(`^${text[language].label}`) });
    await field.fill('0:00.5 - 0:02.0 Good morning');
    await field.blur();
  },
  range: async (page, { name, minimum, text }, _sample, language) => {
    // The shortest video is enough here.
    if (name === 'seconds') await page.getByLabel(text[language].label).fill(String(minimum));
  },
  color: async (page, { name, initial }, sample) => {
    const wanted = sample[name];
    if (wanted === undefined || wanted === initial) return;
    await page.getByRole('radio', { name: String(wanted), exact: true }).check({ force: true });
  },
  mask: async (page, { required }) => required && scribble(page, 0.12),
  drawing: (page) => scribble(page, 0.25),
  frame: async (page) => {
    const side = page.locator('.stage-work').getByRole('spinbutton').first();
    await side.fill('80');
    await side.press('Tab');
  },
  texts: async (page, _field, _sample, language) => {
    const box = page.locator('.stage-work').getByRole('textbox').first();
    await box.waitFor({ timeout: 60_000 });
    await box.fill(language === 'zh' ? '新品上市' : 'New today');
  },
};

/** Fills a field of the tool's form if a run needs it, or if the tool's first sample differs from its default. */
export async function fillField(page: Page, tool: Tool, field: Field, language: Language): Promise<void> {
  const fill = FILLS[field.kind] as Fill<Field> | undefined;
  const sample = tool.samples[0]?.input ?? {};
  if (counts(field, { ...blankValues(tool), ...sample })) await fill?.(page, field, sample, language);
}

async function fillSlot(
  page: Page,
  { name, required, text }: FieldKinds['image' | 'images' | 'video' | 'audio' | 'speech'],
  sample: Readonly<Record<string, unknown>>,
  language: Language,
): Promise<void> {
  if (required === false && sample[name] === undefined) return;
  const slot = page.getByRole('group', { name: text[language].label, exact: true });
  await slot.locator('.sample-row button').first().click();
  await slot.locator('.held-picture img, .picture-list img, .held-medium').first().waitFor(SEEN);
}

/** Draws a line across the middle of the painting surface; `reach` is half its length, as a share of the surface. */
async function scribble(page: Page, reach: number): Promise<void> {
  const surface = page.locator('.work-one:not([hidden]) .paint-surface').first();
  await surface.waitFor(SEEN);
  const box = await surface.boundingBox();
  if (!box) throw new Error('the surface is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x - box.width * reach, y);
  await page.mouse.down();
  for (const part of [-0.5, 0, 0.5, 1])
    await page.mouse.move(x + box.width * reach * part, y + 20 * part, { steps: 4 });
  await page.mouse.up();
}
