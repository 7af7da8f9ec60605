import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Capability } from '@inkreel/contract/tools/capabilities.ts';
import { workFolder } from '../../work-folders.ts';
import type { EngineHost, EngineRoutes } from '../define-engine.ts';
import type { Engine } from '../engine.ts';
import { namesOf, OFFERS, type Offer } from './capabilities.ts';
import { EDIT, EDITS } from './edits.ts';
import { openFleet } from './fleet.ts';
import { serveWorkflow } from './serve-workflow.ts';
import { readWorkflow, settle, type Workflow } from './workflow.ts';

/** The operator's servers and their settings. */
export interface ComfySettings {
  /** Each without a trailing slash. */
  urls: readonly string[];
  checkpoint: string | undefined;
  upscaleModel: string | undefined;
}

/** Model files that the operator chose instead of the workflows' models. */
export type Models = Readonly<Record<'checkpoint' | 'upscale_model', string | undefined>>;

const SHIPPED = fileURLToPath(new URL('workflows/', import.meta.url));

/**
 * Capabilities of the servers: each one with a workflow file, from the folder `comfyui` in the data folder or shipped.
 *
 * @param settings undefined if no server is named: then nothing may be routed to it
 * @throws Error that describes the problem of a workflow file
 */
export async function createComfyEngine(
  settings: ComfySettings | undefined,
  { dataFolder, downloadToPath, decoding }: EngineHost,
): Promise<EngineRoutes> {
  const models = { checkpoint: settings?.checkpoint, upscale_model: settings?.upscaleModel };
  const workflows = readWorkflows(path.join(dataFolder, 'comfyui'), models);
  const fleet = await openFleet(settings?.urls ?? [], workflows);
  const folder = workFolder(dataFolder, 'handing-over');
  const deps = { fleet, folder, downloadToPath, decoding };
  const serves = [...workflows].map(([capability, workflow]) => [
    capability,
    serveWorkflow(deps, capability, workflow),
  ]);
  return {
    serves: Object.fromEntries(serves) as Engine['serves'],
    closed: (capability) => (settings ? fleet.closed(capability) : undefined),
    servers: () =>
      fleet.servers.map(({ url, isUp, queued, lacks }) => ({
        address: url,
        isUp,
        queued,
        does: [...(lacks ?? [])].filter(([, names]) => names.length === 0).length,
        lacks: [...new Set([...(lacks?.values() ?? [])].flat())],
      })),
    close: async () => fleet.close(),
  };
}

/**
 * The workflow of each capability that has one: the operator's file takes precedence over a shipped one of the same
 * name, and a capability's file over the one for all edits.
 */
export function readWorkflows(own: string, models: Models): Map<Capability, Workflow> {
  const files = new Map<string, string>();
  for (const folder of [SHIPPED, own])
    for (const file of existsSync(folder) ? readdirSync(folder).sort() : [])
      if (file.endsWith('.json')) files.set(file.slice(0, -'.json'.length), path.join(folder, file));
  const read = (file: string, offer: Pick<Offer<never>, 'names' | 'needed'>): Workflow =>
    settle(readWorkflow(file, parse(file), namesOf(offer), offer.needed), models);
  const workflows = new Map<Capability, Workflow>();
  for (const [name, file] of files) {
    if (name === EDIT) continue;
    const offer = OFFERS[name as Capability];
    if (!offer)
      throw new Error(
        `The ComfyUI workflow ${file} is called like no capability; these are: ${[EDIT, ...Object.keys(OFFERS)].join(', ')}.`,
      );
    workflows.set(name as Capability, read(file, offer));
  }
  const [[, file] = []] = [...files].filter(([name]) => name === EDIT);
  for (const [capability, offer] of Object.entries(EDITS))
    if (file !== undefined && !workflows.has(capability as Capability))
      workflows.set(capability as Capability, { ...read(file, offer), isEdit: true });
  return workflows;
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
