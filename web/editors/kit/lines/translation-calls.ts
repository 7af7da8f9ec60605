/** The server calls of a translation, in one chunk that is loaded once the editor is in use. */
import { SUBTITLE_CALL_LIMITS, translateSubtitleLines } from '@inkreel/contract/api/subtitles.ts';
import type { ProjectTool } from '@inkreel/contract/video-projects.ts';
import type { ProjectCue } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/client.ts';
import { newId } from '../../../lib/new-id.ts';
import { untilAnswered } from '../../../lib/until-answered.ts';
import { isWorded } from './core/worded.ts';
import type { ProjectEditor } from './use-project.ts';

export { findText, paidFor } from '../writing/paid-for.ts';

/** The progress of a translation so far. */
export interface TranslationCount {
  /** Lines that were translated, and that were not. */
  count: number;
  failed: number;
  /** Points. */
  charged: number;
  /** The idempotency key of the call that is under way. */
  key?: string;
  /** Its run, once it is to be stopped. */
  run?: string | undefined;
}

/** Lines before a part, so that a sentence that began there is understood. */
function linesBefore(lines: readonly ProjectCue[], first: ProjectCue | undefined): string[] {
  const at = first ? lines.findIndex(({ id }) => id === first.id) : 0;
  const before = lines.slice(Math.max(0, at - SUBTITLE_CALL_LIMITS.before), at);
  return before.filter(isWorded).map(({ text }) => text);
}

/** Ignores an unusable answer, which costs nothing and says nothing about the next one. */
function unusable(error: unknown): undefined {
  if (error instanceof ApiError && error.code === 'task_answer_unusable') return undefined;
  throw error;
}

/**
 * Translates a hundred lines at a time, and counts in `told`, which the code that stops it can read.
 * @param stepPoints points of the first call; the later ones of a project are included
 * @throws ApiError; DOMException if it was stopped
 */
export async function translateLines(
  editor: ProjectEditor,
  lines: readonly ProjectCue[],
  told: TranslationCount,
  { toolId, stepPoints, signal }: { toolId: ProjectTool; stepPoints: number; signal: AbortSignal },
): Promise<void> {
  const { project } = editor;
  // Without a clip each call is paid by its tokens.
  const included = project.clip ? { expected_points: 0 } : {};
  let paid = false;
  const { documentId } = await editor.saved();
  for (let at = 0; at < lines.length; at += SUBTITLE_CALL_LIMITS.lines) {
    const part = lines.slice(at, at + SUBTITLE_CALL_LIMITS.lines);
    const key = newId();
    told.key = key;
    const body = {
      lines: part.map(({ text, start, end }) => ({ text, seconds: (end - start) / 1000 })),
      to: project.to,
      ...(project.glossary.length > 0 ? { glossary: [...project.glossary] } : {}),
      before: linesBefore(editor.now().lines, part[0]),
      tool_id: toolId,
      document_id: documentId,
      ...(paid ? included : { expected_points: stepPoints }),
    };
    const answer = await untilAnswered(
      (idempotencyKey) => call(translateSubtitleLines, { body, idempotencyKey, signal }),
      { key, signal },
    ).catch(unusable);
    // The other parts continue; the lines of this one stay marked.
    if (!answer) {
      told.failed += part.length;
      continue;
    }
    paid = true;
    told.charged += answer.points.settled;
    const said = new Map(part.map(({ id }, place) => [id, answer.lines[place] ?? '']));
    editor.updateLines((all) =>
      all.map((line) => ({ ...line, translation: said.get(line.id) || line.translation })),
    );
    const done = answer.lines.filter((words) => words !== '').length;
    told.count += done;
    told.failed += part.length - done;
  }
}
