import { writeLocally } from '../../../lib/hold-writes.ts';
import { createStore, type Store } from '../../../lib/store.ts';
import type { VoiceChoice } from '../../../voices/core/voice-choice.ts';

export const SOURCES = ['file', 'record', 'text'] as const;
export type Source = (typeof SOURCES)[number];

/** Where the speech of a form comes from, and the text that a voice speaks. It stays when the sound is replaced. */
export interface SpeechDraft {
  source: Source;
  text: string;
  voice: VoiceChoice | undefined;
  /** The text of the speech at this address; undefined if there is none. */
  spoken: { url: string; text: string; voice: VoiceChoice | undefined } | undefined;
}

const EMPTY: SpeechDraft = { source: 'file', text: '', voice: undefined, spoken: undefined };

const CHARACTERS = 10_000;
const nameOf = (toolId: string) => `inkreel.speech.${toolId}`;

const drafts = new Map<string, Store<SpeechDraft>>();

/** The draft of a tool's form, which survives a reload like the form itself. */
export function speechDraft(toolId: string): Store<SpeechDraft> {
  const known = drafts.get(toolId) ?? createStore(readDraft(localStorage.getItem(nameOf(toolId))));
  drafts.set(toolId, known);
  return known;
}

/** Changes part of a draft, and stores it. If the browser has no room it lasts as long as the page. */
export function changeDraft(toolId: string, changed: Partial<SpeechDraft>): void {
  const store = speechDraft(toolId);
  const draft = { ...store.get(), ...changed };
  store.set(draft);
  try {
    writeLocally(nameOf(toolId), JSON.stringify(draft));
  } catch {
    // The text is still on the page.
  }
}

/** A stored draft; values from an older page or another source are left out. */
export function readDraft(json: string | null): SpeechDraft {
  try {
    const { source, text, voice, spoken } = JSON.parse(json ?? '') as Partial<Record<string, unknown>>;
    if (typeof text !== 'string' || text.length > CHARACTERS) return EMPTY;
    const said = spoken as SpeechDraft['spoken'] | null;
    const isSaid = typeof said?.url === 'string' && typeof said.text === 'string' && isVoice(said.voice);
    return {
      source: SOURCES.find((each) => each === source) ?? EMPTY.source,
      text,
      voice: isVoice(voice) ? voice : undefined,
      spoken: isSaid ? said : undefined,
    };
  } catch {
    return EMPTY;
  }
}

function isVoice(value: unknown): value is VoiceChoice | undefined {
  if (value === undefined) return true;
  const { engine, voice, name, speed } = (value ?? {}) as Partial<VoiceChoice>;
  const isNamed = typeof name?.en === 'string' && typeof name.zh === 'string';
  return typeof engine === 'string' && typeof voice === 'string' && isNamed && typeof speed === 'number';
}

/** Whether text or voice were changed after the sound of the form was made from them. */
export const isStale = ({ spoken, text, voice }: SpeechDraft, url: unknown): boolean =>
  spoken !== undefined &&
  spoken.url === url &&
  (spoken.text !== text.trim() || JSON.stringify(spoken.voice) !== JSON.stringify(voice));
