import { useEffect, useEffectEvent, useRef } from 'react';
import type { Grid } from '../../../canvas/core/grid/grid.ts';
import { contains } from '../../../canvas/core/grid/runs.ts';
import type { GridEditor } from '../../../canvas/core/grid-editor.ts';
import { useDraft } from '../../../canvas/ui/use-draft.ts';
import { useEditorState } from '../../../canvas/ui/use-editor-state.ts';
import { type FormValues, ON_STAGE } from '../../kit/form-values.ts';
import type { Prepare } from './stage-props.ts';
import { uploadPainted } from './upload-painted.ts';

/** A property of a run that is painted: which values of the grid it is made of, and how it becomes a file. */
export interface PaintedProperty {
  name: string;
  /** The value that belongs to it; undefined if all do. */
  value: number | undefined;
  file: (grid: Grid) => Promise<Blob>;
  /** The file of an earlier run as a grid; undefined if it can no longer be read. */
  read: (address: string) => Promise<Grid | undefined>;
}

/**
 * Connects the painting to the form: stores it as a draft, tells the form whether there is one, restores that
 * of an earlier run ("reuse settings"), and uploads it when a run starts, once per state.
 */
export function usePaintedField(options: {
  editor: GridEditor;
  draftKey: string;
  properties: readonly PaintedProperty[];
  values: FormValues;
  change: (values: FormValues) => void;
  onPrepare: (prepare: Prepare | undefined) => void;
}): {
  /** The draft, if any, has been restored. */
  ready: boolean;
  /** Uploads the current painting, unless it is already uploaded. */
  upload: Prepare;
} {
  const { editor, draftKey, properties, values } = options;
  const { revision, empty } = useEditorState(editor);
  const ready = useDraft(editor, draftKey);
  const uploaded = useRef(new Map<string, { revision: number; address: Promise<string> }>());

  const isThere = ({ value }: PaintedProperty) =>
    value === undefined ? !editor.grid.empty : contains(editor.grid, value);

  const earlier = properties.filter(
    ({ name }) => typeof values[name] === 'string' && values[name] !== ON_STAGE,
  );

  const tellForm = useEffectEvent(() => {
    const changed = properties.flatMap((property): [string, unknown][] => {
      const there = isThere(property) ? ON_STAGE : undefined;
      return values[property.name] === there ? [] : [[property.name, there]];
    });
    if (changed.length > 0) options.change(Object.fromEntries(changed));
  });
  const takeEarlier = useEffectEvent(async () => {
    const grids = await Promise.all(
      earlier.map(({ name, read }) => read(String(values[name])).catch(() => undefined)),
    );
    editor.change((grid) => {
      for (const other of grids)
        for (let index = 0; other && index < grid.tileCount; index += 1) {
          const tile = other.tile(index);
          if (tile !== 0) grid.setTile(index, merged(grid.tile(index), tile));
        }
    });
    tellForm();
  });

  const addresses = earlier.map(({ name }) => values[name]).join('\n');
  useEffect(() => {
    if (ready && addresses !== '') void takeEarlier();
  }, [ready, addresses]);
  useEffect(() => {
    if (ready && addresses === '') tellForm();
  }, [ready, addresses, revision, empty]);

  const addressOf = ({ name, file }: PaintedProperty): Promise<string> => {
    const now = editor.get().revision;
    const known = uploaded.current.get(name);
    if (known?.revision === now) return known.address;
    const address = file(editor.grid).then((png) => uploadPainted(png, `${name.replace(/_url$/, '')}.png`));
    const entry = { revision: now, address };
    uploaded.current.set(name, entry);
    address.catch(() => {
      if (uploaded.current.get(name) === entry) uploaded.current.delete(name);
    });
    return address;
  };
  const upload: Prepare = async () => {
    const named = properties.map(
      async (property) => [property.name, isThere(property) ? await addressOf(property) : undefined] as const,
    );
    return Object.fromEntries(await Promise.all(named));
  };
  const prepare = useEffectEvent(upload);
  const offer = useEffectEvent((made: Prepare | undefined) => options.onPrepare(made));
  useEffect(() => {
    uploaded.current = new Map();
    offer(() => prepare());
    return () => offer(undefined);
  }, [editor]);
  return { ready, upload };
}

/** One tile over another: what is painted above covers what is below. */
function merged(below: ReturnType<Grid['tile']>, above: ReturnType<Grid['tile']>): ReturnType<Grid['tile']> {
  if (typeof above === 'number') return above;
  const bytes = typeof below === 'number' ? new Uint8Array(above.length).fill(below) : below.slice();
  above.forEach((value, at) => {
    if (value !== 0) bytes[at] = value;
  });
  return bytes;
}
