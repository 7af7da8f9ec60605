import type { Meter } from '../pricing.ts';
import type { Capability } from '../tools/capabilities.ts';

/** A capability that is sold apart from the tools: not in menus or lists of runs. */
export interface Service {
  id: string;
  /** Path from `/ai` on: key of the points config. */
  path: `/ai/${string}`;
  /** Further paths that are served at the same price. */
  aliases?: readonly { path: `/ai/${string}` }[];
  capability: Capability;
  /** Default price in points per unit; operators can change it. */
  points: number;
  /**
   * What is asked and answered is its author's alone, as a chat's document is. Others who see the run, such as admins,
   * get what accounting needs: its state and its points.
   */
  personal?: true;
}

/** A service of language models. */
export interface TextService extends Service {
  capability: 'write_text';
  /** A unit of its price: each started `TOKENS_PER_UNIT` tokens of input and output, or one whole text. */
  pricedBy: 'tokens' | 'text';
}

/** Tokens per unit of a text service. */
const TOKENS_PER_UNIT = 1000;

export const CHAT: TextService = {
  id: 'chat',
  path: '/ai/chat/completions',
  aliases: [{ path: '/ai/text/assist' }, { path: '/ai/text/lines' }, { path: '/ai/gpt/text/model' }],
  capability: 'write_text',
  pricedBy: 'tokens',
  points: 1,
  personal: true,
};
/** A whole script (decisions, Script prices). */
export const SCRIPT: TextService = {
  id: 'script',
  path: '/ai/gpt/text/script',
  aliases: [{ path: '/ai/gpt/vision/script' }],
  capability: 'write_text',
  pricedBy: 'text',
  points: 5,
};
/** Speech from text, priced per started 100 characters (decisions, Tool prices: voice line). */
export const SPEECH: Service = {
  id: 'speech',
  path: '/ai/speech/audio',
  aliases: [{ path: '/ai/audio/nls/tts/v3' }],
  capability: 'text_to_speech',
  points: 2,
};
export const SERVICES: readonly Service[] = [CHAT, SCRIPT, SPEECH];
/** Speech for a line of a dubbed video: a step of the video's project, which pays for it. */
export const DUBBED_LINE: Service = {
  id: 'dubbed-line',
  path: '/ai/video/translate/audio/line',
  capability: 'text_to_speech',
  points: 0,
};

/** Ids of the services; database rows have them in the tool's column. */
export const SERVICE_IDS: readonly string[] = [...SERVICES, DUBBED_LINE].map(({ id }) => id);

/** Whether a row's tool id is a service, whose caller waits for the answer. */
export const isService = (toolId: string): boolean => SERVICE_IDS.includes(toolId);

/** Whether what a run asked and answered is its author's alone. */
export const isPersonalService = (toolId: string): boolean =>
  SERVICES.some(({ id, personal }) => id === toolId && personal === true);

/** Tokens of a picture: providers count 250 to 1,600 for one of our size. */
const TOKENS_PER_PICTURE = 1600;
/** Overhead of a message, in tokens. */
const TOKENS_PER_MESSAGE = 10;

/**
 * Input tokens of texts and pictures, estimated on the high side: a third of a token for a character of
 * ASCII, one for any other.
 */
export function estimateTokens(texts: readonly string[], pictures = 0): number {
  const ofText = (text: string) => {
    const ascii = text.replace(/[^\p{ASCII}]/gu, '').length;
    return Math.ceil(ascii / 3) + ([...text].length - ascii) + TOKENS_PER_MESSAGE;
  };
  return texts.reduce((sum, text) => sum + ofText(text), 0) + pictures * TOKENS_PER_PICTURE;
}

/** The meter of one text: the hold covers the input and the longest answer. */
export function textMeter(asked: number, longest: number): Meter {
  return { unit: 'tokens', per: TOKENS_PER_UNIT, maximum: asked + longest };
}
