/** A film of ten minutes with 300 elements, stored by a new person on a server of this machine. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { filmKind } from '@inkreel/contract/documents/film-document.ts';
import { type Part, placesAt } from '@inkreel/contract/documents/parts/part.ts';
import { FONT_STYLES } from '@inkreel/scene/film/font-styles.ts';
import { repeatFilm } from '../../server/media/testing/repeat-film.ts';

const SAMPLES = path.resolve(import.meta.dirname, '../../web/public/samples');
const FPS = 24;
const SHOTS = 150;
const SHOT_FRAMES = 96;
const MICROS = 1e6;

export interface LongFilm {
  id: string;
  /** Of the session of its owner. */
  token: string;
  frames: number;
}

type MadeCopies = Readonly<Record<'film' | 'proxy', { state: string }>>;

interface Stored {
  id: string;
  width: number | null;
  height: number | null;
  playback: { duration: number } | null;
}

/** @param base the address of the server */
export async function storeLongFilm(base: string, folder: string): Promise<LongFilm> {
  const post = async (route: string, body: object, token?: string) => {
    const answer = await fetch(`${base}/api.v1${route}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    });
    const { data, message } = (await answer.json()) as { data: Record<string, unknown>; message: string };
    if (!answer.ok) throw new Error(message);
    return data;
  };
  const person = { email: `film-${Date.now()}@example.com`, password: 'a-long-Passw0rd' };
  const { token } = (await post('/passport/register/email', person)) as { token: string };
  const upload = async (file: string, type: string): Promise<Stored> => {
    const size = fs.statSync(file).size;
    const query = new URLSearchParams({
      file_name: path.basename(file),
      content_type: type,
      size: String(size),
    });
    const asked = await fetch(`${base}/api.v1/storage/upload/token?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { data } = (await asked.json()) as { data: { upload_url: string } };
    const answer = await fetch(data.upload_url, {
      method: 'PUT',
      headers: { 'content-type': type },
      body: await fs.openAsBlob(file),
    });
    const { data: stored, message } = (await answer.json()) as { data: Stored; message: string };
    if (!answer.ok) throw new Error(message);
    return stored;
  };
  const long = path.join(folder, 'long.mp4');
  await repeatFilm(path.join(SAMPLES, 'media/launch.mp4'), long, 12_000_000);
  const photos = fs.readdirSync(path.join(SAMPLES, 'photos')).filter((name) => /^[a-z]+\.webp$/u.test(name));
  const types: Record<string, string> = { '.jpg': 'image/jpeg', '.webp': 'image/webp', '.png': 'image/png' };
  const images = await Promise.all(
    photos
      .slice(0, 8)
      .map((name) => upload(path.join(SAMPLES, 'photos', name), types[path.extname(name)] ?? 'image/jpeg')),
  );
  const video = await upload(long, 'video/mp4');
  const voice = await upload(path.join(SAMPLES, 'media/speech-en.wav'), 'audio/wav');
  const parts = longFilmParts({ images, video, voice });
  // What people scrub on: it is made when a video is placed.
  for (;;) {
    const { items } = (await post('/storage/copies', { file_ids: [video.id] }, token)) as {
      items: MadeCopies[];
    };
    if (items[0]?.film.state !== 'waiting' && items[0]?.proxy.state === 'ready') break;
    await wait(500);
  }
  const body = { kind: 'film', name: 'Ten minutes', schema: filmKind.version, content: { parts } };
  const { id } = (await post('/documents', body, token)) as { id: string };
  return { id, token, frames: SHOTS * SHOT_FRAMES };
}

/** 75 videos, 75 images, 90 captions, 30 titles and 30 voices. */
function longFilmParts({ images, video, voice }: { images: Stored[]; video: Stored; voice: Stored }): Part[] {
  const track = (id: string, at: number, fields: object): Part => ({
    id,
    kind: 'track',
    parent: null,
    index: `a${at}`,
    ...fields,
  });
  const { indexes } = placesAt([], 0, 3 * SHOTS);
  const clips: Part[] = [];
  const add = (parent: string, start: number, frames: number, fields: object) => {
    const [id, index = 'a0'] = [`c${clips.length}`, indexes[clips.length]];
    clips.push({ id, kind: 'clip', parent, index, start, frames, ...fields });
  };
  const sourceLength = Math.round((video.playback?.duration ?? 60) * MICROS);
  for (let shot = 0; shot < SHOTS; shot += 1) {
    const start = shot * SHOT_FRAMES;
    const image = images[shot % images.length];
    if (shot % 2 === 0)
      add('video', start, SHOT_FRAMES, {
        type: 'video',
        file: `file:${video.id}`,
        source_in: (shot * MICROS) % Math.max(1, sourceLength - 5 * MICROS),
        source_length: sourceLength,
        fit: 'cover',
        width: video.width ?? 1280,
        height: video.height ?? 720,
      });
    else
      add('video', start, SHOT_FRAMES, {
        type: 'image',
        file: `file:${image?.id}`,
        fit: 'cover',
        width: image?.width ?? 1024,
        height: image?.height ?? 576,
        camera: 'push_in',
        dissolve: 12,
      });
    if (shot % 5 < 3)
      add('caption', start + 12, 60, {
        type: 'caption',
        text: `What is said in shot ${shot + 1}.`,
        style: '002',
      });
    if (shot % 5 === 0)
      add('title', start, 60, {
        type: 'title',
        text: `Part ${shot / 5 + 1}`,
        font_style: FONT_STYLES[shot % FONT_STYLES.length]?.id,
        fade_in: 6,
        fade_out: 6,
      });
    if (shot % 5 === 1)
      add('voice', start, 72, {
        type: 'audio',
        file: `file:${voice.id}`,
        source_length: Math.round((voice.playback?.duration ?? 4) * MICROS),
      });
  }
  return [
    {
      id: 'head',
      kind: 'head',
      parent: null,
      index: 'a0',
      width: 1920,
      height: 1080,
      ratio: '16:9',
      rate: { numerator: FPS, denominator: 1 },
    },
    track('video', 1, { type: 'video' }),
    track('caption', 2, { type: 'caption' }),
    track('title', 3, { type: 'title' }),
    track('voice', 4, { type: 'audio', sound: 'voice' }),
    ...clips,
  ];
}
