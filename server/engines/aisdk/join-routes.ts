import type { EngineRoutes } from '../define-engine.ts';
import type { Engine } from '../engine.ts';

/** The routes of one provider's pictures, texts, speech and films. */
export function joinRoutes(...parts: readonly EngineRoutes[]): EngineRoutes {
  return {
    ...(Object.assign({}, ...parts) as EngineRoutes),
    serves: Object.assign({}, ...parts.map(({ serves }) => serves)) as Engine['serves'],
    closed: (capability) => parts.find(({ serves }) => capability in serves)?.closed?.(capability),
  };
}
