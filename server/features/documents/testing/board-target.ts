import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import type { PartChange } from '@inkreel/contract/documents/parts/merge-save.ts';
import { boardKind, boardParts } from '@inkreel/contract/testing/board-kind.ts';
import { v7 } from 'uuid';
import { ALL_SCOPES } from '../../../http/principal.ts';
import type { Person } from '../../organisations/project-access.ts';
import type { StorageDeps } from '../../storage/files.ts';
import { createRunTargets, type TargetResult } from '../../tasks/run-targets.ts';
import type { TaskWorld } from '../../tasks/testing/task-world.ts';
import { addDocumentKind } from '../kinds.ts';
import { partTarget } from '../parts/part-target.ts';
import { saveParts } from '../parts/save-parts.ts';
import { getDocument } from '../read-document.ts';
import { createDocument } from '../save-document.ts';

const reduceToResult = ({ state, error, files, outputs, target, points }: TargetResult) => {
  const [file] = files;
  const [output] = outputs;
  const made = (target.made as { prompt?: string } | undefined)?.prompt ?? `${points}`;
  if (state !== 'SUCCEEDED') return { result: { file: state, made: error ?? '' } };
  const text = output?.kind === 'text' ? output.text : '';
  return { result: { file: file ? fileSource(file.id) : text, made } };
};

/**
 * Runs of the test's world that are made for cards of boards: a card's result is the source of the first file, or the
 * text, with what was `made`; of a run without a result its state, with the reason.
 */
export function boardTargets(deps: TaskWorld['deps']) {
  addDocumentKind(boardKind);
  // Only quotas are read.
  const storage = { ...deps, files: deps.files as StorageDeps['files'] };
  return createRunTargets(storage, { board: partTarget(reduceToResult) });
}

/** A board of this person, in a world whose targets are `boardTargets`. */
export async function createBoard(
  world: { deps: Omit<StorageDeps, 'files'> & { files: unknown } },
  user: Person,
) {
  const deps = { ...world.deps, files: world.deps.files as StorageDeps['files'] };
  const person = { ...user, kind: 'session', scopes: ALL_SCOPES } as never;
  const { id } = await createDocument(deps, person, {
    kind: boardKind.kind as 'collage',
    name: 'Board',
    schema: boardKind.version,
    content: { parts: boardParts() },
  });
  let revision = 1;
  return {
    id,
    change: async (changes: readonly PartChange[]) => {
      const save = { schema: boardKind.version, save: v7(), writer: 'page-aaaa', base: revision };
      const saved = await saveParts(deps, person, id, { ...save, changes: changes as never });
      revision = saved.revision;
    },
    resultOf: async (part: string) => {
      const { content } = await getDocument(deps, person, id);
      const { parts } = content as { parts: { id: string; result?: { file: string; made: string } }[] };
      return parts.find((each) => each.id === part)?.result;
    },
  };
}
