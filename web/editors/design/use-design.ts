import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { PartChange } from '@inkreel/contract/documents/parts/merge-save.ts';
import type { Json, Part, Parts } from '@inkreel/contract/documents/parts/part.ts';
import { type Design, readDesign } from '@inkreel/scene/design/design.ts';
import type { LayerDocument } from '@inkreel/scene/layers/layer-document.ts';
import { useMemo, useState } from 'react';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { deletePart } from '../../documents/parts/part-edits.ts';
import { newId } from '../../lib/new-id.ts';
import { useSelected } from '../../lib/store.ts';
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

export const DESIGN_TOOLS = [
  'select',
  'crop',
  'straighten',
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
  parts: Parts;
  /** As the stage shows it, a drag included. */
  shown: Design;
  stage: StageLayers;
  picked: readonly string[];
  /** The only picked layer. */
  one: Part | undefined;
  pick: (ids: readonly string[]) => void;
  tool: DesignTool;
  setTool: (tool: DesignTool) => void;
  /** What the surface did; `done` ends a step. */
  place: (after: LayerDocument, done: boolean) => void;
  cancel: () => void;
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

export function useDesign(document: OpenParts): DesignEditing {
  const parts = useSelected(document.state, (state) => state.parts);
  const [wanted, setPicked] = useState<readonly string[]>([]);
  const [tool, setTool] = useState<DesignTool>('select');
  const [draft, setDraft] = useState<LayerDocument | undefined>();
  const design = useMemo(() => readDesign(parts), [parts]);
  const picked = useMemo(() => wanted.filter((id) => parts.has(id)), [wanted, parts]);
  const guides = parts.get(HEAD)?.['guides'];
  const base = useMemo(
    () => stageLayers(design, picked, guides as unknown as LayerDocument['guides']),
    [design, picked, guides],
  );
  const shown = useMemo(() => {
    if (!draft) return design;
    const changes = placeChanges(design, picked, { before: base.document, after: draft });
    return readDesign(applyChanges(parts, changes));
  }, [draft, design, picked, base, parts]);
  const stage = draft ? { document: draft, pickedId: base.pickedId } : base;
  const { change } = document;

  const place = (after: LayerDocument, done: boolean) => {
    if (!done) return setDraft(after);
    const changes = placeChanges(design, picked, { before: base.document, after });
    setDraft(undefined);
    if (changes.length > 0) change(changes);
  };
  return {
    document,
    parts,
    shown,
    stage,
    picked,
    one: picked.length === 1 ? parts.get(picked[0] ?? '') : undefined,
    pick: setPicked,
    tool,
    setTool,
    place,
    cancel: () => setDraft(undefined),
    edit: document.edit,
    change,
    head: (set, mergeWith) => document.edit(HEAD, set, mergeWith),
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
