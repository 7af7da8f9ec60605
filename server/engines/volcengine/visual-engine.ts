import { fetchBytes, removeOldAnswers } from '../aisdk/made-files.ts';
import type { EngineHost, EngineRoutes } from '../define-engine.ts';
import type { Engine } from '../engine.ts';
import { type HostedService, serveCalls } from '../hosted/serve-calls.ts';
import { type ClientOptions, createVisualClient, type VisualCall, type VisualSettings } from './client.ts';
import { VISUAL_SERVICES } from './services.ts';

/**
 * Capabilities of Volcengine's visual interface.
 * @param settings undefined if no key is set: then nothing may be routed to it
 */
export function createVisualEngine(
  settings: VisualSettings | undefined,
  host: EngineHost,
  options?: ClientOptions,
): EngineRoutes {
  const client = settings && createVisualClient(settings, (url) => fetchBytes(host, url), options);
  if (settings) void removeOldAnswers(host);
  const serves = Object.entries(VISUAL_SERVICES).map(([capability, service]) => [
    capability,
    serveCalls(client, host, service as HostedService<never, VisualCall>),
  ]);
  return { serves: Object.fromEntries(serves) as Engine['serves'] };
}
