import { describe, expect, it } from 'vitest';
import { HEAD } from '../documents/parts/define-parts.ts';
import type { Part, Parts } from '../documents/parts/part.ts';
import type { ShotPart } from '../documents/story-document.ts';
import { STORY_LIMITS, storyKind } from '../documents/story-document.ts';
import { GONE, imageFingerprint, imageStaleness, keepImages, pickImage, shownImage } from './shot-inputs.ts';

const ROLE = '0190b3a4-0000-7000-8000-000000000001';

function story(changes: Record<string, Record<string, unknown>> = {}): Parts {
  const parts = [
    { id: HEAD, kind: HEAD, parent: null, index: 'a0', style: 'anime', ratio: '16:9' },
    { id: 'beach', kind: 'place', parent: null, index: 'a1', name: 'Beach' },
    { id: 's1', kind: 'scene', parent: null, index: 'a2', place: 'beach' },
    { id: 'shot', kind: 'shot', parent: 's1', index: 'a0', text: 'They walk', roles: [{ role: ROLE }] },
  ];
  return new Map(parts.map((part) => [part.id, { ...part, ...changes[part.id] } as unknown as Part]));
}
const outside = new Map([[ROLE, 'look-1']]);
const shotOf = (parts: Parts) => parts.get('shot') as ShotPart;

/** The story with a picture of its shot as it is now. */
function drawn(): Record<string, unknown> {
  const made = imageFingerprint(story(), shotOf(story()), outside);
  return { images: [{ file: 'file:one', made, points: 20, at: '2026-11-28T00:00:00Z' }] };
}

describe('a picture of a shot', () => {
  it('is current as long as nothing that it shows changes', () => {
    const parts = story({ shot: { ...drawn(), seconds: 9, camera: 'pan' } });
    expect(imageStaleness(parts, shotOf(parts), outside)).toEqual({ kind: 'current' });
  });

  it.each([
    ['the words of the shot', { shot: { text: 'They run' } }, 'text'],
    ['the prompt of the scene', { s1: { prompt: 'dusk' } }, 'scene'],
    ['the place', { beach: { prompt: 'stones' } }, 'place'],
    ['the style of the story', { head: { style: 'ukiyo_e' } }, 'style'],
    ['who is in it', { shot: { roles: [] } }, `role:${ROLE}`],
  ])('is stale after a change of %s', (_, change: Record<string, Record<string, unknown>>, name) => {
    const parts = story({ ...change, shot: { ...drawn(), ...change['shot'] } });
    expect(imageStaleness(parts, shotOf(parts), outside)).toEqual({ kind: 'stale', changed: [name] });
  });

  it('is stale after a character looks different', () => {
    const parts = story({ shot: drawn() });
    const changed = imageStaleness(parts, shotOf(parts), new Map([[ROLE, 'look-2']]));
    expect(changed).toEqual({ kind: 'stale', changed: [`role:${ROLE}`] });
  });

  it('is not current while nothing is known of somebody in it, and is once nobody is drawn', () => {
    const parts = story({ shot: { ...drawn(), roles: [{ role: ROLE }, { role: 'other' }] } });
    expect(imageStaleness(parts, shotOf(parts), outside)).toEqual({ kind: 'stale', changed: ['role:other'] });
    const gone = new Map([...outside, ['other', GONE]]);
    expect(imageStaleness(parts, shotOf(parts), gone)).toEqual({ kind: 'current' });
  });

  it('is current again once it is kept, until the next change', () => {
    const now = story({ shot: { ...drawn(), text: 'They run' } });
    const made = imageFingerprint(now, shotOf(now), outside);
    const kept = { ...drawn(), kept: { file: 'file:one', made } };
    const running = story({ shot: { ...kept, text: 'They run' } });
    expect(imageStaleness(running, shotOf(running), outside)).toEqual({ kind: 'current' });
    const standing = story({ shot: { ...kept, text: 'They stand' } });
    expect(imageStaleness(standing, shotOf(standing), outside).kind).toBe('stale');
  });

  it('is the picked one until another is made, or the newest', () => {
    const images = ['file:one', 'file:two'].map((file) => ({ file, made: {}, points: 0, at: '' }));
    const parts = story({ shot: { images } });
    expect(shownImage(shotOf(parts))?.file).toBe('file:two');
    const picked = story({ shot: { images, picked: 'file:one' } });
    expect(shownImage(shotOf(picked))?.file).toBe('file:one');
    const chosen = { images, ...pickImage(shotOf(parts), 'file:one') };
    expect(shownImage(shotOf(story({ shot: chosen })))?.file).toBe('file:one');
    const since = [...images, { file: 'file:three', made: {}, points: 0, at: '' }];
    expect(shownImage(shotOf(story({ shot: { ...chosen, images: since } })))?.file).toBe('file:three');
    const gone = story({ shot: { images, picked: 'file:gone' } });
    expect(shownImage(shotOf(gone))?.file).toBe('file:two');
  });
});

describe('the images of a shot', () => {
  const image = (at: number) => ({ file: `file:${at}`, made: {}, points: 0, at: '' });
  it('are the newest, besides those that somebody chose', () => {
    const images = Array.from({ length: STORY_LIMITS.images }, (_, at) => image(at));
    const kept = { file: 'file:1', made: {} };
    const shot = shotOf(story({ shot: { images, picked: 'file:0', kept } }));
    const files = keepImages(shot, [image(100), image(101)]).map(({ file }) => file);
    expect(files).toHaveLength(STORY_LIMITS.images);
    expect(files.slice(0, 3)).toEqual(['file:0', 'file:1', 'file:4']);
    expect(files.at(-1)).toBe('file:101');
  });
});

describe('the fields of a story', () => {
  const { shot, line } = storyKind.parts;
  it('refuses values that no story has', () => {
    expect(shot?.fields['size']?.('huge')).toBe(false);
    expect(shot?.fields['seconds']?.(0)).toBe(false);
    expect(shot?.fields['roles']?.([{ role: ROLE, other: 1 }])).toBe(false);
    expect(line?.fields['emotion']?.('bored')).toBe(false);
    expect(shot?.system?.['images']?.([{ file: 'file:one', made: { text: 1 }, points: 0, at: '' }])).toBe(
      false,
    );
  });

  it('draws from every picture that a shot has', () => {
    const part = shotOf(story({ shot: { ...drawn(), picked: 'file:two' } }));
    expect(shot?.sources?.(part)).toEqual(['file:one', 'file:two']);
  });
});
