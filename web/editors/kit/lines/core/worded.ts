import { SUBTITLE_CALL_LIMITS } from '@inkreel/contract/api/subtitles.ts';
import type { ProjectCue } from '@inkreel/scene/subtitles/subtitle-project.ts';

/** Lines with words, which can be translated. */
export const isWorded = ({ text }: ProjectCue) =>
  text.trim() !== '' && text.length <= SUBTITLE_CALL_LIMITS.characters;
