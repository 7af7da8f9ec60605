/**
 * Splitting of scripts without a model, on labelled texts in English and Chinese that it was never tuned on, beside a
 * splitter of five regular expressions. Figures are F1 (harmonic mean of precision and recall) in per cent: of scene
 * headings, of lines (a speech is found if 70 % of its letters are told to be speech), and of speakers (the same, said by
 * the right person). Run with a name to see what was wrong in the texts whose names hold it.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { SplitScript } from '../contract/script/split.ts';
import { splitScript } from '../contract/script/split-script.ts';
import { splitByExpressions } from './lib/split-by-expressions.ts';

interface Label {
  names: string[];
  from: number;
  to: number;
}
interface LabelledText {
  name: string;
  form: string;
  text: string;
  scenes: Label[];
  speeches: Label[];
}

const folder = path.join(import.meta.dirname, 'scripts');

/** Reads the markup: `⟦#¦heading⟧`, `⟦Name|other name¦speech⟧`, after two lines of source and form and an empty one. */
function readLabelled(file: string): LabelledText {
  const [, form = '', , ...lines] = fs.readFileSync(path.join(folder, file), 'utf8').split('\n');
  const marked = lines.join('\n');
  const scenes: Label[] = [];
  const speeches: Label[] = [];
  let text = '';
  let done = 0;
  for (const found of marked.matchAll(/⟦([^¦]*)¦([^⟧]*)⟧/g)) {
    text += marked.slice(done, found.index);
    const label = {
      names: (found[1] as string).split('|'),
      from: text.length,
      to: text.length + (found[2] as string).length,
    };
    text += found[2];
    done = found.index + found[0].length;
    (label.names[0] === '#' ? scenes : speeches).push(label);
  }
  return {
    name: file.replace(/\.txt$/, ''),
    form: form.replace('form: ', ''),
    text: text + marked.slice(done),
    scenes,
    speeches,
  };
}

interface Count {
  found: number;
  wanted: number;
  right: number;
  told: number;
}
type Counts = Record<'scenes' | 'lines' | 'speakers', Count>;

const ENOUGH = 0.7;
const key = (name: string) =>
  name
    .toLowerCase()
    .replace(/^(?:the|a|an) /, '')
    .replaceAll(/[.’']/g, '');

function judge(
  { text, scenes, speeches }: LabelledText,
  split: Pick<SplitScript, 'scenes' | 'speakers'>,
  wrong?: string[],
): Counts {
  const headed = split.scenes.filter(({ heading }) => heading !== '');
  const isLabelled = ({ from, heading }: { from: number; heading: string }) =>
    scenes.some((label) => label.from >= from - 1 && label.from <= from + heading.length + 6);
  const parts = split.scenes.flatMap((scene) => scene.parts).filter(({ kind }) => kind === 'dialogue');
  const aliases = new Map(
    split.speakers.map(({ name, aliases: others }) => [name, [name, ...others].map(key)]),
  );
  const isBy = (speaker: string | undefined, { names }: Label) =>
    speaker !== undefined &&
    names.some((name) => key(name) === key(speaker) || aliases.get(speaker)?.includes(key(name)));
  const shared = (a: { from: number; to: number }, b: { from: number; to: number }) =>
    Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from));
  const covered = (label: Label, by: typeof parts) =>
    by.reduce((sum, part) => sum + shared(label, part), 0) >= ENOUGH * (label.to - label.from);
  const lies = (part: (typeof parts)[number], by: Label[]) =>
    by.reduce((sum, label) => sum + shared(label, part), 0) >= ENOUGH * (part.to - part.from);
  for (const label of speeches) {
    const near = parts.filter((part) => shared(label, part) > 0);
    if (
      !covered(
        label,
        near.filter(({ speaker }) => isBy(speaker, label)),
      )
    ) {
      wrong?.push(
        `  ${label.names[0]} | ${near.map(({ speaker }) => speaker).join('/') || '-'}: ${text.slice(label.from, label.to).slice(0, 60)}`,
      );
    }
  }
  for (const part of parts)
    if (!lies(part, speeches)) wrong?.push(`  + ${part.speaker}: ${part.text.slice(0, 60)}`);
  for (const scene of headed) if (!isLabelled(scene)) wrong?.push(`  + # ${scene.heading}`);
  return {
    scenes: {
      found: scenes.filter((label) =>
        headed.some(({ from, heading }) => label.from >= from - 1 && label.from <= from + heading.length + 6),
      ).length,
      wanted: scenes.length,
      right: headed.filter(isLabelled).length,
      told: headed.length,
    },
    lines: {
      found: speeches.filter((label) => covered(label, parts)).length,
      wanted: speeches.length,
      right: parts.filter((part) => lies(part, speeches)).length,
      told: parts.length,
    },
    speakers: {
      found: speeches.filter((label) =>
        covered(
          label,
          parts.filter(({ speaker }) => isBy(speaker, label)),
        ),
      ).length,
      wanted: speeches.length,
      right: parts.filter((part) =>
        lies(
          part,
          speeches.filter((label) => isBy(part.speaker, label)),
        ),
      ).length,
      told: parts.length,
    },
  };
}

