import type { OfferedVoice } from '@inkreel/contract/api/speech.ts';
import { SPEECH_SPEED, VOICE_STYLES, type Voice } from '@inkreel/contract/speech.ts';
import type { Capability, CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import type { Engine } from '../../engines/engine.ts';
import { refusalOf } from '../../engines/refusal-of.ts';
import { type EngineRoute, isConnected, kindOf } from '../../engines/routing.ts';

/** A voice as the API shows it, with its engine and how the engine describes it. */
export interface OpenVoice {
  voice: Voice;
  engine: Engine;
  offered: OfferedVoice;
}

export interface OpenVoices {
  voices: OpenVoice[];
  /** Engines whose list is unavailable. */
  missing: string[];
}

/** Lists the voices of the engines that are open for a capability, in the order in which the engines are asked. */
export type ListVoices = (capability: 'text_to_speech' | 'translate_audio') => Promise<OpenVoices>;

/** How long a list is cached: voices of an account change rarely, and each read is a call to its provider. */
const HOLDS_MS = 5 * 60 * 1000;
/** How long a provider may take; a page waits for it. */
const PATIENCE_MS = 8000;

/**
 * @param routes of all engines: one array that changes as engines open and close
 * @param now in milliseconds
 */
export function createVoiceList(
  routes: readonly EngineRoute[],
  previewOf: (voice: Pick<OpenVoice, 'voice' | 'engine'>) => string | null,
  now: () => number,
): ListVoices {
  // An engine reopened with other settings has another function.
  const lists = new WeakMap<NonNullable<Engine['voices']>, { at: number; list: Promise<readonly Voice[]> }>();
  const voicesOf = (ask: NonNullable<Engine['voices']>) => {
    const known = lists.get(ask);
    if (known && now() - known.at < HOLDS_MS) return known.list;
    const list = ask(AbortSignal.timeout(PATIENCE_MS));
    lists.set(ask, { at: now(), list });
    list.catch(() => lists.delete(ask));
    return list;
  };
  return async (capability) => {
    const open = routes.filter(
      (route) => route.engine.serves[capability] !== undefined && isConnected(route, capability),
    );
    const missing: string[] = [];
    const lists = open.map(async (route) => {
      const { engine } = route;
      if (!engine.voices) return [];
      const voices = await voicesOf(engine.voices).catch(() => {
        missing.push(engine.id);
        return [];
      });
      return voices.map((voice): OpenVoice => {
        const offered = { ...offer(route, capability, voice), preview: previewOf({ voice, engine }) };
        return { voice, engine, offered };
      });
    });
    return { voices: (await Promise.all(lists)).flat(), missing };
  };
}

function offer(
  { engine, kind }: EngineRoute,
  capability: Capability,
  { id, name, about, languages, accents, emotions }: Voice,
): Omit<OfferedVoice, 'preview'> {
  const said = {
    id,
    engine: engine.id,
    kind: kind ?? kindOf(engine),
    name,
    about: about ?? null,
    languages: [...languages],
    accents: [...(accents ?? [])],
    emotions: [...(emotions ?? (['neutral'] as const))],
  };
  const serve = capability === 'text_to_speech' ? engine.serves.text_to_speech : undefined;
  if (!serve) {
    const { least, most } = SPEECH_SPEED;
    return { ...said, takes_style: false, styles: [], speeds: { least, most } };
  }
  const takes = (wish: Partial<CapabilityInput['text_to_speech']>) =>
    refusalOf(serve, { text: 'a', voice: id, speed: SPEECH_SPEED.usual, ...wish }) === undefined;
  const takesStyle = takes({ style: 'calm' });
  return {
    ...said,
    emotions: said.emotions.filter((emotion) => takes({ emotion })),
    takes_style: takesStyle,
    styles: takesStyle ? [...VOICE_STYLES] : [],
    speeds: {
      least: furthest(SPEECH_SPEED.least, (speed) => takes({ speed })),
      most: furthest(SPEECH_SPEED.most, (speed) => takes({ speed })),
    },
  };
}

/** The most extreme speed that an engine takes, from this end of the range. */
function furthest(end: number, takes: (speed: number) => boolean): number {
  const { usual, step } = SPEECH_SPEED;
  let speed = end;
  while (speed !== usual && !takes(speed)) speed += speed < usual ? step : -step;
  return speed;
}
