import { expect, it } from 'vitest';
import { fileIdOf } from './define-document.ts';
import { FILM_LIMITS, filmKind } from './film-document.ts';
import { fieldProblem, HEAD, partKindOf, readPart, sourcesOf } from './parts/define-parts.ts';
import type { Json, Part } from './parts/part.ts';
import { repairParts } from './parts/repair.ts';

const { clips, frames, start, side, text } = FILM_LIMITS;
const clip = (id: string, fields: Partial<Part> = {}): Part => ({
  id,
  kind: 'clip',
  parent: 'track',
  index: 'a1',
  type: 'image',
  start: 0,
  frames: 10,
  ...fields,
});
const track: Part = { id: 'track', kind: 'track', parent: null, index: 'a1', type: 'video' };

it.each<[string, string, Json, string | undefined]>([
  [HEAD, 'width', side.most, undefined],
  [HEAD, 'width', side.most + 1, 'malformed'],
  [HEAD, 'height', 63.5, 'malformed'],
  [HEAD, 'rate', { numerator: 30_000, denominator: 1001 }, undefined],
  [HEAD, 'rate', { numerator: 1, denominator: 0 }, 'malformed'],
  [HEAD, 'rate', { numerator: 1_000_000, denominator: 1 }, 'malformed'],
  [HEAD, 'rate', { numerator: 30, denominator: 1, more: 1 }, 'malformed'],
  [HEAD, 'background', 'url(http://example.com)', 'malformed'],
  ['track', 'duck', -1, 'malformed'],
  ['clip', 'start', -1, 'malformed'],
  ['clip', 'start', start + 1, 'malformed'],
  ['clip', 'start', 1.5, 'malformed'],
  ['clip', 'frames', 0, 'malformed'],
  ['clip', 'frames', frames + 1, 'malformed'],
  ['clip', 'source_in', Number.MAX_SAFE_INTEGER, 'malformed'],
  ['clip', 'speed', 0, 'malformed'],
  ['clip', 'speed', Number.NaN, 'malformed'],
  ['clip', 'scale', 1e9, 'malformed'],
  ['clip', 'x', Number.POSITIVE_INFINITY, 'malformed'],
  ['clip', 'volume', -1, 'malformed'],
  ['clip', 'crop', { left: 2, top: 0, right: 0, bottom: 0 }, 'malformed'],
  ['clip', 'file', 'x'.repeat(101), 'malformed'],
  ['clip', 'text', 'x'.repeat(text + 1), 'malformed'],
  ['clip', 'text', 'a\u0000b', 'malformed'],
  ['clip', 'fill', 'url(#filter)', 'malformed'],
  ['clip', 'linked', Array.from({ length: 21 }, (_, at) => `c${at}`), 'malformed'],
  ['clip', 'results', [], 'system'],
  ['clip', 'spent', 0, 'system'],
  ['clip', 'constructor', {}, 'unknown'],
  ['mark', 'at', -5, 'malformed'],
])('of a part %s the field %s takes %j: %s', (kind, field, value, expected) => {
  expect(fieldProblem(partKindOf(filmKind, kind)!, field, value)).toBe(expected);
});

it('names no file that is not the product’s', () => {
  const files = ['http://127.0.0.1/secret', 'file:///etc/passwd', 'data:text/html,x', '/files/../x'];
  for (const file of files)
    for (const source of sourcesOf(filmKind, clip('a', { file }))) expect(fileIdOf(source)).toBeUndefined();
});

it('opens with all of its clips, however they lie over each other, in time that is bounded', () => {
  const all = Array.from({ length: clips }, (_, at) =>
    clip(`c${at}`, { start, frames, index: `a${at % 10}`, linked: [`c${at}`, `c${clips - at}`] }),
  );
  const { parts } = repairParts(filmKind, new Map([track, ...all].map((part) => [part.id, part])));
  const lying = [...parts.values()]
    .filter(({ kind }) => kind === 'clip')
    .map((part) => [Number(part['start']), Number(part['start']) + Number(part['frames'])] as const)
    .sort(([a], [b]) => a - b);
  expect(lying).toHaveLength(clips);
  expect(lying.every(([from], at) => from >= (lying[at - 1]?.[1] ?? 0))).toBe(true);
  expect(lying.every(([, to]) => Number.isSafeInteger(to))).toBe(true);
});

it('reads a stored clip without what it cannot have', () => {
  const stored = clip('a', { speed: 1e9, text: 5, opacity: 0.5, unknown: 'x', results: 'none' });
  expect(readPart(filmKind, filmKind.version, stored)).toEqual(clip('a', { opacity: 0.5 }));
});
