import fs from 'node:fs';
import path from 'node:path';
import { lipSync as lipSyncTool } from '@inkreel/contract/tools/lip-sync.ts';
import { translateAudio as dubTool } from '@inkreel/contract/tools/translate-audio.ts';
import { videoRetalk as retalkTool } from '@inkreel/contract/tools/video-retalk.ts';
import { findFaces } from '../../server/engines/builtin/faces/find-faces.ts';
import { framePortrait } from '../../server/engines/builtin/mouth/frame-portrait.ts';
import { decodePicture, encodePng } from '../../server/engines/builtin/picture/codec.ts';
import retalk from '../../server/engines/builtin/works/retalk.ts';
import talkingPortrait from '../../server/engines/builtin/works/talking-portrait.ts';
import { dubbing } from '../../server/engines/speech/dubbing.ts';
import { type Film, filmOf } from './films.ts';
import { PUBLIC } from './folders.ts';
import type { Draw, Recipe } from './recipe.ts';

/** The film's speech before the dubbing: its subtitles, spoken. */
const ENGLISH = {
  video_url: '/samples/media/launch.mp4',
  seconds: 6,
  to: 'en',
  lines: [
    { start: 0.2, end: 3.4, text: 'The engines are lit, and the rocket is on its way.' },
    { start: 3.4, end: 5.7, text: 'Watch how it clears the tower.' },
  ],
  voice: 'espeak-en-us-deep',
};

/** The part of a portrait that the film shows, so that both can be compared. */
const shown =
  (photo: string): Draw =>
  async () => {
    const picture = await decodePicture(fs.readFileSync(path.join(PUBLIC, photo)));
    const [face] = await findFaces(picture);
    if (!face) throw new Error(`${photo} shows nobody`);
    return encodePng(framePortrait(picture, face, '1:1').picture);
  };

export const lipSync: Recipe = {
  befores: {
    'portrait.webp': shown('samples/photos/astronaut.webp'),
    'officer-photo.webp': shown('samples/portrait/officer.webp'),
  },
  beforeWidth: 480,
  film: (sample) => filmOf(lipSyncTool, sample, talkingPortrait),
};
export const videoRetalk: Recipe = {
  film: (sample) => filmOf(retalkTool, sample, retalk),
};

let spoken: Promise<Film> | undefined;
const original = () => (spoken ??= filmOf(dubTool, { input: ENGLISH, width: 480, height: 270 }, dubbing));
export const translateAudio: Recipe = {
  plain: {
    'launch-en.mp4': async () => (await original()).bytes,
  },
  film: (sample) => filmOf(dubTool, sample, dubbing),
};
