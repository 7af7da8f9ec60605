import { chatCompletions, TEXT_LIMITS } from '@inkreel/contract/api/texts.ts';
import { writingTexts } from '@inkreel/contract/messages/areas/writing.ts';
import { useState } from 'react';
import { openResponse } from '../../../lib/client.ts';
import { failureOf } from '../../../lib/failure-text.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { readTextStream } from '../../../lib/read-text-stream.ts';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { pointsOf, useWriting } from '../writing/use-writing.ts';
import { type ChatLine, useChatLines } from './chat-store.ts';

/** Messages that go with a question; older ones are left out. */
const SENT_LINES = 16;

/** A chat beside a tool: what was said, what is being written, and how to say more. */
export function useChat(toolId: string, prompt: string) {
  const texts = useAreaTexts(writingTexts);
  const messages = useStudioMessages();
  const { language } = useLanguage();
  const { lines, keep } = useChatLines();
  const { busy, stop, run } = useWriting();
  const [writing, setWriting] = useState('');

  const ask = async (asked: readonly ChatLine[]) => {
    keep(asked);
    setWriting('');
    let written = '';
    const answered = (more: Partial<ChatLine>) => {
      keep([...asked, { role: 'assistant', text: written, at: Date.now(), ...more }]);
      setWriting('');
    };
    try {
      const end = await run(async (signal) => {
        const sent = asked.slice(-SENT_LINES).filter(({ text }) => text.trim() !== '');
        const said = sent.map(({ role, text }) => ({ role, content: text }));
        const studio = { tool_id: toolId, prompt: prompt.slice(0, 2000), language };
        const body = { messages: fitting(said), stream: true, studio };
        const answer = await openResponse(chatCompletions, { body, signal });
        const { points } = await readTextStream(answer, (text) => {
          written = text;
          setWriting(text);
        });
        answered(points ? { points } : {});
      });
      if (end === 'stopped') answered({ failed: texts.stopped });
    } catch (error) {
      const { text } = failureOf(error, messages);
      const charged = pointsOf(error)?.settled ?? 0;
      answered({ failed: [text, charged === 0 ? texts.free : ''].join(' ').trim() });
    }
  };
  return {
    lines,
    busy,
    /** The answer that is being written. */
    writing,
    stop,
    send: (text: string) => ask([...lines, { role: 'user', text, at: Date.now() }]),
    /** Asks the last question again. */
    retry: () => ask(lines.slice(0, lines.findLastIndex(({ role }) => role === 'user') + 1)),
    clear: () => keep([]),
  };
}

/** The newest messages that one call takes, a question first. */
function fitting<Message extends { role: string; content: string }>(said: readonly Message[]): Message[] {
  let room: number = TEXT_LIMITS.characters / 2;
  const kept = said.toReversed().filter(({ content }) => {
    room -= content.length;
    return room > 0;
  });
  const last = said.at(-1);
  const fits = kept.length > 0 || last === undefined ? kept : [last];
  return fits.toReversed();
}
