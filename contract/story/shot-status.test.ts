import { describe, expect, it } from 'vitest';
import type { Json, Part } from '../documents/parts/part.ts';
import { type ShotPart, STORY_LIMITS } from '../documents/story-document.ts';
import { ANNA, COAT, partsMap, storyParts, storyRoles } from '../testing/story-parts.ts';
import { inputSchema } from '../tools/define-tool.ts';
import { hashRoles } from './characters.ts';
import { movingSeconds, shotsToMove } from './moving-shots.ts';
import { shotInput } from './shot-input.ts';
import { imageFingerprint } from './shot-inputs.ts';
import { shotStatus, shotsOf, shotsToDraw } from './shot-status.ts';
import { DRAW_SHOT, SHOT_CHARACTERS } from './story-runs.ts';

const outside = hashRoles(storyRoles());
const sources = {
  roles: new Map(storyRoles().map((role) => [role.id, role])),
  urls: new Map([['file:one', '/files/one']]),
  quality: 'draft',
} as const;

/** The usual story with changed parts. */
function story(changes: Record<string, Record<string, Json>> = {}) {
  return partsMap(storyParts().map((part) => ({ ...part, ...changes[part.id] }) as Part));
}
const shotOf = (parts: ReturnType<typeof story>, id: string) => parts.get(id) as ShotPart;

/** A picture of a shot that is current in the usual story. */
function pictured(id: string): Record<string, Json> {
  const parts = story();
  const made = imageFingerprint(parts, shotOf(parts, id), outside);
  return { images: [{ file: `file:${id}`, made, points: 20, at: '2026-01-01T00:00:00Z' }] };
}
const idsOf = (shots: readonly ShotPart[]) => shots.map(({ id }) => id);

describe('the shots of an order', () => {
  it('are in the order of the story, whatever order its parts were read in', () => {
    const parts = partsMap(storyParts().reverse());
    expect(idsOf(shotsOf(parts)).slice(0, 4)).toEqual(['s0-shot0', 's0-shot1', 's0-shot2', 's1-shot0']);
  });

  it('are never those that are being made, that are current, or of which nothing is said', () => {
    const parts = story({
      's0-shot0': { run: { state: 'waiting' } },
      's0-shot1': { run: { state: 'running' }, ...pictured('s0-shot1'), text: 'They run' },
      's0-shot2': pictured('s0-shot2'),
      's1-shot0': { text: ' ' },
      's1-shot1': { run: { state: 'failed', error: 'task_failed' } },
      's1-shot2': { ...pictured('s1-shot2'), text: 'They run' },
    });
    expect(idsOf(shotsToDraw(parts, outside, { which: 'missing' }))).toEqual(['s1-shot1']);
    expect(idsOf(shotsToDraw(parts, outside, { which: 'failed' }))).toEqual(['s1-shot1']);
    expect(idsOf(shotsToDraw(parts, outside, { which: 'stale' }))).toEqual(['s1-shot2']);
    const named = { shots: ['s0-shot0', 's0-shot1', 's0-shot2', 's1-shot0'] };
    expect(idsOf(shotsToDraw(parts, outside, named))).toEqual(['s0-shot2']);
    expect(shotsOf(parts).map((shot) => shotStatus(parts, shot, outside))).toEqual([
      'waiting',
      'running',
      'current',
      'missing',
      'failed',
      'stale',
    ]);
  });

  it('leave out a stale one that has a current picture besides the picked one', () => {
    const current = pictured('s0-shot0')['images'] as Json[];
    const images = [{ ...(current[0] as object), file: 'file:old', made: {} }, ...current] as Json;
    const parts = story({ 's0-shot0': { images, picked: 'file:old' } });
    expect(shotStatus(parts, shotOf(parts, 's0-shot0'), outside)).toBe('stale');
    expect(shotsToDraw(parts, outside, { which: 'stale' })).toEqual([]);
  });
});

describe('the films of an order', () => {
  it('are of shots with a current picture whose camera moves, or of any that are named', () => {
    const parts = story({
      's0-shot0': { ...pictured('s0-shot0'), camera: 'pan' },
      's0-shot1': { ...pictured('s0-shot1'), camera: 'still' },
      's0-shot2': { ...pictured('s0-shot2'), camera: 'pan', text: 'They run' },
      's1-shot0': { camera: 'pan' },
      's1-shot1': { ...pictured('s1-shot1'), camera: 'pan', video_run: { state: 'waiting' } },
    });
    const missing = { which: 'missing' } as const;
    expect(idsOf(shotsToMove(parts, outside, 'camera', missing))).toEqual(['s0-shot0']);
    expect(idsOf(shotsToMove(parts, outside, 'model', missing))).toEqual(['s0-shot0', 's0-shot1']);
    const shots = ['s0-shot1', 's0-shot2', 's1-shot0', 's1-shot1'];
    expect(idsOf(shotsToMove(parts, outside, 'camera', { shots }))).toEqual(['s0-shot1', 's0-shot2']);
  });

  it('last as long as the shot, as far as films go', () => {
    const lasting = (seconds: number) => movingSeconds({ seconds } as ShotPart);
    expect([lasting(0.5), lasting(4.2), lasting(60)]).toEqual([2, 5, 10]);
  });
});

describe('the input of a shot', () => {
  it('has its words, those of its scene, the place and how everybody looks', () => {
    const parts = story({
      beach: { reference: 'file:one' },
      's0-shot0': { size: 'close', roles: [{ role: ANNA, look: COAT }] },
    });
    expect(shotInput(parts, shotOf(parts, 's0-shot0'), sources)).toEqual({
      prompt: 'They walk 0. At dusk',
      width: 1024,
      height: 576,
      quality: 'draft',
      style: 'picture_book',
      size: 'close',
      characters: [{ name: 'Anna', description: 'A girl of nine. in winter', traits: { clothes: 'coat' } }],
      place: { name: 'Beach', description: 'A wide beach', reference_url: '/files/one' },
    });
  });

  it('is one that the run takes, with as many characters as a shot may have', () => {
    const roles = Array.from({ length: STORY_LIMITS.roles }, () => ({ role: ANNA }));
    const parts = story({ 's0-shot0': { roles } });
    const input = shotInput(parts, shotOf(parts, 's0-shot0'), sources);
    expect(inputSchema(DRAW_SHOT).safeParse(input).error).toBeUndefined();
    expect(STORY_LIMITS.roles).toBe(SHOT_CHARACTERS);
  });

  it('is that of the primary look after the named one is deleted, as the fingerprint says', () => {
    const roles = [{ role: ANNA, look: 'gone' }];
    const parts = story({ 's0-shot0': { roles } });
    const usual = story();
    const [now, before] = [parts, usual].map((each) => ({
      input: shotInput(each, shotOf(each, 's0-shot0'), sources),
      made: imageFingerprint(each, shotOf(each, 's0-shot0'), outside),
    }));
    expect(now).toEqual(before);
  });

  it('and its fingerprint differ for another look, and not for another name', () => {
    const renamed = hashRoles(storyRoles().map((role) => ({ ...role, name: 'Eve' })));
    expect(renamed).toEqual(outside);
    const coat = story({ 's0-shot0': { roles: [{ role: ANNA, look: COAT }] } });
    const made = (parts: ReturnType<typeof story>) =>
      imageFingerprint(parts, shotOf(parts, 's0-shot0'), outside);
    expect(made(coat)).not.toEqual(made(story()));
  });
});
