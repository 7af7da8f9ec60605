import type { PartsKind } from '../documents/parts/define-parts.ts';
import { changesToBefore } from '../documents/parts/history.ts';
import {
  mergeSave,
  type PartBefore,
  type PartsSave,
  type SaveConflict,
  type StoredPart,
} from '../documents/parts/merge-save.ts';
import type { Part, Parts } from '../documents/parts/part.ts';

interface WrittenSave {
  save: string;
  writer: string;
  revision: number;
  conflicts: readonly SaveConflict[];
  before: ReadonlyMap<string, PartBefore>;
}

/** A document with parts as the server keeps it, in memory: for tests of many random histories. */
export function createMemoryServer(kind: PartsKind, parts: readonly Part[]) {
  const stored = new Map<string, StoredPart>();
  for (const part of parts) stored.set(part.id, { part, revisions: {}, deleted: null });
  const saves: WrittenSave[] = [];
  /** By id: the newest revision that changed it. */
  const changedAt = new Map<string, number>();
  let revision = 1;

  const write = (save: PartsSave) => {
    const writerOf = (at: number) => saves.find((each) => each.revision === at)?.writer;
    const merged = mergeSave(kind, stored, { save, revision: revision + 1, writerOf });
    if (merged.changed.length === 0) return merged.conflicts;
    revision += 1;
    for (const part of merged.changed) {
      stored.set(part.part.id, part);
      changedAt.set(part.part.id, revision);
    }
    const { conflicts, before } = merged;
    saves.push({ save: save.save, writer: save.writer, revision, conflicts, before });
    return conflicts;
  };
  const changesSince = (since: number) => {
    const changed = [...stored.values()].filter(({ part }) => (changedAt.get(part.id) ?? 1) > since);
    return {
      revision,
      whole: false,
      parts: changed.filter(({ deleted }) => deleted === null).map(({ part }) => part),
      deleted: changed.filter(({ deleted }) => deleted !== null).map(({ part }) => part.id),
    };
  };
  return {
    /** As the server answers a save: everything that changed since its base, also by itself. */
    save: (save: PartsSave) => {
      const first = saves.find((each) => each.save === save.save);
      const conflicts = first ? first.conflicts : write(save);
      return {
        ...changesSince(save.base),
        conflicts: conflicts.map((each) => ({ ...each, by: null })),
      };
    },
    changesSince,
    /** Makes the state at a revision the newest one. */
    restore: (to: number) => {
      const steps = saves.filter((each) => each.revision > to).map(({ before }) => before);
      const changes = changesToBefore(kind, steps, stored);
      if (changes.length > 0)
        write({ save: `restore-${revision}`, writer: 'restore', base: revision, changes });
    },
    revision: () => revision,
    parts: (): Parts => {
      const there = [...stored.values()].filter(({ deleted }) => deleted === null);
      return new Map(there.map(({ part }) => [part.id, part]));
    },
    /** Every value that a save replaced, as JSON. */
    replaced: (): ReadonlySet<string> => {
      const values = saves.flatMap(({ before }) =>
        [...before.values()].flatMap(({ fields }) => Object.values(fields)),
      );
      return new Set(values.map((value) => JSON.stringify(value)));
    },
    /** Ids of all parts that are deleted, with their fields. */
    tombstones: () => [...stored.values()].filter(({ deleted }) => deleted !== null).map(({ part }) => part),
  };
}
