import fs from 'node:fs';
import path from 'node:path';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { loadMessages, MessagesProvider } from '../../lib/messages.tsx';
import { FilmSample } from './film-sample.tsx';

const PUBLIC = path.join(import.meta.dirname, '../../public');
/** Maximum size of a film on a landing page. */
const MOST_BYTES = 400_000;

const films = TOOLS.flatMap(({ id, samples }) =>
  samples.filter(({ file }) => file.endsWith('.mp4')).map((sample) => ({ id, sample })),
);

beforeAll(() => loadMessages('en'));

test('films wait for the reader: their first picture is shown, and nothing of them is loaded or played', () => {
  expect(films.map(({ id }) => id)).toEqual(['lip-sync', 'lip-sync', 'video-retalk', 'translate-audio']);
  for (const { id, sample } of films) {
    const html = renderToString(
      <MessagesProvider language="en">
        <FilmSample toolId={id} sample={sample} />
      </MessagesProvider>,
    );
    const [, attributes = ''] = /<video([^>]*)>/.exec(html) ?? [];
    const valueOf = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
    expect(valueOf('preload')).toBe('none');
    expect(attributes).not.toMatch(/autoplay|muted/i);
    for (const address of [valueOf('src'), valueOf('poster')])
      expect(fs.statSync(path.join(PUBLIC, address)).size, address).toBeLessThan(MOST_BYTES);
    const before = sample.before ?? '';
    const given = before.startsWith('/') ? before : `samples/${id}/${before}`;
    expect(fs.statSync(path.join(PUBLIC, given)).size, given).toBeLessThan(MOST_BYTES);
  }
});
