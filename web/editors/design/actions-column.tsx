import { designKind } from '@inkreel/contract/documents/design-document.ts';
import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import { useState } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { newId } from '../../lib/new-id.ts';
import { ActionRuns } from '../actions/action-runs.tsx';
import type { ActionTarget } from '../actions/action-target.ts';
import ImageActions from '../actions/image-actions.tsx';
import { type ActsOn, actionLayer, actsOnChoices, actsOnInput, maskFields } from './core/action-target.ts';
import { findDesignLayer } from './core/stage-layers.ts';
import { useActionPicture } from './use-action-picture.ts';
import { type ChosenArea, storeArea } from './use-area.ts';
import type { DesignEditing } from './use-design.ts';

/** Every image tool as an action on what is named here, before a price is paid. */
export default function ActionsColumn({
  editing,
  area: chosen,
  stage,
  onStage,
}: {
  editing: DesignEditing;
  /** What is chosen on the picture. */
  area: ChosenArea | undefined;
  /** Where masks are painted, in place of the picture. */
  stage: HTMLElement | null;
  onStage: (used: boolean) => void;
}) {
  const { actions: texts } = useAreaTexts(designTexts);
  const { document, parts, one, shown } = editing;
  const [wanted, setWanted] = useState<{ on: ActsOn; of: string } | undefined>();
  const [isNew, setNew] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const choices = actsOnChoices(shown, one?.id, chosen !== undefined);
  // Another selection means something else.
  const of = `${one?.id} ${chosen !== undefined}`;
  const on = wanted?.of === of && choices.includes(wanted.on) ? wanted.on : (choices[0] ?? 'everything');
  const { base, input } = actsOnInput(choices, on, one?.id);
  const mask = findDesignLayer(shown.layers, one?.id)?.mask;
  const area = on === 'area' ? (chosen ?? one?.id) : undefined;
  const { drawing, picture } = useActionPicture(editing, { input, area }, isOpen);
  const target: ActionTarget = {
    key: `${document.record.id} ${on} ${base === 'layer' ? one?.id : ''}`,
    image: picture?.image,
    isComing: drawing !== undefined,
    onOpen: setOpen,
    ...(picture?.area && { area: picture.area }),
    begin: async (tookArea) => {
      const layer = newId();
      const box = drawing?.box ?? { x: 0, y: 0, width: 1, height: 1, rotation: 0 };
      const made = { id: layer, on: base, picked: one?.id, isNew, box };
      // Beyond the area, what the result was made of has to stay to be seen.
      if (on === 'area' && chosen && !tookArea)
        Object.assign(made, { isNew: true, mask: await storeArea(chosen) });
      if (on === 'area' && !chosen && mask) Object.assign(made, { mask: maskFields(mask) });
      editing.change(actionLayer(parts, made));
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
          <select
            className="input"
            value={on}
            onChange={(event) => setWanted({ on: event.target.value as ActsOn, of })}
          >
            {choices.map((each) => (
              <option key={each} value={each}>
                {texts.targets[each]}
              </option>
            ))}
          </select>
        </label>
        {on === 'area' && <p>{texts.areaLine}</p>}
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

/** The layer that was made for the last run, by design. */
const started = new Map<string, string>();
