import type { Meter } from '../pricing.ts';
import type { Capability } from '../tools/capabilities.ts';

/**
 * Capabilities with runs that answer with text or data instead of files; all others make files. The schemas of the data
 * are in `data-schemas.ts`.
 */
const DATA_OUTPUTS = {
  write_text: 'text',
  split_script: 'json',
  transcribe: 'json',
  read_subtitles: 'json',
  find_speech: 'json',
} as const satisfies { readonly [C in Capability]?: 'text' | 'json' };

type DataCapability = keyof typeof DATA_OUTPUTS;
type Answering<Kind> = {
  [C in DataCapability]: (typeof DATA_OUTPUTS)[C] extends Kind ? C : never;
}[DataCapability];
/** Capabilities that answer with text. */
export type TextCapability = Answering<'text'>;
/** Capabilities that answer with data. */
export type JsonCapability = Answering<'json'>;

/** The kind of answer of a capability, by its name in the database. */
export function outputKindOf(capability: string): 'file' | 'text' | 'json' {
  return Object.hasOwn(DATA_OUTPUTS, capability) ? DATA_OUTPUTS[capability as DataCapability] : 'file';
}

/** Capabilities that are paid by amount: a tool's points are those of one unit. */
const METERS: { readonly [C in Capability]?: Meter } = {
  write_text: { unit: 'tokens', per: 1000, maximum: 16_000 },
};

/** How a capability is metered; undefined if its runs are charged by candidate. */
export function meterOf(capability: string): Meter | undefined {
  return METERS[capability as Capability];
}
