import { expect, test } from 'vitest';
import { clipActions, imageActions } from './image-actions.ts';
import { TOOLS } from './index.ts';
import { firstImageName, takenName } from './kinds/image.ts';

/** Of the catalogue, as lists know it. */
const listed = TOOLS.map((tool) => ({
  ...tool,
  capability: tool.runs === 'browser' ? null : tool.capability,
  takes: takenName(tool.fields) ?? null,
  needsModel: tool.capability === 'replace_object',
}));
const ids = imageActions(listed, 'intl').map(({ id }) => id);

test('every tool that takes a picture and makes one is an action, and no other', () => {
  expect(ids).toContain('ai-image-upscaler');
  expect(ids).toContain('ai-object-remover');
  // A video of the picture; a tool of the browser; tools without one picture; tools of videos.
  for (const id of ['video3d', 'puzzle', 'ai-image-generator', 'stroke', 'lip-sync'])
    expect(ids).not.toContain(id);
  const taking = TOOLS.filter(
    ({ kind, runs, fields }) => kind === 'image' && runs === undefined && firstImageName(fields),
  );
  expect(ids).toHaveLength(taking.length - 1);
});

test('what changes the picture comes first, what needs a model last', () => {
  expect(ids.indexOf('ai-image-upscaler')).toBeLessThan(ids.indexOf('portrait'));
  expect(ids.at(-1)).toBe('ai-object-replacer');
});

test('a site without a tool has no such action', () => {
  const elsewhere = listed.map((tool) => ({ ...tool, sites: ['cn'] }));
  expect(imageActions(elsewhere, 'intl')).toEqual([]);
});

test('a clip has the tools of what it shows: a still image may begin to move, a video stays one', () => {
  const ofImage = clipActions(listed, 'intl', 'image').map(({ id }) => id);
  expect(ofImage).toEqual(expect.arrayContaining(['video3d', 'lip-sync', ...ids]));
  expect(ofImage).toHaveLength(ids.length + 2);
  const ofVideo = clipActions(listed, 'intl', 'video');
  expect(ofVideo.map(({ id }) => id).sort()).toEqual(['remove-subtitle', 'video-retalk']);
  expect(ofVideo.every(({ takes }) => takes === 'video_url')).toBe(true);
});
