import { projectLook } from '@inkreel/scene/subtitles/project-look.ts';
import type { SubtitleFormat } from '@inkreel/scene/subtitles/subtitle-formats.ts';
import type { SubtitleProject } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { writeAss } from '@inkreel/scene/subtitles/write-ass.ts';
import { type ShownText, writeSrt, writeVtt } from '@inkreel/scene/subtitles/write-subtitles.ts';

/** What a project shows: both texts, the translation if there is one, or the original. */
function shownOf({ lines, bilingual }: Pick<SubtitleProject, 'lines' | 'bilingual'>): ShownText {
  const isTranslated = lines.some(({ translation }) => translation.trim() !== '');
  return isTranslated && bilingual ? 'both' : isTranslated ? 'translation' : 'text';
}

/** The lines of a project as a text file, named after its clip. */
export function subtitleFile(project: SubtitleProject, format: SubtitleFormat): { name: string; blob: Blob } {
  const shown = shownOf(project);
  // An untranslated line shows its original, as in the video.
  const lines = project.lines.map((line) =>
    shown === 'translation' && line.translation.trim() === '' ? { ...line, translation: line.text } : line,
  );
  const text =
    format === 'ass'
      ? writeAss(lines, shown, projectLook(project, shown))
      : (format === 'srt' ? writeSrt : writeVtt)(lines, shown);
  const name = (project.clip?.name ?? 'subtitles').replace(/\.\w{1,5}$/, '');
  const language = shown === 'text' ? project.language : project.to;
  return {
    name: `${name}${language === 'all' ? '' : `.${language}`}.${format}`,
    blob: new Blob([text], { type: 'text/plain;charset=utf-8' }),
  };
}
