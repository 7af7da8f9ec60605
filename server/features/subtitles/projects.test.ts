import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import { EMPTY_SUBTITLE_PROJECT, type SubtitleProject } from '@inkreel/scene/subtitles/subtitle-project.ts';
import type { FastifyReply } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Principal } from '../../http/principal.ts';
import { createDocument } from '../documents/save-document.ts';
import { collageContent } from '../documents/testing/document-world.ts';
import { createStorageWorld, type StorageWorld } from '../storage/testing/storage-world.ts';
import { exportSubtitles } from './export-subtitles.ts';
import { projectPrice } from './project-price.ts';
import { readSubtitleFile } from './read-file.ts';

const NOT_FOUND = { code: 'not_found' };
const PRICING = { prices: { all: async () => ({}) } as never, routing: { pointsOf: () => undefined } };
let world: StorageWorld;
let person: Principal;
let stranger: Principal;

beforeAll(async () => {
  world = await createStorageWorld();
  person = await world.newFounder();
  stranger = await world.newFounder();
});
afterAll(() => world.close());

const lines: SubtitleProject['lines'] = [
  { id: '1', start: 500, end: 1500, text: '晚上好', translation: 'Good evening' },
  { id: '2', start: 2000, end: 2500, text: '再见', translation: '' },
];
const save = async (kind: 'subtitle-project' | 'collage', content: object) => {
  const schema = kind === 'collage' ? 2 : 1;
  return (await createDocument(world.deps, person, { kind, name: 'Film', schema, content: { ...content } }))
    .id;
};
const project = (change: Partial<SubtitleProject> = {}) =>
  save('subtitle-project', { ...EMPTY_SUBTITLE_PROJECT, language: 'zh', lines, ...change });

async function exported(id: string, query: Parameters<typeof exportSubtitles>[3], who = person) {
  const headers: Record<string, unknown> = {};
  let sent = '';
  const reply = {
    headers: (more: object) => Object.assign(headers, more),
    send: (bytes: Buffer) => {
      sent = bytes.toString();
    },
  } as unknown as FastifyReply;
  await exportSubtitles(world.deps, who, id, query, reply);
  return { headers, sent };
}

test('a project is written as SubRip, WebVTT and SubStation Alpha, with the texts that are wanted', async () => {
  const id = await project({ style: '005' });
  const srt = await exported(id, { format: 'srt', shown: 'translation' });
  expect(srt.sent).toBe('1\n00:00:00,500 --> 00:00:01,500\nGood evening\n');
  expect(srt.headers['content-disposition']).toContain('Film.srt');
  expect((await exported(id, { format: 'vtt', shown: 'both' })).sent).toContain('Good evening\n晚上好');
  const ass = (await exported(id, { format: 'ass', shown: 'text' })).sent;
  expect(ass).toContain('Style: Default,Noto Sans SC,');
  expect(ass).toContain('0:00:02.00,0:00:02.50,Default,,0,0,0,,');
});

test('for a stranger a project does not exist, and a collage is none', async () => {
  const [id, collage] = [await project(), await save('collage', collageContent())];
  const price = (documentId: string, who: Principal) =>
    projectPrice({ ...world.deps, ...PRICING }, who, {
      documentId,
      toolId: 'translate-subtitle',
      tools: [],
    });
  for (const [documentId, who] of [
    [id, stranger],
    [collage, person],
  ] as const) {
    await expect(exported(documentId, { format: 'srt', shown: 'text' }, who)).rejects.toMatchObject(
      NOT_FOUND,
    );
    await expect(price(documentId, who)).rejects.toMatchObject(NOT_FOUND);
  }
  // Without a clip there is nothing to pay; the file of another one may not be named.
  expect(await price(id, person)).toMatchObject({ whole: null, video: null });
  const source = fileSource('0b8f1d9e-0000-4000-8000-000000000001');
  const clip = { source, name: 'a.mp4', seconds: 5, width: 640, height: 360 };
  await expect(project({ clip })).rejects.toMatchObject(NOT_FOUND);
});

test('a subtitle file is read whatever its letters are encoded in, and what is none is refused', () => {
  const base64 = (bytes: readonly number[]) => Buffer.from(bytes).toString('base64');
  // 你好 in GB 18030.
  const srt = [...Buffer.from('1\n00:00:01,000 --> 00:00:02,000\n'), 0xc4, 0xe3, 0xba, 0xc3];
  expect(readSubtitleFile({ content: base64(srt) })).toMatchObject({
    encoding: 'gb18030',
    format: 'srt',
    cues: [{ start: 1000, end: 2000, text: '你好' }],
  });
  const picture = [0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0xff, 0xd8];
  expect(() => readSubtitleFile({ content: base64(picture) })).toThrow('subtitles_unreadable');
});
