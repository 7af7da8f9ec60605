import type { Capability } from '@inkreel/contract/tools/capabilities.ts';
import type { EngineKind } from './define-engine.ts';
import { type EngineRoute, kindOf } from './routing.ts';

/** An operator's setting of one route. */
export interface RouteRule {
  capability: string;
  engine: string;
  /** From 0, among the routes of its capability that existed when the order was set. */
  position: number;
  off: boolean;
  /** Points of one run there before the factor, if they differ from the tool's. */
  points?: number | null;
}

/** Audio and video capabilities, which do not affect the order of providers for pictures. */
const SOUND_AND_FILM: ReadonlySet<string> = new Set<Capability>([
  'text_to_speech',
  'transcribe',
  'text_to_video',
  'image_to_video',
  'talking_portrait',
  'retalk',
  'remove_subtitles',
  'translate_subtitles',
  'translate_audio',
]);

const KINDS: readonly EngineKind[] = ['hosted', 'own', 'builtin'];

/**
 * The default order: hosted engines, then the operator's machines, with servers before models on this
 * machine, then the built-in engine. Within a kind, an engine with fewer capabilities for pictures and texts
 * goes first, since it is specialised; the rest is by name.
 */
export function byDefault(routes: readonly EngineRoute[]): EngineRoute[] {
  const rankOf = ({ engine, kind, rank }: EngineRoute) => KINDS.indexOf(rank ?? kind ?? kindOf(engine));
  const isHere = ({ engine }: EngineRoute) => Number(engine.local === true);
  const breadth = ({ engine }: EngineRoute) =>
    Object.keys(engine.serves).filter((capability) => !SOUND_AND_FILM.has(capability)).length;
  return routes.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      isHere(one) - isHere(other) ||
      breadth(one) - breadth(other) ||
      (one.engine.id < other.engine.id ? -1 : 1),
  );
}

/**
 * The routes of a capability in the operator's order. Engines added after it was set come after the others,
 * but before a built-in engine at the end: a new version of the product never changes which engine is tried
 * first.
 * @param routes in the default order
 */
export function byRules(
  routes: readonly EngineRoute[],
  capability: Capability,
  rules: readonly RouteRule[],
): readonly EngineRoute[] {
  const positions = new Map(
    rules.filter((rule) => rule.capability === capability).map(({ engine, position }) => [engine, position]),
  );
  if (positions.size === 0) return routes;
  const placeOf = ({ engine }: EngineRoute) => positions.get(engine.id) ?? -1;
  const written = routes
    .filter((route) => placeOf(route) >= 0)
    .sort((one, other) => placeOf(one) - placeOf(other));
  const later = routes.filter((route) => placeOf(route) < 0);
  const last = written.at(-1)?.engine.builtin ? written.length - 1 : written.length;
  return written.toSpliced(last, 0, ...later);
}
