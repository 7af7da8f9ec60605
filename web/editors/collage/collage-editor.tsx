import { collageTexts } from '@inkreel/contract/messages/areas/collage.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { EMPTY_COLLAGE } from '@inkreel/scene/collage/collage-document.ts';
import { takeLayers, visibleLayers } from '@inkreel/scene/collage/collage-operations.ts';
import { findLayer } from '@inkreel/scene/layers/layer-document.ts';
import { updateLayer } from '@inkreel/scene/layers/layer-operations.ts';
import { useRef, useState } from 'react';
import { ConflictBar } from '../../documents/conflict-bar.tsx';
import { SaveStatus } from '../../documents/save-status.tsx';
import { VersionsButton } from '../../documents/versions-button.tsx';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { useSignedIn } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { UnfoldButtons } from '../kit/unfold-buttons.tsx';
import { useFold, useWorkspaceKeys } from '../kit/use-fold.ts';
import { CollageHistoryPane } from './collage-history-pane.tsx';
import { CollageInputs } from './collage-inputs.tsx';
import { CollageStage } from './collage-stage.tsx';
import { EmptyCollage } from './empty-collage.tsx';
import type { ExportChoice } from './export-bar.tsx';
import { PickedBar } from './picked-bar.tsx';
import { useAddPictures } from './use-add-pictures.ts';
import { useAddText } from './use-add-text.ts';
import { useCollage } from './use-collage.ts';
import { useCollagePictures } from './use-collage-pictures.ts';
import { measured, useSceneFonts } from './use-scene-fonts.ts';
import { useUndoKeys } from './use-undo-keys.ts';
import '../kit/fields/fields.css';
import '../kit/stage.css';
import '../kit/workspace.css';
import './collage.css';

const EXPORT: ExportChoice = { format: 'png', longest: 2048 };

/** The collage editor: it runs only in the browser, so it has no run, no price and no engine. */
export function CollageEditor({ tool }: { tool: Tool }) {
  const texts = useAreaTexts(collageTexts);
  const { language, date } = useLanguage();
  const signedIn = useSignedIn();
  const [today] = useState(() => new Date().toISOString());
  const collage = useCollage(signedIn, `${texts.stage} ${date(today)}`);
  const pictures = useCollagePictures(collage.document.cells, {
    files: collage.files,
    uploads: signedIn && !collage.opening,
    onStored: collage.renameSource,
  });
  const [pickedId, setPickedId] = useState<string | undefined>();
  const [choice, setChoice] = useState(EXPORT);
  const [sheet, setSheet] = useState(false);
  const { folded, toggle } = useFold();
  const page = useRef<HTMLDivElement>(null);
  const adding = useAddPictures(collage, pictures.read, page);
  const { document: shown, change } = collage;

  useWorkspaceKeys({
    run: () => document.querySelector<HTMLElement>('[data-collage-download]')?.click(),
    fold: toggle,
  });
  useUndoKeys(collage);
  useSceneFonts(shown, collage.update);
  const addTextTo = useAddText(collage, setPickedId);

  const layers = { ...shown, layers: visibleLayers(shown) };
  const layer = findLayer(layers, pickedId);
  const cell = shown.cells.find(({ id }) => id === pickedId);
  const empty = shown.cells.length === 0;
  return (
    <div
      ref={page}
      className="workspace collage"
      data-inputs={!folded.inputs}
      data-history={!folded.history}
      data-sheet={sheet ? 'full' : 'half'}
      data-dropping={adding.dropping}
      data-drop-label={texts.drop}
    >
      {!folded.inputs && (
        <CollageInputs
          collage={collage}
          pictures={pictures}
          adding={adding}
          text={layer?.kind === 'text' ? layer : undefined}
          onText={(text, done) => change(takeLayers(shown, updateLayer(layers, measured(text))), done)}
          choice={choice}
          onChoose={setChoice}
          sheet={sheet}
          onSheet={setSheet}
          saves={collage.keeps || signedIn}
          verb={tool.text[language].verb}
          onFold={() => toggle('inputs')}
        />
      )}
      <section className="stage" aria-label={texts.stage}>
        <UnfoldButtons
          folded={folded}
          labels={{ inputs: texts.unfoldInputs, history: texts.unfold }}
          onUnfold={toggle}
        />
        {empty && !collage.opening && <EmptyCollage onSamples={adding.addAddresses} />}
        {!empty && (
          <CollageStage
            collage={shown}
            pickedId={pickedId}
            onPick={setPickedId}
            onChange={change}
            onMark={collage.mark}
            onCancel={collage.cancel}
            urlOf={pictures.urlOf}
            undo={collage.canUndo ? collage.undo : undefined}
            redo={collage.canRedo ? collage.redo : undefined}
            onStartOver={() => {
              change(EMPTY_COLLAGE, true);
              toast(texts.startedOver, { action: { label: texts.undo, run: collage.undo } });
            }}
            onAddText={() => addTextTo(undefined)}
            status={{
              line: (
                <SaveStatus saving={collage.saving} hint={pictures.isPartly ? texts.partly : undefined} />
              ),
              conflict: <ConflictBar editor={collage} />,
              versions: collage.documentId !== undefined && collage.saving.kind !== 'conflict' && (
                <VersionsButton documentId={collage.documentId} onRestore={collage.restore} />
              ),
            }}
          />
        )}
        {!empty && (
          <PickedBar
            collage={shown}
            layers={layers}
            cell={cell}
            layer={layer}
            isLost={pictures.isLost}
            onChange={change}
            onReplace={adding.withFiles}
            onCaption={addTextTo}
          />
        )}
      </section>
      {!folded.history && (
        <CollageHistoryPane
          onAdd={(address, name) => void adding.addAddresses([address], name)}
          onFold={() => toggle('history')}
        />
      )}
    </div>
  );
}
