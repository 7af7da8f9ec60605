import { type DocumentRecord, getDocument, listDocuments } from '@inkreel/contract/api/documents.ts';
import { chatCompletions } from '@inkreel/contract/api/texts.ts';
import { type ChatLine, chatKind } from '@inkreel/contract/documents/chat-document.ts';
import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import type { Language } from '@inkreel/contract/site.ts';
import { documentServer, savedDocument } from '../documents/document-server.ts';
import { call, openResponse } from '../lib/client.ts';
import { writeLocally } from '../lib/hold-writes.ts';
import { streamText } from '../lib/stream-text.ts';
import { chatMessages } from './chat-messages.ts';
import type { ChatWorld, SavedChat } from './chat-types.ts';
import { followAnswer, unfinishedAnswer } from './follow-answer.ts';

/** A sign-out clears it. */
const OPEN_KEY = 'inkreel.chat.open';
const OLD_KEY = 'inkreel.chat';
/** Maximum characters of the form's prompt that a model is given. */
const PROMPT_CHARACTERS = 2000;

/** The dependencies of a chat in a page. */
export function chatWorld(language: () => Language, onListed: () => void): ChatWorld {
  return {
    create: (name, save) => documentServer.create(chatKind, { name, save }),
    save: (id, revision, save) => documentServer.save(chatKind, { id, revision, save }),
    load: async (id) => savedChat(await call(getDocument, { params: { id } })),
    newest: async () => (await call(listDocuments, { query: { kind: 'chat', limit: 1 } })).items[0]?.id,
    remembered: {
      get: () => localStorage.getItem(OPEN_KEY) ?? undefined,
      set: (id) => writeLocally(OPEN_KEY, id),
    },
    takeOld: takeOldLines,
    ask: async (lines, files, { toolId, prompt, engine }, { signal, onText, onBegin }) => {
      const studio = { tool_id: toolId, prompt: prompt.slice(0, PROMPT_CHARACTERS), language: language() };
      const messages = chatMessages(lines, (source) => files[source]?.url);
      const body = { messages, stream: true, studio, ...(engine === undefined ? {} : { engine }) };
      const request = (sent: object) => openResponse(chatCompletions, { body, ...sent });
      return (await streamText(request, signal, onText, onBegin)).points;
    },
    unfinished: unfinishedAnswer,
    follow: followAnswer,
    onListed,
    now: Date.now,
  };
}

/** The one chat that an earlier version kept on the device. */
function takeOldLines(): readonly ChatLine[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(OLD_KEY) ?? '[]');
    if (!Array.isArray(read)) return [];
    // In it `failed` was a text, not a code.
    const lines = read.map((line) => ({ ...line, ...(line?.failed ? { failed: 'task_failed' } : {}) }));
    return chatKind.parse({ lines })?.lines ?? [];
  } catch {
    return [];
  } finally {
    localStorage.removeItem(OLD_KEY);
  }
}

/** @throws Error if it is not a chat that this page can read */
function savedChat(record: DocumentRecord): SavedChat {
  const { content, files } = savedDocument(chatKind, record);
  const places = files.map(
    ({ id, url, thumbnail }) => [fileSource(id), { url, thumbnail: thumbnail ?? url }] as const,
  );
  const { id, revision } = record;
  return { id, revision, lines: content.lines, files: Object.fromEntries(places) };
}
