import type { DocumentFile } from '@inkreel/contract/api/documents.ts';
import { fileIdOf } from '@inkreel/contract/documents/define-document.ts';
import { designKind } from '@inkreel/contract/documents/design-document.ts';
import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import { shownSource } from '@inkreel/scene/design/design.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { newId } from '../../lib/new-id.ts';
import { useSelected } from '../../lib/store.ts';
import { readyPicture } from '../../uploads/core/ready-picture.ts';
import { saveGuestImage } from '../../uploads/local-pictures.ts';
import { ActionRuns } from '../actions/action-runs.tsx';
import type { ActionImage, ActionTarget } from '../actions/action-target.ts';
import ImageActions from '../actions/image-actions.tsx';
import { type ActsOn, actionDesign, actionLayer, actsOnChoices, isPlainImage } from './core/action-target.ts';
import { findDesignLayer } from './core/stage-layers.ts';
import { designFile } from './export-file.ts';
import type { DesignEditing } from './use-design.ts';

/** Every image tool as an action on what is named here, before a price is paid. */
export default function ActionsColumn({
  editing,
  stage,
  onStage,
}: {
  editing: DesignEditing;
  /** Where masks are painted, in place of the picture. */
  stage: HTMLElement | null;
  onStage: (used: boolean) => void;
}) {
  const { actions: texts } = useAreaTexts(designTexts);
  const { document, parts, one, shown } = editing;
  const [wanted, setWanted] = useState<ActsOn | undefined>();
  const [isNew, setNew] = useState(false);
  const choices = actsOnChoices(shown, one?.id);
  const on = wanted !== undefined && choices.includes(wanted) ? wanted : (choices[0] ?? 'everything');
  const picture = usePicture(editing, on);
  const target: ActionTarget = {
    key: `${document.record.id} ${on} ${on === 'layer' ? one?.id : ''}`,
    image: picture,
    begin: async () => {
      const layer = newId();
      const changes = actionLayer(parts, shown, { id: layer, on, picked: one?.id, isNew });
      document.change(changes);
      // The server writes the result into the design that it has.
      await document.settle();
      started.set(document.record.id, layer);
      return {
        target: { kind: designKind.kind, id: document.record.id, part: layer },
        projectId: document.record.project_id,
      };
    },
    onRefused: () => {
      const layer = started.get(document.record.id);
      if (layer !== undefined && document.state.get().parts.get(layer)?.['results'] === undefined)
        document.remove(layer);
    },
  };
  return (
    <div className="design-actions">
      <div className="design-acts-on">
        <label>
          {texts.on}
          <select className="input" value={on} onChange={(event) => setWanted(event.target.value as ActsOn)}>
            {choices.map((each) => (
              <option key={each} value={each}>
                {texts.targets[each]}
              </option>
            ))}
          </select>
        </label>
        <label className="design-check">
          <input type="checkbox" checked={isNew} onChange={(event) => setNew(event.target.checked)} />
          {texts.fresh}
        </label>
      </div>
      <ActionRuns document={document.record.id} />
      <ImageActions target={target} stage={stage} onStage={onStage} />
    </div>
  );
}

/** How long what is drawn stays the same before actions get it, in milliseconds. */
const DRAW_AFTER_MS = 500;
/** The layer that was made for the last run, by design. */
const started = new Map<string, string>();

/** What actions get, as it is drawn now; undefined while there is nothing, or it is being drawn. */
function usePicture({ document, parts, shown, one }: DesignEditing, on: ActsOn): ActionImage | undefined {
  const files = useSelected(document.files, (all) => all);
  const [drawn, setDrawn] = useState<ActionImage | undefined>();
  const id = on === 'layer' ? one?.id : undefined;
  const plain = id === undefined ? undefined : plainFile(shown, id, files);
  const isPlain = plain !== undefined;
  // The empty layers of runs that go on change nothing of what is seen.
  const key = JSON.stringify([on, id, [...parts.values()].map((part) => [part, shownSource(part)])]);
  const draw = useEffectEvent(async () => {
    const part = actionDesign(shown, on, id);
    if (!part) return undefined;
    const size = { width: Math.max(1, Math.round(part.width)), height: Math.max(1, Math.round(part.height)) };
    const file = await designFile(part, { size, format: 'png', quality: 1 }, files);
    const { url } = await saveGuestImage(await readyPicture(file, 'image/png', 'design.png'));
    return { url, ...size };
  });
  useEffect(() => {
    let left = false;
    setDrawn(undefined);
    if (isPlain || key === '') return;
    const take = (image: ActionImage | undefined) => left || setDrawn(image);
    const waiting = setTimeout(() => void draw().then(take, () => undefined), DRAW_AFTER_MS);
    return () => {
      left = true;
      clearTimeout(waiting);
    };
  }, [key, isPlain]);
  return plain ?? drawn;
}

/** The stored image of a layer that shows the whole of it as it is. */
function plainFile(
  design: DesignEditing['shown'],
  id: string,
  files: ReadonlyMap<string, DocumentFile>,
): ActionImage | undefined {
  const layer = findDesignLayer(design.layers, id);
  if (layer?.kind !== 'image' || layer.source === undefined || !isPlainImage(layer)) return undefined;
  const file = files.get(fileIdOf(layer.source) ?? '');
  return file?.width && file.height ? { url: file.url, width: file.width, height: file.height } : undefined;
}
