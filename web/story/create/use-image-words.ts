import { assistText } from '@inkreel/contract/api/texts.ts';
import { STORY_LIMITS } from '@inkreel/contract/documents/story-document.ts';
import { storyCreateTexts } from '@inkreel/contract/messages/areas/story-create.ts';
import { IMAGES_PER_TEXT, readImageWords } from '@inkreel/contract/story/image-words.ts';
import { CHAT, SCRIPT } from '@inkreel/contract/text/services.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePaidTexts } from '../../editors/kit/writing/paid-texts.ts';
import { uploadSmallPicture } from '../../editors/kit/writing/small-picture.ts';
import { openResponse } from '../../lib/client.ts';
import { projectOfRun } from '../../lib/current-project.ts';
import { failureOf } from '../../lib/failure-text.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { usePointConfig, useSiteFacts } from '../../lib/query.ts';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import type { Start } from './use-start.ts';

/** Characters of the shots before that a model is given. */
const BEFORE = 2000;

/** A language model that sees writes what the images show, for those that have no words yet. */
export function useImageWords({ pictures, setWords, language }: Start) {
  const texts = useAreaTexts(storyCreateTexts);
  const messages = useStudioMessages();
  const client = useQueryClient();
  const { busy, work, stop } = usePaidTexts();
  const [said, setSaid] = useState<string>();
  const each = usePointConfig()?.[SCRIPT.path] ?? SCRIPT.points;
  const open = pictures.filter(({ words }) => words.trim() === '');
  const pieces = Array.from({ length: Math.ceil(open.length / IMAGES_PER_TEXT) }, (_, at) =>
    open.slice(at * IMAGES_PER_TEXT, (at + 1) * IMAGES_PER_TEXT),
  );
  const write = async () => {
    setSaid(undefined);
    const known = new Map(pictures.map(({ id, words }) => [id, words.trim()]));
    const project = projectOfRun(client);
    const { charged, error } = await work(project, async ({ read }) => {
      for (const shown of pieces) {
        const files = await Promise.all(shown.map(({ ready }) => uploadSmallPicture(ready.blob)));
        const before = wordsBefore(known, shown[0]?.id);
        const body = {
          kind: 'shots' as const,
          image_urls: files.map(({ full_path }) => full_path),
          language,
          ...(before === '' ? {} : { before }),
          ...(project === undefined ? {} : { project_id: project }),
        };
        const put = (all: string) => {
          for (const [at, words] of readImageWords(all, shown.length)) {
            const picture = shown[at];
            if (!picture) continue;
            const fitting = words.slice(0, STORY_LIMITS.shotText).toWellFormed();
            known.set(picture.id, fitting);
            setWords(picture.id, fitting);
          }
        };
        await read((sent) => openResponse(assistText, { body, ...sent }), put);
      }
    });
    const cost = texts.charged({ points: charged });
    setSaid(error === undefined ? cost : `${failureOf(error, messages, texts.writeFailed).text} ${cost}`);
  };
  return {
    isWriting: busy,
    stop,
    /** What happened, and what it cost. */
    said,
    /** Whether a language model that sees is connected; undefined until it is known. */
    isOpen: useSees(),
    /** Points of writing what is open. */
    points: pieces.length * each,
    write: () => void write(),
  };
}

/** Whether a connected language model takes images. */
function useSees(): boolean | undefined {
  const facts = useSiteFacts();
  if (!facts) return;
  const { open = false, pictures = 0 } = facts.tools[CHAT.id] ?? {};
  return open && pictures > 0;
}

/** What the shots before one show. */
function wordsBefore(known: ReadonlyMap<string, string>, id: string | undefined): string {
  const ids = [...known.keys()];
  const before = ids.slice(0, Math.max(0, ids.indexOf(id ?? ''))).map((each) => known.get(each));
  return before.filter(Boolean).join('\n').slice(-BEFORE).toWellFormed();
}
