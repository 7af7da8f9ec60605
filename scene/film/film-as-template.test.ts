import { filmTemplateKind } from '@inkreel/contract/documents/film-document.ts';
import { repairParts } from '@inkreel/contract/documents/parts/repair.ts';
import { expect, test } from 'vitest';
import { filmAsTemplate } from './film-as-template.ts';
import { openPlaces } from './places.ts';
import { clipOf, filmOf, TRACKS } from './testing.ts';

const origin = { document: 'a-story', part: 'shot' };
const VIDEO = { file: 'file:a', source_in: 5, source_length: 4_000_000, has_sound: true, speed: 2 };
const film = filmOf(
  { title: 'Moon', description: 'A film', story: 'a-story', background: '#123456' },
  ...TRACKS,
  clipOf('video', 'video', [0, 24], {
    ...VIDEO,
    name: 'Harbour',
    origin,
    crop: { left: 0.1, top: 0, right: 0, bottom: 0 },
  }),
  clipOf('video', 'image', [24, 24], { file: 'file:b', dissolve: 6, camera: 'pan' }),
  clipOf('title', 'title', [0, 24], { text: 'Moon' }),
  clipOf('caption', 'caption', [0, 24], { text: 'Too early.' }),
  clipOf('music', 'audio', [0, 48], { file: 'file:c', source_length: 9_000_000 }),
);
const asTemplate = (media: 'places' | 'stay') => filmAsTemplate(film, media, (kind, nth) => `${kind} ${nth}`);
const byId = (media: 'places' | 'stay') => new Map(asTemplate(media).map((part) => [part.id, part]));

test('files become places that keep times, crop and animation, and texts become samples', () => {
  const parts = byId('places');
  expect(openPlaces(parts).map(({ place }) => place)).toEqual(['Harbour', 'picture 2', 'sound 1']);
  expect(parts.get('video-video-0')).toEqual({
    id: 'video-video-0',
    kind: 'clip',
    parent: 'video',
    index: expect.any(String),
    type: 'image',
    start: 0,
    frames: 24,
    crop: { left: 0.1, top: 0, right: 0, bottom: 0 },
    name: 'Harbour',
    place: 'Harbour',
  });
  expect(parts.get('video-image-24')).toMatchObject({ dissolve: 6, camera: 'pan' });
  expect(parts.get('title-title-0')).toMatchObject({ text: 'Moon', sample: 'Moon' });
  expect(parts.has('caption-caption-0')).toBe(false);
  expect(JSON.stringify([...parts])).not.toMatch(/file:|a-story|A film/u);
});

test('files stay on request; the story, the title and the description never do', () => {
  const parts = byId('stay');
  expect(parts.get('video-video-0')).toMatchObject({ ...VIDEO, type: 'video' });
  expect(parts.get('caption-caption-0')).toMatchObject({ text: 'Too early.' });
  expect(parts.get('head')).toMatchObject({ background: '#123456' });
  expect(JSON.stringify([...parts])).not.toMatch(/a-story|A film/u);
  for (const media of ['places', 'stay'] as const)
    expect(repairParts(filmTemplateKind, byId(media)).parts).toEqual(byId(media));
});
