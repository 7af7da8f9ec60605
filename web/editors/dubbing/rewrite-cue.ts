import { fitSpokenLine } from '@inkreel/contract/api/spoken-lines.ts';
import type { Cue } from '@inkreel/scene/subtitles/cue.ts';
import { changeCue } from '@inkreel/scene/subtitles/cue-operations.ts';
import { call } from '../../lib/client.ts';
import { untilAnswered } from '../../lib/until-answered.ts';
import type { ProjectEditor } from '../kit/lines/use-project.ts';
import { saidOf } from './core/line-speech.ts';

/**
 * Has a line reworded to about this many characters.
 * @param stepPoints what the call costs in a project for which nothing was paid yet
 * @returns a function that undoes it
 * @throws ApiError; DOMException if it was stopped
 */
export async function rewriteCue(
  { project, saved, updateLines }: ProjectEditor,
  cue: Cue,
  { characters, stepPoints, signal }: { characters: number; stepPoints: number; signal: AbortSignal },
): Promise<() => void> {
  const said = saidOf(cue);
  const isTranslated = cue.translation.trim() !== '';
  const before = isTranslated ? { translation: cue.translation } : { text: cue.text };
  const { documentId } = await saved();
  const body = {
    text: said,
    characters,
    to: project.to,
    ...(isTranslated && cue.text.trim() !== '' ? { original: cue.text } : {}),
    document_id: documentId,
    expected_points: stepPoints,
  };
  const answer = await untilAnswered(
    (idempotencyKey) => call(fitSpokenLine, { body, idempotencyKey, signal }),
    { signal },
  );
  const after = isTranslated ? { translation: answer.text } : { text: answer.text };
  // What was typed meanwhile stays.
  updateLines((all) =>
    all.some((now) => now.id === cue.id && saidOf(now) === said) ? changeCue(all, cue.id, after) : all,
  );
  return () => updateLines((all) => changeCue(all, cue.id, before));
}
