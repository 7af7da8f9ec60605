import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { PartChange } from '@inkreel/contract/documents/parts/merge-save.ts';
import type { Json, Part, Parts } from '@inkreel/contract/documents/parts/part.ts';
import { type Design, readDesign } from '@inkreel/scene/design/design.ts';
import type { LayerDocument } from '@inkreel/scene/layers/layer-document.ts';
import { useMemo, useState } from 'react';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { deletePart } from '../../documents/parts/part-edits.ts';
import { newId } from '../../lib/new-id.ts';
import { createStore, type Store, useSelected } from '../../lib/store.ts';
import {
  addLayer,
  applyChanges,
  duplicateLayers,
  groupLayers,
  type LayerKind,
  orderLayer,
  ungroup,
  withoutInner,
} from './core/design-edits.ts';
import { placeChanges, SELECTION, type StageLayers, stageLayers } from './core/stage-layers.ts';
import { type DesignSizes, useSizes } from './use-sizes.ts';

export const DESIGN_TOOLS = [
  'select',
  'crop',
  'straighten',
  'perspective',
  'adjust',
  'text',
  'shape',
  'image',
  'draw',
  'mask',
  'area',
] as const;
export type DesignTool = (typeof DESIGN_TOOLS)[number];

/** A design that is being edited: its layers, what is picked, and what can be done to it. */
export interface DesignEditing {
  document: OpenParts;
  /** As they lie in the size that is shown; changes are of this size too. */
  parts: Parts;
  sizes: DesignSizes;
  /** A part as it is now, after what others did meanwhile. */
  latest: (id: string) => Part | undefined;
  /** Without the drag that is under way. */
  shown: Design;
  stage: StageLayers;
  /** A drag: only what has to follow each of its moves reads it, by `useMoving`. */
  draft: Store<Draft | undefined>;
  picked: readonly string[];
  /** The only picked layer. */
  one: Part | undefined;
  pick: (ids: readonly string[]) => void;
  tool: DesignTool;
  setTool: (tool: DesignTool) => void;
  /** What the surface did; `done` ends a step. */
  place: (after: LayerDocument, done: boolean) => void;
  cancel: () => void;
  /** Shows a layer with other fields until it is edited, or cancelled. */
  preview: (id: string, set: Readonly<Record<string, Json>>) => void;
  edit: (id: string, set: Readonly<Record<string, Json>>, mergeWith?: string) => void;
  change: (changes: readonly PartChange[], mergeWith?: string) => void;
  head: (set: Readonly<Record<string, Json>>, mergeWith?: string) => void;
  /** Adds a layer above all others and picks it. */
  add: (kind: LayerKind, fields: Readonly<Record<string, Json>>) => string;
  remove: () => void;
  duplicate: () => void;
  /** Leaves a copy of a layer, or of what is picked with it, in its place. */
  leaveCopy: (id: string) => void;
  group: () => void;
  order: (to: 'up' | 'down' | 'top' | 'bottom') => void;
}

/** What a drag makes of a design until it ends. */
interface Draft {
  document: LayerDocument;
  shown: Design;
}

/** The design and its layers as the drag that is under way has them; renders on each of its moves. */
export function useMoving({ draft, shown, stage }: DesignEditing): {
  shown: Design;
  stage: StageLayers;
  isMoving: boolean;
} {
  const moving = useSelected(draft, (now) => now);
  if (!moving) return { shown, stage, isMoving: false };
  return {
    shown: moving.shown,
    stage: { document: moving.document, pickedId: stage.pickedId },
    isMoving: true,
  };
}

export function useDesign(document: OpenParts): DesignEditing {
  const { parts, sizes, change, latest } = useSizes(document);
  const [wanted, setPicked] = useState<readonly string[]>([]);
  const [tool, setTool] = useState<DesignTool>('select');
  const [draft] = useState(() => createStore<Draft | undefined>(undefined));
  const shown = useMemo(() => readDesign(parts), [parts]);
  const picked = useMemo(() => wanted.filter((id) => parts.has(id)), [wanted, parts]);
  const guides = parts.get(HEAD)?.['guides'];
  const stage = useMemo(
    () => stageLayers(shown, picked, guides as unknown as LayerDocument['guides']),
    [shown, picked, guides],
  );
  const place = (after: LayerDocument, done: boolean) => {
    const changes = placeChanges(shown, picked, { before: stage.document, after });
    if (!done) return draft.set({ document: after, shown: readDesign(applyChanges(parts, changes)) });
    draft.set(undefined);
    if (changes.length > 0) change(changes);
  };
  return {
    document,
    parts,
    sizes,
    latest,
    shown,
    stage,
    draft,
    picked,
    one: picked.length === 1 ? parts.get(picked[0] ?? '') : undefined,
    pick: setPicked,
    tool,
    setTool,
    place,
    cancel: () => draft.set(undefined),
    preview: (id, set) =>
      draft.set({ document: stage.document, shown: readDesign(applyChanges(parts, [{ id, set }])) }),
    edit: (id, set, mergeWith) => change([{ id, set }], mergeWith),
    change,
    head: (set, mergeWith) => change([{ id: HEAD, set }], mergeWith),
    add: (kind, fields) => {
      const id = newId();
      change(addLayer(parts, { id, kind, fields }));
      setPicked([id]);
      return id;
    },
    remove: () => {
      const ids = withoutInner(parts, picked).filter((id) => parts.get(id)?.['locked'] !== true);
      if (ids.length > 0) change(ids.flatMap((id) => deletePart(parts, id)));
    },
    leaveCopy: (id) => change(duplicateLayers(parts, id === SELECTION ? picked : [id], newId, 0).changes),
    duplicate: () => {
      const { changes, copies } = duplicateLayers(parts, picked, newId);
      if (changes.length === 0) return;
      change(changes);
      setPicked(copies);
    },
    group: () => {
      const [only] = picked;
      if (picked.length === 1 && parts.get(only ?? '')?.kind === 'group') {
        change(ungroup(parts, only ?? ''));
        return setPicked([]);
      }
      if (picked.length === 0) return;
      const id = newId();
      change(groupLayers(parts, picked, id));
      setPicked([id]);
    },
    order: (to) => {
      const [only] = picked;
      const changes = only === undefined ? [] : orderLayer(parts, only, to);
      if (changes.length > 0) change(changes);
    },
  };
}
