import { fetchBytes, removeOldAnswers } from '../aisdk/made-files.ts';
import type { EngineHost, EngineRoutes } from '../define-engine.ts';
import type { Engine } from '../engine.ts';
import { type HostedService, serveCalls } from '../hosted/serve-calls.ts';
import {
  type ClientOptions,
  createGhostcutClient,
  type GhostcutBody,
  type GhostcutSettings,
} from './client.ts';
import { ghostcutServices } from './services.ts';
import { asVoices } from './voices.ts';

/**
 * Capabilities of GhostCut.
 * @param settings undefined if no key is set: then nothing may be routed to it
 */
export function createGhostcutEngine(
  settings: GhostcutSettings | undefined,
  host: EngineHost,
  options?: ClientOptions,
): EngineRoutes {
  const client = settings && createGhostcutClient(settings, (url) => fetchBytes(host, url), options);
  const open = () => {
    if (!client) throw new Error('nothing is routed to an engine without a key');
    return client;
  };
  if (settings) void removeOldAnswers(host);
  const serves = Object.entries(ghostcutServices(open)).map(([capability, service]) => [
    capability,
    serveCalls(client, host, service as HostedService<never, GhostcutBody>),
  ]);
  return {
    serves: Object.fromEntries(serves) as Engine['serves'],
    ...(client ? { voices: async (signal) => asVoices(await client.voices(undefined, signal)) } : {}),
  };
}
