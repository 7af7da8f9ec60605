import { video3d as tool } from '@inkreel/contract/tools/video3d.ts';
import { encodePng } from '../../server/engines/builtin/picture/codec.ts';
import { frameOf, sceneOf } from '../samples/camera-scenes.ts';
import { PHOTOS, photo } from '../samples/photos.ts';
import { choiceOf } from '../samples/tile.ts';
import { CAPTIONED, type Cell, type Sheet } from './sheet.ts';

/** The move that begins at its far end: its first frame shows most. */
const PULL_OUT = 1;

/** One row per photograph: the background behind the subject, then the end of each move. */
export const video3d: Sheet = {
  look: CAPTIONED,
  async rows() {
    const rows: Cell[][] = [];
    for (const name of PHOTOS) {
      const scene = await sceneOf(photo(name));
      const behind = scene.subject ? 'Behind the subject' : 'No subject';
      const row: Cell[] = [{ name: behind, picture: await encodePng(scene.plate) }];
      for (const { value, text } of choiceOf(tool).values) {
        const time = value === PULL_OUT ? 0 : 1;
        const picture = await frameOf(scene, Number(value), time, 1);
        row.push({ name: `${text.en}, full strength`, picture });
      }
      rows.push(row);
    }
    return rows;
  },
};
