import type { Meter } from '../pricing.ts';
import type { Capability } from '../tools/capabilities.ts';

/** What engines are asked for outside of the tools: not in menus or lists of runs. */
export interface Service {
  id: string;
  /** Path from `/ai` on: key of the points config. */
  path: `/ai/${string}`;
  capability: Capability;
  /** Seed price: points of one unit of what it is paid by. Operators change it. */
  points: number;
}

/** What language models are asked for; the points are those of each started `TOKENS_PER_UNIT` tokens, asked and answered. */
export interface TextService extends Service {
  capability: 'write_text';
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
/** A text that is spoken; the points are those of each started 100 characters (decisions, Tool prices: voice line). */
export const SPEECH: Service = {
  id: 'speech',
  path: '/ai/speech/audio',
  capability: 'text_to_speech',
  points: 2,
};
export const SERVICES: readonly Service[] = [CHAT, SCRIPT, SPEECH];
/** A line of a dubbed video that is spoken: a step of the video's project, which alone prices it. */
export const DUBBED_LINE: Service = {
  id: 'dubbed-line',
  path: '/ai/video/translate/audio/line',
  capability: 'text_to_speech',
  points: 0,
};

/** Ids of the services, as rows of the database name them instead of a tool. */
export const SERVICE_IDS: readonly string[] = [...SERVICES, DUBBED_LINE].map(({ id }) => id);

/** Whether a row that names a tool is of a service: the caller waits for the answer. */
export const isService = (toolId: string): boolean => SERVICE_IDS.includes(toolId);

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
