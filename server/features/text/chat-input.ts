import { type ChatMessage, TEXT_LIMITS } from '@inkreel/contract/api/texts.ts';
import type { fieldProblemTexts } from '@inkreel/contract/messages/areas/field-problems.ts';
import { AppError } from '../../http/app-error.ts';
import type { TextInput } from './begin-text.ts';

const refused = (problem: keyof (typeof fieldProblemTexts)['en']['named']) =>
  new AppError('invalid_input', { data: { fields: [{ field: 'messages', problem }] } });

/**
 * Messages as input of a model: the last one is the prompt, those of the system are instructions.
 * @param own the product's instructions before them
 * @throws AppError invalid_input if the last message is not the user's, or all of them are too long
 */
export function chatInput(
  messages: readonly ChatMessage[],
  longest: number,
  own?: string | undefined,
): TextInput {
  const said = messages.map(({ role, content }) => {
    const parts = typeof content === 'string' ? [{ type: 'text' as const, text: content }] : content;
    const text = parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');
    const image_urls = parts.flatMap((part) => (part.type === 'image_url' ? [part.image_url.url] : []));
    return { role, text, image_urls };
  });
  const last = said.at(-1);
  if (last?.role !== 'user' || (last.text.trim() === '' && last.image_urls.length === 0))
    throw refused('last_message_not_users');
  if (said.reduce((sum, { text }) => sum + text.length, 0) > TEXT_LIMITS.characters)
    throw refused('messages_too_long');
  if (said.flatMap(({ image_urls }) => image_urls).length > TEXT_LIMITS.pictures)
    throw refused('too_many_images');
  if (said.some(({ role, image_urls }) => role !== 'user' && image_urls.length > 0))
    throw refused('image_not_users');
  const isSystem = (role: string) => role === 'system' || role === 'developer';
  const told = [own ?? '', ...said.filter(({ role }) => isSystem(role)).map(({ text }) => text)];
  const instructions = told.filter((text) => text.trim() !== '').join('\n\n');
  const history = said.slice(0, -1).flatMap(({ role, text, image_urls }) => {
    if (isSystem(role) || (text === '' && image_urls.length === 0)) return [];
    return [{ role: role === 'assistant' ? ('assistant' as const) : ('user' as const), text, image_urls }];
  });
  return {
    prompt: last.text,
    max_tokens: longest,
    ...(last.image_urls.length > 0 ? { image_urls: last.image_urls } : {}),
    ...(instructions === '' ? {} : { instructions }),
    ...(history.length > 0 ? { history } : {}),
  };
}
