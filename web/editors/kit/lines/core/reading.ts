import type { CueText } from '@inkreel/scene/subtitles/cue.ts';
import type { SubtitleProject } from '@inkreel/scene/subtitles/subtitle-project.ts';

/** What the rows are judged by. */
export interface Reading {
  field: CueText;
  language: string | undefined;
  clipLength: number | undefined;
}

/** The text that is read: the translation as soon as there is one, before that the original. */
export function readingOf({ lines, language, to, clip }: SubtitleProject): Reading {
  const isTranslated = lines.some(({ translation }) => translation !== '');
  return {
    field: isTranslated ? 'translation' : 'text',
    language: isTranslated ? to : language === 'all' ? undefined : language,
    clipLength: clip && Math.round(clip.seconds * 1000),
  };
}
