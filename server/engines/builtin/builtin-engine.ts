import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Engine } from '../engine.ts';
import { createDrawingPool, type PoolOptions } from './pool.ts';
import { textToImage } from './text-to-image.ts';

/**
 * The engine that is always there: it draws by rules on the CPU, without a model, a key or a download, and says so on
 * every result.
 *
 * @param dataFolder unfinished pictures are kept in a folder of this process below it, emptied at every start
 */
export function createBuiltinEngine(
  pool: Pick<PoolOptions, 'threads' | 'worker'>,
  dataFolder: string,
): { engine: Engine; close(): Promise<void> } {
  const folder = path.join(dataFolder, 'drawing', String(process.pid));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const drawing = createDrawingPool(pool);
  return {
    engine: { id: 'builtin', builtin: true, serves: { text_to_image: textToImage(drawing, folder) } },
    close: async () => {
      await drawing.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
