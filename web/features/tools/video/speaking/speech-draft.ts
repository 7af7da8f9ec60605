import { createStore, type Store } from '../../../../lib/store.ts';
import type { VoiceChoice } from '../../../../voices/core/voice-choice.ts';

export const SOURCES = ['file', 'record', 'text'] as const;
export type Source = (typeof SOURCES)[number];

/** Where the speech of a form comes from, and the text that a voice speaks. It stays when the sound is replaced. */
export interface SpeechDraft {
  source: Source;
  text: string;
  voice: VoiceChoice | undefined;
  /** What the sound at this address says; undefined while nothing was spoken. */
  spoken: { url: string; text: string; voice: VoiceChoice | undefined } | undefined;
}

const EMPTY: SpeechDraft = { source: 'file', text: '', voice: undefined, spoken: undefined };

const drafts = new Map<string, Store<SpeechDraft>>();

/** The draft of a tool's form, for as long as the page lives. */
export function speechDraft(toolId: string): Store<SpeechDraft> {
  const known = drafts.get(toolId) ?? createStore(EMPTY);
  drafts.set(toolId, known);
  return known;
}

/** Changes some of a draft. */
export function changeDraft(toolId: string, changed: Partial<SpeechDraft>): void {
  const draft = speechDraft(toolId);
  draft.set({ ...draft.get(), ...changed });
}

/** Whether text or voice were changed after the sound of the form was made from them. */
export const isStale = ({ spoken, text, voice }: SpeechDraft, url: unknown): boolean =>
  spoken !== undefined && spoken.url === url && (spoken.text !== text.trim() || spoken.voice !== voice);
