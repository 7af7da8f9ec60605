import { expect, test } from 'vitest';
import { filmOtio } from './film-otio.ts';
import { clipOf, filmOf, TRACKS } from './testing.ts';

/** Fields by schema, as the documentation of the format lists them; `children` are those of compositions. */
const FIELDS: Readonly<Record<string, string>> = {
  'Timeline.1': 'global_start_time metadata name tracks',
  'Stack.1': 'children effects enabled markers metadata name source_range',
  'Track.1': 'children effects enabled kind markers metadata name source_range',
  'Clip.2': 'active_media_reference_key effects enabled markers media_references metadata name source_range',
  'Gap.1': 'effects enabled markers metadata name source_range',
  'Transition.1': 'in_offset metadata name out_offset transition_type',
  'LinearTimeWarp.1': 'effect_name metadata name time_scalar',
  'ExternalReference.1': 'available_image_bounds available_range metadata name target_url',
  'MissingReference.1': 'available_image_bounds available_range metadata name',
  'Marker.2': 'color comment marked_range metadata name',
  'RationalTime.1': 'rate value',
  'TimeRange.1': 'duration start_time',
};

const film = filmOf(
  { background: '#102030' },
  ...TRACKS,
  clipOf('video', 'video', [12, 24], {
    file: 'file:a',
    name: 'Harbour',
    source_in: 500_000,
    source_length: 4_000_000,
    speed: 2,
  }),
  clipOf('video', 'image', [36, 24], { file: 'file:b', dissolve: 6, camera: 'pan' }),
  clipOf('title', 'title', [0, 24], { text: 'Moon\nrise' }),
  clipOf('music', 'audio', [0, 48], { file: 'file:gone', source_length: 9_000_000 }),
  { do: 'add_mark', id: 'mark', at: 30, name: 'Turn' },
);
type Node = Readonly<Record<string, never>>;
const paths = new Map([
  ['file:a', 'media/harbour.mp4'],
  ['file:b', 'media/%E6%B5%B7.png'],
]);
const otio = filmOtio(film, 'Moon', (source) => paths.get(source)) as Node;

test('every object has the fields of its schema, and no others', () => {
  const seen = new Set<string>();
  const look = (value: unknown, isFree: boolean): void => {
    if (typeof value !== 'object' || value === null) return;
    const { OTIO_SCHEMA: schema, ...fields } = value as Record<string, unknown>;
    if (typeof schema === 'string') {
      seen.add(schema);
      expect([schema, Object.keys(fields).sort().join(' ')]).toEqual([schema, FIELDS[schema]]);
    } else if (!isFree) expect(Array.isArray(value) || 'DEFAULT_MEDIA' in value).toBe(true);
    for (const [name, each] of Object.entries(value)) if (name !== 'metadata') look(each, isFree);
  };
  look(otio, false);
  expect([...seen].sort()).toEqual(Object.keys(FIELDS).sort());
});

const tracks = (otio as never as { tracks: { children: Node[]; markers: Node[] } }).tracks;
const clipsOn = (at: number) => (tracks.children[at] as never as { children: Node[] }).children;
const lengths = (track: Node | undefined) =>
  (track as never as { children: { OTIO_SCHEMA: string; source_range?: never }[] }).children.map(
    ({ OTIO_SCHEMA: schema, source_range: range }) => [
      schema,
      (range as { duration?: { value: number } } | undefined)?.duration?.value,
    ],
  );

test('clips lie where they lie in the film: gaps before them, a dissolve from the cut on', () => {
  expect(tracks.children.map(({ kind, name }) => [kind, name])).toEqual([
    ['Video', 'video'],
    ['Video', 'title'],
    ['Video', 'caption'],
    ['Audio', 'voice'],
    ['Audio', 'music'],
  ]);
  expect(lengths(tracks.children[0])).toEqual([
    ['Gap.1', 12],
    ['Clip.2', 24],
    ['Transition.1', undefined],
    ['Clip.2', 24],
  ]);
  expect(tracks.children[0]?.['children']?.[2]).toMatchObject({
    in_offset: { value: 0, rate: 24 },
    out_offset: { value: 6, rate: 24 },
  });
  expect(tracks.markers).toMatchObject([{ name: 'Turn', marked_range: { start_time: { value: 30 } } }]);
});

test('a clip names its file, the stretch of it and its speed; what has no word there is in the metadata', () => {
  const [, video, , image] = clipsOn(0);
  expect(video).toMatchObject({
    name: 'Harbour',
    source_range: { start_time: { value: 12 } },
    effects: [{ OTIO_SCHEMA: 'LinearTimeWarp.1', time_scalar: 2 }],
    media_references: {
      DEFAULT_MEDIA: { target_url: 'media/harbour.mp4', available_range: { duration: { value: 96 } } },
    },
  });
  expect(image).toMatchObject({
    media_references: { DEFAULT_MEDIA: { target_url: 'media/%E6%B5%B7.png', available_range: null } },
    metadata: { inkreel: { type: 'image', camera: 'pan' } },
  });
  const [title] = clipsOn(1);
  expect(title).toMatchObject({
    name: 'Moon',
    media_references: { DEFAULT_MEDIA: { OTIO_SCHEMA: 'MissingReference.1' } },
    metadata: { inkreel: { text: 'Moon\nrise' } },
  });
  const [sound] = clipsOn(4);
  expect(sound).toMatchObject({
    media_references: { DEFAULT_MEDIA: { OTIO_SCHEMA: 'MissingReference.1' } },
  });
});
