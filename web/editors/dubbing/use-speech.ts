import { SPOKEN_LINES_PER_CALL, type SpokenLine, speakLines } from '@inkreel/contract/api/spoken-lines.ts';
import type { Cue } from '@inkreel/scene/subtitles/cue.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { afterFirstUse } from '../../lib/after-first-use.ts';
import { call } from '../../lib/client.ts';
import { askToSignIn } from '../../lib/dialogs.ts';
import { type Failure, spokenFailure } from '../../lib/failure-text.ts';
import { loadOnNeed } from '../../lib/load-on-need.ts';
import { QUERY_KEYS } from '../../lib/query.ts';
import { useSignedIn } from '../../lib/session.ts';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import type { ProjectEditor } from '../kit/lines/use-project.ts';
import { keyOf, type LineWish, wishOf } from './core/line-speech.ts';

/** The calls that speak, fetched once the editor is in use. */
const loadCalls = loadOnNeed(() => import('./speech-calls.ts'));
const NOBODY: ReadonlyMap<string, SpokenLine> = new Map();

/** Progress of the lines that are being spoken. */
export interface Speaking {
  done: number;
  all: number;
}

/**
 * The speech of the lines: what was spoken before, and a way to have more of it spoken. The server remembers what is
 * spoken, so that nothing is lost or paid twice if the page is closed.
 * @param stepPoints what the first line costs if nothing was paid yet
 */
export function useSpeech(editor: ProjectEditor, stepPoints: number) {
  const { project, documentId } = editor;
  const messages = useStudioMessages();
  const client = useQueryClient();
  const signedIn = useSignedIn();
  const [known, setKnown] = useState(NOBODY);
  const [speaking, setSpeaking] = useState<Speaking | undefined>();
  const [refused, setRefused] = useState<Failure | undefined>();
  const stopped = useRef(false);

  const note = (wishes: readonly LineWish[], lines: readonly SpokenLine[]) =>
    setKnown((before) => {
      const after = new Map(before);
      for (const [at, wish] of wishes.entries()) {
        const line = lines[at];
        if (line) after.set(keyOf(wish), line);
      }
      return after;
    });

  // Earlier speech is available as soon as the project is open.
  const look = useEffectEvent(async (id: string) => {
    const wishes = wishesOf(project.lines, project);
    for (let at = 0; at < wishes.length; at += SPOKEN_LINES_PER_CALL) {
      const lines = wishes.slice(at, at + SPOKEN_LINES_PER_CALL);
      note(lines, (await call(speakLines, { body: { document_id: id, lines, begin: false } })).lines);
    }
  });
  useEffect(() => afterFirstUse(() => void loadCalls().catch(() => undefined)), []);
  const hasClip = project.clip !== undefined;
  const { opening } = editor;
  useEffect(() => {
    if (documentId !== undefined && signedIn && hasClip && !opening)
      void look(documentId).catch(() => undefined);
  }, [documentId, signedIn, hasClip, opening]);
  useEffect(() => {
    stopped.current = false;
    return () => {
      stopped.current = true;
    };
  }, []);

  /**
   * Has lines spoken.
   * @returns the speech of all lines, and whether some of it is new; undefined if it was refused or stopped
   */
  const speak = async (
    cues: readonly Cue[],
  ): Promise<{ spoken: ReadonlyMap<string, SpokenLine>; isNew: boolean } | undefined> => {
    const wishes = wishesOf(cues, project).filter((wish) => known.get(keyOf(wish))?.state !== 'spoken');
    setRefused(undefined);
    if (!signedIn && !(await askToSignIn({ toStart: 'continue' }))) return undefined;
    stopped.current = false;
    setSpeaking({ done: 0, all: wishes.length });
    try {
      const { documentId } = await editor.saved();
      const { speakWishes } = await loadCalls();
      const spoken = await speakWishes(documentId, wishes, {
        known,
        stepPoints,
        onLines: note,
        onDone: (done) => setSpeaking({ done, all: wishes.length }),
        isStopped: () => stopped.current,
      });
      return spoken && { spoken, isNew: wishes.length > 0 };
    } catch (error) {
      setRefused(spokenFailure(error, messages));
      return undefined;
    } finally {
      setSpeaking(undefined);
      void client.invalidateQueries({ queryKey: QUERY_KEYS.points });
      void client.invalidateQueries({ queryKey: ['project-price'] });
    }
  };

  return {
    /** The state of a line's speech; undefined before its first request. */
    of: (wish: LineWish | undefined) => wish && known.get(keyOf(wish)),
    speaking,
    refused,
    speak,
    /** Stops waiting; lines that were begun are still spoken. */
    stop: () => {
      stopped.current = true;
    },
  };
}
export type Speech = ReturnType<typeof useSpeech>;

/** Each once, in their order. */
function wishesOf(cues: readonly Cue[], project: Parameters<typeof wishOf>[1]): LineWish[] {
  const wishes = cues.flatMap((cue) => wishOf(cue, project) ?? []);
  return [...new Map(wishes.map((wish) => [keyOf(wish), wish])).values()];
}
