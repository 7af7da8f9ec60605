import type { SpokenLine } from '@inkreel/contract/api/spoken-lines.ts';
import { runLines, type SubtitleProject, USUAL_DUB } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { keyOf, wishOf } from './core/line-speech.ts';

/** Languages that the tool takes as those of the clip. */
const SPOKEN: ReadonlySet<string> = new Set(['en', 'zh', 'ja', 'ko']);

/** The input of a run that lays the spoken lines over the clip. */
export function dubInput(
  project: SubtitleProject,
  url: string,
  { spoken, draft }: { spoken: ReadonlyMap<string, SpokenLine>; draft: boolean },
): Record<string, unknown> {
  const { clip, language, to, lines, dub = USUAL_DUB } = project;
  const said = lines.flatMap((cue) => {
    const wish = wishOf(cue, project);
    const address = wish && spoken.get(keyOf(wish))?.url;
    return address ? runLines([cue]).map((line) => ({ ...line, speech_url: address })) : [];
  });
  return {
    video_url: url,
    seconds: clip?.seconds ?? 0,
    ...(SPOKEN.has(language) ? { language } : {}),
    to,
    lines: said,
    fastest: dub.fastest,
    background: dub.background > 0,
    background_level: dub.background,
    duck: dub.duck,
    subtitles: dub.subtitles,
    clone: false,
    draft,
  };
}
