/**
 * What the picture editor makes of real Photoshop files, against the merged image that each file holds itself.
 *
 * node bench/psd-files.ts <folder with PSD and PSB files> [folder for PNG files of both, side by side]
 *
 * For each file the mean difference of the colours over white, in 255ths, and what could not be kept; then how many
 * files are within 1, 3 and 10. Files that are refused are listed with the reason.
 */
import fs from 'node:fs';
import path from 'node:path';
import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import { readDesign } from '@inkreel/scene/design/design.ts';
import { textLines } from '@inkreel/scene/design/design-text.ts';
import { drawDesignFrom, wholeView } from '@inkreel/scene/design/draw-design.ts';
import { resourceKey, type TextResource } from '@inkreel/scene/timeline/resources.ts';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { designOpener } from '../server/features/documents/export/scene-opener.ts';
import { outlinesOf } from '../server/outlines/outlines.ts';
import type { Planned } from '../web/editors/design/psd/psd-layers.ts';
import { maskTiles } from '../web/editors/design/psd/psd-masks.ts';
import { layerParts, WHOLE } from '../web/editors/design/psd/psd-parts.ts';
import type { PlannedLayer, PlannedText } from '../web/editors/design/psd/psd-plan.ts';
import { PsdRefusal } from '../web/editors/design/psd/psd-refusal.ts';
import { readPsd } from '../web/editors/design/psd/read-psd.ts';
import { lookOf, placed } from '../web/editors/design/psd/text-boxes.ts';

const [folder, shown] = process.argv.slice(2);
console.log = () => undefined;
const say = (line: string) => process.stdout.write(`${line}\n`);
if (folder === undefined) {
  say('Not measured: it needs a folder with PSD files.');
  process.exit();
}

const owner = { userId: 'bench' } as unknown as Parameters<typeof outlinesOf>[0];

/** Undefined for a file without a merged image. */
async function measure(file: string): Promise<number | undefined> {
  const planned = readPsd(new Uint8Array(fs.readFileSync(file)));
  const merged = planned.merged();
  const { plan } = planned;
  const { width, height } = plan;
  const ours = createCanvas(width, height);
  await drawPlan(planned, ours);
  if (!merged) return undefined;
  const own = createCanvas(width, height);
  put(own, merged);
  const [a, b] = [overWhite(ours), overWhite(own)];
  let sum = 0;
  for (let at = 0; at < a.length; at += 4)
    for (let part = 0; part < 3; part += 1) sum += Math.abs(a[at + part]! - b[at + part]!);
  const difference = sum / (width * height * 3);
  const losses = plan.losses.map(({ kind, count }) => `${kind} ${count}`).join(', ');
  say(`${difference.toFixed(2).padStart(7)}  ${path.relative(folder!, file)}  ${losses}`);
  if (shown !== undefined) {
    const both = createCanvas(width * 2, height);
    const context = both.getContext('2d');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width * 2, height);
    context.drawImage(own, 0, 0);
    context.drawImage(ours, width, 0);
    fs.writeFileSync(path.join(shown, `${path.basename(file)}.png`), both.toBuffer('image/png'));
  }
  return difference;
}

async function drawPlan({ plan, draw }: Pick<Planned, 'plan' | 'draw'>, canvas: Canvas): Promise<void> {
  const { width, height } = plan;
  const images = new Map<string, Canvas>();
  const sources = new Map<number, Record<string, string>>();
  for (const id of plan.drawings.keys()) {
    const drawn = draw(id);
    const named: Record<string, string> = {};
    const add = (tile: string, pixels: Uint8ClampedArray<ArrayBuffer>, size: [number, number]) => {
      const image = createCanvas(...size);
      put(image, pixels);
      images.set(`${id} ${tile}`, image);
      named[tile] = `${id} ${tile}`;
    };
    if (drawn.kind === 'image') add(WHOLE, drawn.pixels, [drawn.width, drawn.height]);
    else for (const { tile, pixels } of maskTiles(drawn)) add(tile, pixels, [512, 512]);
    sources.set(id, named);
  }
  const known = new Map<string, Awaited<ReturnType<typeof outlinesOf>>[number]>();
  const visit = async (layer: PlannedLayer): Promise<void> => {
    if (layer.kind === 'group') for (const child of layer.layers) await visit(child);
    if (layer.kind !== 'text') return;
    const lines = textLines(lookOf(layer)).flat();
    for (const [at, outline] of (await outlinesOf(owner, lines)).entries())
      known.set(resourceKey(lines[at]!), outline);
  };
  for (const layer of plan.layers) await visit(layer);
  const outline = (line: TextResource) => known.get(resourceKey(line));
  let last = 0;
  const newId = () => `l${(last += 1)}`;
  const place = (text: PlannedText) => placed(text, outline);
  const layers = layerParts(plan.layers, { parent: null, after: 'a0' }, { sources, place, newId });
  const parts = new Map<string, Part>([
    [HEAD, { id: HEAD, kind: HEAD, parent: null, index: 'a0', width, height }],
    ...layers.map(({ fields, ...part }): [string, Part] => [part.id, { ...part, ...fields } as Part]),
  ]);
  const design = readDesign(parts);
  const opener = designOpener(
    async (source) => {
      const image = images.get(source);
      return image && { image, width: image.width, height: image.height, close: () => undefined };
    },
    async (lines) => lines.map(outline),
  );
  await drawDesignFrom(design, canvas.getContext('2d'), opener, wholeView(design, canvas));
}

function put(canvas: Canvas, pixels: Uint8ClampedArray): void {
  const context = canvas.getContext('2d');
  const image = context.createImageData(canvas.width, canvas.height);
  image.data.set(pixels);
  context.putImageData(image, 0, 0);
}

function overWhite(canvas: Canvas): Uint8ClampedArray {
  const { width, height } = canvas;
  const context = createCanvas(width, height).getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(canvas, 0, 0);
  return context.getImageData(0, 0, width, height).data;
}

const files = fs
  .readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.ps[db]$/iu.test(name))
  .map((name) => path.join(folder, name));
const found: number[] = [];
let unmerged = 0;
for (const file of files) {
  try {
    const difference = await measure(file);
    if (difference === undefined) unmerged += 1;
    else found.push(difference);
  } catch (error) {
    const reason = error instanceof PsdRefusal ? JSON.stringify(error.reason) : String(error);
    say(`refused  ${path.relative(folder, file)}  ${reason}`);
  }
}
const within = (most: number) => found.filter((value) => value <= most).length;
say(
  `${found.length} of ${files.length} files compared, ${unmerged} without a merged image; within 1: ${within(1)}, 3: ${within(3)}, 10: ${within(10)}`,
);
