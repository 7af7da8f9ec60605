import type { AssLook } from './ass-look.ts';
import { subtitleFont } from './subtitle-fonts.ts';
import type { SubtitleProject } from './subtitle-project.ts';
import { lookOf } from './subtitle-style.ts';
import type { ShownText } from './write-subtitles.ts';

/** The frame size of a script without a clip. */
const USUAL_SIZE = { width: 1920, height: 1080 };

/** The look of a project's lines, as `writeAss` needs it. */
export function projectLook(project: SubtitleProject, shown: ShownText): AssLook {
  const { clip, language, to } = project;
  const style = lookOf(project);
  const { width, height } = clip ?? USUAL_SIZE;
  return {
    style,
    video: { width, height },
    font: subtitleFont(style.font, shown === 'text' ? language : to),
    secondFont: subtitleFont(style.font, language),
  };
}
