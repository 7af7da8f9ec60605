import { type ClipPart, filmKind } from '@inkreel/contract/documents/film-document.ts';
import { repairParts } from '@inkreel/contract/documents/parts/repair.ts';
import { filmTemplates as en } from '@inkreel/contract/messages/en/film-templates.ts';
import { filmTemplates as zh } from '@inkreel/contract/messages/zh/film-templates.ts';
import { filmFrames } from '@inkreel/scene/film/film-timeline.ts';
import { endOf } from '@inkreel/scene/film/film-times.ts';
import { openPlaces, sampleTexts } from '@inkreel/scene/film/places.ts';
import { expect, test } from 'vitest';
import { TEMPLATE_NAMES, templateFilm } from './template-films.ts';

const LANGUAGES = { en: en.kinds, zh: zh.kinds };

test.each(['en', 'zh'] as const)('six templates in %s are films with named places and words', (language) => {
  expect(TEMPLATE_NAMES).toHaveLength(6);
  for (const name of TEMPLATE_NAMES) {
    const words = LANGUAGES[language][name];
    const parts = templateFilm(name, words as never);
    const { parts: repaired } = repairParts(filmKind, parts);
    expect([name, repaired]).toEqual([name, parts]);
    const places = openPlaces(parts).map(({ place }) => place);
    expect(places.length, name).toBeGreaterThan(1);
    // Every word of the template stands in it.
    const shown = new Set([...places, ...sampleTexts(parts).map(({ text }) => text)]);
    const { name: _, ...rest } = words;
    for (const word of Object.values(rest)) expect([name, shown.has(word), word]).toEqual([name, true, word]);
    expect(filmFrames(parts), name).toBeGreaterThanOrEqual(24 * 10);
    // No piece has been moved behind another: the film ends with its pictures.
    const seen = [...parts.values()].filter(({ type }) => type === 'image') as ClipPart[];
    expect([name, filmFrames(parts)]).toEqual([name, Math.max(...seen.map(endOf))]);
  }
});
