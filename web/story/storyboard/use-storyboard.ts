import type { DocumentFile } from '@inkreel/contract/api/documents.ts';
import type { Role } from '@inkreel/contract/api/roles.ts';
import { storyOutside } from '@inkreel/contract/api/stories.ts';
import type { Parts } from '@inkreel/contract/documents/parts/part.ts';
import type { MadeFile, ShotPart } from '@inkreel/contract/documents/story-document.ts';
import { type NumberedShot, type StoryScene, scenesOf } from '@inkreel/contract/story/scenes.ts';
import { imageStaleness, type Outside, shownImage } from '@inkreel/contract/story/shot-inputs.ts';
import { type ShotStatus, shotStatus, shotsToDraw } from '@inkreel/contract/story/shot-status.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { call } from '../../lib/client.ts';
import { useSelected } from '../../lib/store.ts';
import { useRoles } from '../roles/use-roles.ts';
import { fileAt } from '../shell/story-view.ts';

/** A shot as the storyboard shows it. */
export interface BoardShot extends NumberedShot {
  status: ShotStatus;
  /** The image that is shown, if it is known already. */
  image: DocumentFile | undefined;
  made: MadeFile | undefined;
  /** Inputs that differ, of a stale one. */
  changed: readonly string[];
}

export interface BoardScene extends Omit<StoryScene, 'shots'> {
  shots: readonly BoardShot[];
}

export interface Storyboard {
  document: OpenParts;
  parts: Parts;
  outside: Outside;
  scenes: readonly BoardScene[];
  shots: readonly BoardShot[];
  /** How many shots have each status. */
  counts: Readonly<Record<ShotStatus, number>>;
  /** How many shots an order of what is missing, failed or stale draws. */
  toDraw: Readonly<Record<'missing' | 'failed' | 'stale', number>>;
  roles: ReadonlyMap<string, Role>;
  files: ReadonlyMap<string, DocumentFile>;
}

const NOTHING: Outside = new Map();

/**
 * Content hashes of the characters and looks that a story names, undefined until they are known. They are read again
 * once the server knows of a character that the story names since.
 */
function useOutside(document: OpenParts, parts: Parts): Outside | undefined {
  const { id } = document.record;
  const { data, isError, refetch } = useQuery({
    queryKey: ['story-outside', id],
    queryFn: async ({ signal }) => {
      const { hashes } = await call(storyOutside, { params: { id }, signal });
      return new Map(Object.entries(hashes));
    },
    staleTime: 2000,
  });
  const isSaved = useSelected(document.state, ({ saving }) => saving.kind === 'saved');
  const unknown = data === undefined ? '' : [...rolesIn(parts)].filter((role) => !data.has(role)).join(' ');
  useEffect(() => {
    if (isSaved && unknown !== '') void refetch();
  }, [isSaved, unknown, refetch]);
  return data ?? (isError ? NOTHING : undefined);
}

/** Characters in shots. */
function rolesIn(parts: Parts): Set<string> {
  const shots = [...parts.values()].filter(({ kind }) => kind === 'shot') as ShotPart[];
  return new Set(shots.flatMap(({ roles }) => (roles ?? []).map(({ role }) => role)));
}

/** What the storyboard of an open story shows. */
export function useStoryboard(document: OpenParts): Storyboard {
  const parts = useSelected(document.state, (state) => state.parts);
  const files = useSelected(document.files, (all) => all);
  const known = useOutside(document, parts);
  const { roles } = useRoles(document.record.project_id);
  // The same map as long as nobody of it changes: cards compare it.
  const cast = useMemo(() => new Map(roles.map((role) => [role.id, role])), [roles]);
  return useMemo(() => {
    const outside = known ?? NOTHING;
    const scenes = scenesOf(parts).map((scene) => ({
      ...scene,
      shots: scene.shots.map((shot) => boardShot(parts, shot, { outside: known, files })),
    }));
    const shots = scenes.flatMap((scene) => scene.shots);
    const count = (status: ShotStatus) => shots.filter((shot) => shot.status === status).length;
    return {
      document,
      parts,
      outside,
      scenes,
      shots,
      counts: {
        missing: count('missing'),
        waiting: count('waiting'),
        running: count('running'),
        current: count('current'),
        stale: count('stale'),
        failed: count('failed'),
      },
      toDraw: {
        missing: shotsToDraw(parts, outside, { which: 'missing' }).length,
        failed: shotsToDraw(parts, outside, { which: 'failed' }).length,
        stale: shotsToDraw(parts, outside, { which: 'stale' }).length,
      },
      roles: cast,
      files,
    };
  }, [document, parts, files, known, cast]);
}

function boardShot(
  parts: Parts,
  shot: NumberedShot,
  { outside, files }: { outside: Outside | undefined; files: ReadonlyMap<string, DocumentFile> },
): BoardShot {
  const made = shownImage(shot.part);
  const staleness = made && outside && imageStaleness(parts, shot.part, outside);
  return {
    ...shot,
    // Until it is known how the characters look, a picture is taken for current.
    status: outside
      ? shotStatus(parts, shot.part, outside)
      : (shot.part.run?.state ?? (made ? 'current' : 'missing')),
    made,
    image: fileAt(files, made?.file),
    changed: staleness?.kind === 'stale' ? staleness.changed : [],
  };
}
