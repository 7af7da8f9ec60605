import type { SentBodyOf } from '@inkreel/contract/api/endpoint.ts';
import { type chatCompletions, TEXT_LIMITS } from '@inkreel/contract/api/texts.ts';
import { CHAT_LIMITS, type ChatLine } from '@inkreel/contract/documents/chat-document.ts';

type Message = SentBodyOf<typeof chatCompletions>['messages'][number];

/** Maximum messages sent with a question; older ones are left out. */
const SENT_LINES = 16;

/** The lines of a chat that are sent with the last question: the newest ones that fit into one call. */
export function sentLines(lines: readonly ChatLine[]): ChatLine[] {
  const said = lines.slice(-SENT_LINES).filter(({ text, pictures }) => text.trim() !== '' || pictures);
  let room: number = TEXT_LIMITS.characters / 2;
  let pictures: number = CHAT_LIMITS.pictures;
  const sent: ChatLine[] = [];
  for (const line of said.toReversed()) {
    room -= line.text.length;
    if (room < 0 && sent.length > 0) break;
    const shown = (line.pictures ?? []).slice(0, pictures);
    pictures -= shown.length;
    const { pictures: _, ...rest } = line;
    sent.unshift(shown.length > 0 ? { ...rest, pictures: shown } : rest);
  }
  return sent.filter(({ text, pictures: shown }) => text.trim() !== '' || shown);
}

/**
 * The same lines as messages to a model.
 * @param addressOf address of a picture, by its source; a picture without one is left out
 */
export function chatMessages(
  lines: readonly ChatLine[],
  addressOf: (source: string) => string | undefined,
): Message[] {
  return sentLines(lines).map(({ role, text, pictures = [] }): Message => {
    const shown = pictures.flatMap(({ source }) => addressOf(source) ?? []);
    if (role === 'assistant' || shown.length === 0) return { role, content: text };
    return {
      role,
      content: [
        ...(text === '' ? [] : [{ type: 'text' as const, text }]),
        ...shown.map((url) => ({ type: 'image_url' as const, image_url: { url } })),
      ],
    };
  });
}
