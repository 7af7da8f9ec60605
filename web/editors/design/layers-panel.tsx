import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import {
  ChevronDown,
  ChevronUp,
  Copy,
  Eye,
  EyeOff,
  Folder,
  Group,
  Image,
  Info,
  Lock,
  LockOpen,
  Paintbrush,
  Shapes,
  Trash2,
  Type,
  Ungroup,
} from 'lucide-react';
import { useState } from 'react';
import { useCatalogue } from '../../lib/catalogue.ts';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { nameOfRun } from '../../lib/run-name.ts';
import { useSelected } from '../../lib/store.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { layersOf } from './core/design-edits.ts';
import { findDesignLayer, layerName } from './core/stage-layers.ts';
import { LayerLook } from './properties/layer-look.tsx';
import { thumbnailOf, thumbnailStyle } from './thumbnail.ts';
import type { DesignEditing } from './use-design.ts';

/** CSS pixels of a side. */
const THUMBNAIL = 32;

const ICONS = { image: Image, text: Type, shape: Shapes, paint: Paintbrush, group: Folder } as const;

/** The layers, the highest first: what they are called, what is seen, what is locked, and their order. */
export function LayersPanel({
  editing,
  onLosses,
}: {
  editing: DesignEditing;
  /** Shows what the import could not keep; absent if there is nothing, or it is shown. */
  onLosses: (() => void) | undefined;
}) {
  const { layers: texts } = useAreaTexts(designTexts);
  const { parts, one, picked } = editing;
  const isGroup = one?.kind === 'group';
  const none = picked.length === 0;
  return (
    <section className="design-layers" aria-label={texts.title}>
      <header>
        <h2>{texts.title}</h2>
        {onLosses && <IconButton small icon={Info} label={texts.losses} onClick={onLosses} />}
        <IconButton
          small
          icon={isGroup ? Ungroup : Group}
          label={isGroup ? texts.ungroup : texts.group}
          disabled={none}
          onClick={editing.group}
        />
        <IconButton
          small
          icon={Copy}
          label={texts.duplicate}
          disabled={none}
          onClick={() => editing.duplicate()}
        />
        <IconButton
          small
          icon={ChevronUp}
          label={texts.up}
          disabled={!one}
          onClick={() => editing.order('up')}
        />
        <IconButton
          small
          icon={ChevronDown}
          label={texts.down}
          disabled={!one}
          onClick={() => editing.order('down')}
        />
        <IconButton small icon={Trash2} label={texts.remove} disabled={none} onClick={editing.remove} />
      </header>
      {one && <LayerLook editing={editing} part={one} />}
      {layersOf(parts, null).length === 0 ? (
        <p className="design-hint">{texts.none}</p>
      ) : (
        <ol className="design-layer-list">
          <Rows editing={editing} parent={null} depth={0} />
        </ol>
      )}
    </section>
  );
}

function Rows({ editing, parent, depth }: { editing: DesignEditing; parent: string | null; depth: number }) {
  return layersOf(editing.parts, parent)
    .reverse()
    .flatMap((part) => [
      <LayerRow key={part.id} editing={editing} part={part} depth={depth} />,
      ...(part.kind === 'group'
        ? [<Rows key={`${part.id} inside`} editing={editing} parent={part.id} depth={depth + 1} />]
        : []),
    ]);
}

/** The tool that made what a layer shows. */
const newestTool = (part: Part): string | undefined =>
  (part['results'] as unknown as readonly { tool: string }[] | undefined)?.at(-1)?.tool;

function LayerRow({ editing, part, depth }: { editing: DesignEditing; part: Part; depth: number }) {
  const { layers: texts } = useAreaTexts(designTexts);
  const files = useSelected(editing.document.files, (all) => all);
  const [renaming, setRenaming] = useState(false);
  const { id } = part;
  const kind = part.kind as keyof typeof ICONS;
  const name = layerName(editing.parts, id, texts.kinds);
  const isPicked = editing.picked.includes(id);
  const isHidden = part['hidden'] === true;
  const isLocked = part['locked'] === true;
  const hasSizes = editing.sizes.all.length > 1;
  const [show, hide] = hasSizes ? [texts.showHere, texts.hideHere] : [texts.show, texts.hide];
  const Icon = ICONS[kind];
  const thumbnail = thumbnailOf(part, files);
  const pick = (event: React.MouseEvent) => {
    const more = event.shiftKey || event.ctrlKey || event.metaKey;
    if (!more) return editing.pick([id]);
    editing.pick(isPicked ? editing.picked.filter((each) => each !== id) : [...editing.picked, id]);
  };
  const catalogue = useCatalogue();
  const { language } = useLanguage();
  const tool = newestTool(part);
  const made = tool === undefined ? undefined : nameOfRun(catalogue, tool, language);
  const facts =
    part['mask'] === undefined
      ? (made ?? texts.kinds[kind])
      : texts.masked({ kind: made ?? texts.kinds[kind] });
  return (
    <li className="design-layer" data-picked={isPicked} style={{ paddingLeft: 8 + depth * 16 }}>
      <span className="design-layer-kind" aria-hidden>
        {thumbnail === undefined ? (
          <Icon size={15} strokeWidth={1.6} />
        ) : (
          <img
            src={thumbnail}
            alt=""
            style={thumbnailStyle(findDesignLayer(editing.shown.layers, id), THUMBNAIL)}
          />
        )}
      </span>
      {renaming ? (
        <input
          className="input"
          // biome-ignore lint/a11y/noAutofocus: the person asked to rename it
          autoFocus
          aria-label={texts.rename}
          defaultValue={name}
          maxLength={200}
          onBlur={(event) => {
            setRenaming(false);
            const wanted = event.target.value.trim();
            if (wanted !== name) editing.edit(id, { name: wanted === '' ? null : wanted });
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
            if (event.key === 'Escape') setRenaming(false);
          }}
        />
      ) : (
        <button
          type="button"
          className="design-layer-name"
          aria-pressed={isPicked}
          onClick={pick}
          onDoubleClick={() => setRenaming(true)}
          onKeyDown={(event) => event.key === 'F2' && setRenaming(true)}
        >
          <b>{name}</b>
          <small>{facts}</small>
        </button>
      )}
      <IconButton
        small
        icon={isLocked ? Lock : LockOpen}
        label={(isLocked ? texts.unlock : texts.lock)({ name })}
        data-on={isLocked}
        onClick={() => editing.edit(id, { locked: isLocked ? null : true })}
      />
      <IconButton
        small
        icon={isHidden ? EyeOff : Eye}
        label={(isHidden ? show : hide)({ name })}
        data-on={isHidden}
        onClick={() => editing.edit(id, { hidden: isHidden ? null : true })}
      />
    </li>
  );
}
