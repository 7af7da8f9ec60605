import { type FilmEdit } from '@inkreel/scene/film/film-edits.ts';
import { clipOf, filmOf, TRACKS } from '@inkreel/scene/film/testing.ts';
import { expect, test } from 'vitest';
import { touchedClips } from './touched-clips.ts';

const parts = filmOf(
  {},
  ...TRACKS,
  clipOf('video', 'image', [0, 24], {}, 'one'),
  clipOf('video', 'image', [24, 24], {}, 'two'),
);

test.each<[FilmEdit, string[]]>([
  [{ do: 'move', clips: [{ id: 'one', start: 5 }] }, ['one']],
  [{ do: 'trim_start', id: 'one', to: 5 }, ['one']],
  [{ do: 'trim_end', id: 'one', to: 5 }, ['one']],
  [{ do: 'split', id: 'two', at: 30, second: 'new' }, ['two']],
  [{ do: 'remove', ids: ['one', 'two'] }, ['one', 'two']],
  [{ do: 'ripple_delete', ids: ['two'] }, ['two']],
  [{ do: 'set_speed', id: 'one', speed: 2 }, ['one']],
  [{ do: 'set', id: 'one', fields: { scale: 2 } }, ['one']],
  [{ do: 'detach_sound', id: 'one', sound: 'new', track: 'voice' }, ['one']],
  [{ do: 'remove_track', id: 'video' }, ['one', 'two']],
])('an edit tells the clips that it changes: %j', (edit, clips) => {
  expect(touchedClips([edit], parts)).toEqual(clips);
});
