import path from 'node:path';
import type { Capability } from '@inkreel/contract/tools/capabilities.ts';
import type { EngineHost, EngineRoutes } from '../define-engine.ts';
import type { Engine } from '../engine.ts';
import { INSTRUCTIONS, SPOKEN_VALUES } from '../instructions/edits.ts';
import { createDashscopeClient, type DashscopeSettings } from './client.ts';
import { editPictures } from './edit-pictures.ts';

/**
 * What Model Studio does.
 *
 * @param settings undefined where no key is set: then nothing may be routed to it
 * @param dataFolder pictures that are handed over lie in a folder below it for a moment
 */
export function createDashscopeEngine(
  settings: DashscopeSettings | undefined,
  { dataFolder, downloadToPath, decoding }: EngineHost,
): EngineRoutes {
  const folder = path.join(dataFolder, 'handing-over', String(process.pid));
  const client = createDashscopeClient(settings ?? { key: '', baseUrl: '' });
  const deps = { client, folder, downloadToPath, decoding };
  const serves = Object.entries(INSTRUCTIONS).map(([name, instruct]) => {
    const capability = name as Capability;
    const values = SPOKEN_VALUES[capability];
    const edits = editPictures(deps, instruct as Parameters<typeof editPictures<never>>[1]);
    return [capability, values ? { ...edits, values } : edits];
  });
  return { serves: Object.fromEntries(serves) as Engine['serves'] };
}
