import type { adminEngines } from '@inkreel/contract/api/admin-engines.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { Capability } from '@inkreel/contract/tools/capabilities.ts';
import type { EngineSetup } from '../../engines/define-engine.ts';
import type { Engine } from '../../engines/engine.ts';

type Facts = OutputOf<typeof adminEngines>[number]['engines'][number]['facts'];

/** An engine's facts about a capability, with current prices of its models. */
export function factsOf(
  engine: Engine,
  capability: Capability,
  setup: Pick<EngineSetup, 'priceOf'> | undefined,
  now: Date,
): Facts {
  const serve = engine.serves[capability];
  if (!serve?.facts || serve.facts.models.length === 0) return null;
  const { models, pictures, pixels, characters, seconds, tellsCost = false } = serve.facts;
  const prices = models.flatMap((model) => setup?.priceOf?.(model, now, 'stream' in serve) ?? []);
  const alike = new Map(
    prices.map(({ currency, rule }) => [JSON.stringify([currency, rule]), { currency, rule }]),
  );
  return {
    models: [...models],
    pictures: pictures ?? null,
    pixels: pixels ?? null,
    characters: characters ?? null,
    seconds: seconds ?? null,
    tells_cost: tellsCost,
    costs_nothing: engine.local === true,
    prices: [...alike.values()],
  };
}
