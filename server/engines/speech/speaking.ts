import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { openMediaEngine } from '../../media/media-engine.ts';
import { hasEspeak } from '../../speech/espeak.ts';
import { speakLocally } from '../../speech/speak-locally.ts';
import type { MediaThreadData } from '../builtin/subtitles/open-clip.ts';
import { type Work, WorkRefused } from '../builtin/work.ts';

const TICK_MS = 100;

/** Speaks a text with a built-in voice; `report` throws soon after a cancellation. */
export function createSpeaking({ mediaFolder }: MediaThreadData): Work<CapabilityInput['text_to_speech']> {
  const opened = openMediaEngine(mediaFolder);
  return async ({ text, voice, language, speed }, { report }) => {
    const media = await opened;
    if (!media || !hasEspeak()) throw new WorkRefused('package_missing');
    const file = path.join(mediaFolder, `${randomUUID()}.wav`);
    const cancelled = new AbortController();
    let share = 0;
    const timer = setInterval(() => {
      try {
        report('speaking', share);
      } catch (error) {
        cancelled.abort(error);
      }
    }, TICK_MS);
    try {
      await speakLocally(
        { text, voice, language, speed },
        {
          media,
          path: file,
          signal: cancelled.signal,
          onProgress: (reached) => {
            share = reached;
          },
        },
      );
      return { bytes: await readFile(file), contentType: 'audio/wav' };
    } finally {
      clearInterval(timer);
      await rm(file, { force: true });
    }
  };
}
