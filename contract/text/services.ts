import type { Meter } from '../pricing.ts';
import type { Capability } from '../tools/capabilities.ts';

/** What language models are asked for outside of the tools: not in menus, lists of runs or the library. */
export interface TextService {
  id: string;
  /** Path from `/ai` on: key of the points config. */
  path: `/ai/${string}`;
  capability: Capability & 'write_text';
  /** Seed price: points of each started `TOKENS_PER_UNIT` tokens, asked and answered. Operators change it. */
  points: number;
}

/** How many tokens the points of a text service are for. */
const TOKENS_PER_UNIT = 1000;

export const CHAT: TextService = {
  id: 'chat',
  path: '/ai/chat/completions',
  capability: 'write_text',
  points: 1,
};
export const SCRIPT: TextService = {
  id: 'script',
  path: '/ai/gpt/text/script',
  capability: 'write_text',
  points: 1,
};
export const TEXT_SERVICES: readonly TextService[] = [CHAT, SCRIPT];

/** Ids of the text services, as rows of the database name them in the place of a tool. */
export const TEXT_SERVICE_IDS: readonly string[] = TEXT_SERVICES.map(({ id }) => id);

/** Whether a row that names a tool is of a text service. */
export const isTextService = (toolId: string): boolean => TEXT_SERVICE_IDS.includes(toolId);

/** What a model is given with a picture, in tokens: providers count 250 to 1,600 for one of our size. */
const TOKENS_PER_PICTURE = 1600;
/** What stands around a message, in tokens. */
const TOKENS_PER_MESSAGE = 10;

/**
 * Tokens of texts and pictures that a model is given, estimated on the high side: a third of a token for a character of
 * ASCII, one for any other.
 */
export function estimateTokens(texts: readonly string[], pictures = 0): number {
  const ofText = (text: string) => {
    const ascii = text.replace(/[^\p{ASCII}]/gu, '').length;
    return Math.ceil(ascii / 3) + ([...text].length - ascii) + TOKENS_PER_MESSAGE;
  };
  return texts.reduce((sum, text) => sum + ofText(text), 0) + pictures * TOKENS_PER_PICTURE;
}

/** The meter of one text: what is held is for what is asked and for the longest answer. */
export function textMeter(asked: number, longest: number): Meter {
  return { unit: 'tokens', per: TOKENS_PER_UNIT, maximum: asked + longest };
}
