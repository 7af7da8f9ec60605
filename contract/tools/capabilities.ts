import type { z } from 'zod';
import type {
  CAPABILITY_INPUTS,
  subtitleArea,
  subtitleEffect,
  subtitleFontKind,
  subtitleLine,
  subtitlePlace,
} from './capability-inputs.ts';

export type Capability = keyof typeof CAPABILITY_INPUTS;
/** The input of each capability, as its schema describes it. */
export type CapabilityInput = { [C in Capability]: z.infer<(typeof CAPABILITY_INPUTS)[C]> };

export type SubtitleArea = z.infer<typeof subtitleArea>;
export type SubtitleLine = z.infer<typeof subtitleLine>;
export type SubtitlePlace = z.infer<typeof subtitlePlace>;
export type SubtitleFontKind = z.infer<typeof subtitleFontKind>;
export type SubtitleEffect = z.infer<typeof subtitleEffect>;

/** Capabilities that need an AI model: their tools are unavailable until one is connected. */
export const MODEL_CAPABILITIES: ReadonlySet<Capability> = new Set([
  'try_on_shoe',
  'replace_model',
  'replace_clothes',
  'replace_object',
]);
