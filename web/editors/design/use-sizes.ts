import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { PartChange } from '@inkreel/contract/documents/parts/merge-save.ts';
import type { Part, Parts } from '@inkreel/contract/documents/parts/part.ts';
import { BASE_SIZE, type DesignSize, designSizes, hasSize, partsAt } from '@inkreel/scene/design/sizes.ts';
import { useMemo, useState } from 'react';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { useSearchParams } from '../../lib/router.tsx';
import { useSelected } from '../../lib/store.ts';
import {
  addSize,
  carryToAll,
  changesAt,
  layOutAgain,
  type NewSize,
  newSizeId,
  removeSize,
} from './core/size-edits.ts';

/** The sizes of a design, and the one that this page shows. */
export interface DesignSizes {
  all: readonly DesignSize[];
  /** The one that is shown and edited. */
  now: DesignSize;
  show: (id: string) => void;
  /** The parts of the document, in no size. */
  stored: Parts;
  /** Adds a size and shows it. */
  add: (size: NewSize) => void;
  rename: (name: string) => void;
  /** Lays layers out in all other sizes as they lie in the one that is shown. */
  carry: (layers: readonly string[]) => void;
  /** Lays the one that is shown out from the base size again. */
  layOut: () => void;
  /** Removes the one that is shown, not the base size. */
  remove: () => void;
}

/** The parts of a design as they lie in the size that is shown, and how they are changed there. */
export function useSizes(document: OpenParts): {
  parts: Parts;
  sizes: DesignSizes;
  change: (changes: readonly PartChange[], mergeWith?: string) => void;
  /** A part as it is now, after what others did meanwhile. */
  latest: (id: string) => Part | undefined;
} {
  const stored = useSelected(document.state, (state) => state.parts);
  const [query, setQuery] = useSearchParams();
  const [wanted, setWanted] = useState(query.get('size') ?? BASE_SIZE);
  const show = (id: string) => {
    setWanted(id);
    // A reload, or a person who gets the address, sees the same size.
    setQuery(
      (next) => {
        if (id === BASE_SIZE) next.delete('size');
        else next.set('size', id);
        return next;
      },
      { replace: true },
    );
  };
  // The one that was shown may have been removed.
  const size = hasSize(stored, wanted) ? wanted : BASE_SIZE;
  const all = useMemo(() => designSizes(stored), [stored]);
  const parts = useMemo(() => partsAt(stored, size), [stored, size]);
  const storedNow = () => document.state.get().parts;
  const write = (changes: readonly PartChange[]) => {
    if (changes.length > 0) document.change(changes);
  };
  return {
    parts,
    change: (changes, mergeWith) => document.change(changesAt(storedNow(), size, changes), mergeWith),
    latest: (id) => partsAt(storedNow(), size).get(id),
    sizes: {
      all,
      now: all.find(({ id }) => id === size) ?? all[0]!,
      show,
      stored,
      add: (added) => {
        const id = newSizeId();
        const changes = addSize(storedNow(), id, added);
        write(changes);
        if (changes.length > 0) show(id);
      },
      rename: (name) => {
        const value = name === '' ? null : name;
        if (size === BASE_SIZE) document.edit(HEAD, { size_name: value });
        else document.edit(size, { name: value });
      },
      carry: (layers) => write(carryToAll(storedNow(), size, layers)),
      layOut: () => write(layOutAgain(storedNow(), size)),
      remove: () => write(removeSize(storedNow(), size)),
    },
  };
}
