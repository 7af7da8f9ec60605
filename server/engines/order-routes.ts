import type { Capability } from '@inkreel/contract/tools/capabilities.ts';
import type { EngineKind } from './define-engine.ts';
import { type EngineRoute, kindOf } from './routing.ts';

/** An operator's setting of one route. */
export interface RouteRule {
  capability: string;
  engine: string;
  /** From 0, among the routes of its capability that were there when the order was written. */
  position: number;
  off: boolean;
  /** Points of one run there before the factor, where they are not the tool's. */
  points?: number | null;
}

/** Audio and video capabilities, which do not affect which provider is asked first for a picture. */
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
 * The default order: hosted engines, then machines of the operator's own, servers before models that this
 * machine runs, then the built-in engine. Among those of one kind, an engine that does fewer capabilities of
 * pictures and texts goes first, since it was made for them; the rest is by name.
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