const kinds = ['scenes', 'lines', 'speakers'] as const;
const zero = (): Counts =>
  Object.fromEntries(kinds.map((kind) => [kind, { found: 0, wanted: 0, right: 0, told: 0 }])) as Counts;
const add = (sum: Counts, counts: Counts) => {
  for (const kind of kinds)
    for (const figure of ['found', 'wanted', 'right', 'told'] as const)
      sum[kind][figure] += counts[kind][figure];
};
const precision = ({ right, told }: Count) => (told === 0 ? 0 : right / told);
const recall = ({ found, wanted }: Count) => (wanted === 0 ? 0 : found / wanted);
function f1(count: Count): number {
  const [p, r] = [precision(count), recall(count)];
  if (count.wanted === 0 && count.told === 0) return 1;
  return p + r === 0 ? 0 : (2 * p * r) / (p + r);
}
const percent = (value: number) => (100 * value).toFixed(1).padStart(6);

const shown = process.argv[2];
const texts = fs
  .readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .toSorted()
  .map(readLabelled);
const groups = new Map<string, { ours: Counts; theirs: Counts }>();
console.log(`${'F1, per cent'.padEnd(24)}  scenes lines speakers | five expressions: scenes lines speakers`);
for (const labelled of texts) {
  const wrong: string[] = [];
  const split = splitScript(labelled.text);
  const ours = judge(labelled, split, wrong);
  const theirs = judge(labelled, splitByExpressions(labelled.text));
  const row = (counts: Counts) => kinds.map((kind) => percent(f1(counts[kind]))).join(' ');
  const win = f1(ours.speakers) - f1(theirs.speakers);
  console.log(
    `${labelled.name.padEnd(24)} ${row(ours)} | ${row(theirs)}  ${win >= 0 ? '+' : '-'}${Math.abs(100 * win).toFixed(1)} ${split.form}`,
  );
  if (shown && labelled.name.includes(shown)) console.log(wrong.join('\n'));
  for (const group of ['all', labelled.name.slice(0, 2), labelled.form === 'prose' ? 'prose' : 'formatted']) {
    const sums = groups.get(group) ?? { ours: zero(), theirs: zero() };
    groups.set(group, sums);
    add(sums.ours, ours);
    add(sums.theirs, theirs);
  }
}
for (const [group, { ours, theirs }] of groups) {
  console.log(`\n${group}: precision, recall, F1`);
  for (const kind of kinds) {
    const row = (count: Count) => [precision(count), recall(count), f1(count)].map(percent).join(' ');
    console.log(`  ${kind.padEnd(9)} ${row(ours[kind])} | five expressions ${row(theirs[kind])}`);
  }
}
const [ours, theirs] = [groups.get('prose')?.ours, groups.get('prose')?.theirs];
if (ours && theirs)
  console.log(
    `\nprose, speakers: ${percent(f1(ours.speakers) - f1(theirs.speakers)).trim()} points above five expressions (bar: 10)`,
  );
