import type { EngineRoutes } from '../define-engine.ts';
import type { Engine } from '../engine.ts';

/** The routes of one provider's pictures and texts. */
export function joinRoutes(pictures: EngineRoutes, texts: EngineRoutes): EngineRoutes {
  const { closed } = pictures;
  return {
    ...pictures,
    serves: { ...pictures.serves, ...texts.serves } as Engine['serves'],
    ...(closed
      ? { closed: (capability) => (capability in texts.serves ? undefined : closed(capability)) }
      : {}),
  };
}
