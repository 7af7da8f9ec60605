import { collageTexts } from '@inkreel/contract/messages/areas/collage.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { type CollageDocument, EMPTY_COLLAGE } from '@inkreel/scene/collage/collage-document.ts';
import {
  addText,
  replacePicture,
  takeLayers,
  visibleLayers,
} from '@inkreel/scene/collage/collage-operations.ts';
import { findLayer } from '@inkreel/scene/layers/layer-document.ts';
import { updateLayer } from '@inkreel/scene/layers/layer-operations.ts';
import { PanelLeft, PanelRight } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { newId } from '../../../lib/new-id.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { toast } from '../../../lib/toast.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useFold, useWorkspaceKeys } from '../use-fold.ts';
import { CellBar } from './cell-bar.tsx';
import { CollageHistoryPane } from './collage-history-pane.tsx';
import { CollageSettings } from './collage-settings.tsx';
import { CollageStage } from './collage-stage.tsx';
import { ConflictBar } from './conflict-bar.tsx';
import { EmptyCollage } from './empty-collage.tsx';
import { ExportBar, type ExportChoice } from './export-bar.tsx';
import { ExportSettings } from './export-settings.tsx';
import { LayerBar } from './layer-bar.tsx';
import { PictureAdder } from './picture-adder.tsx';
import { SaveStatus } from './save-status.tsx';
import { TextControls } from './text-controls.tsx';
import { useAddPictures } from './use-add-pictures.ts';
import { useCollage } from './use-collage.ts';
import { useCollagePictures } from './use-collage-pictures.ts';
import { measured, useSceneFonts } from './use-scene-fonts.ts';
import '../fields/fields.css';
import '../stage.css';
import '../workspace.css';
import './collage.css';

const VersionsDialog = lazyPart(() => import('./versions-dialog.tsx'));

const EXPORT: ExportChoice = { format: 'png', longest: 2048 };
/** Font sizes of a new text and of a caption, in units of the canvas. */
const TEXT_SIZE = 72;
const CAPTION_SIZE = 36;

/** The collage editor: it runs in the browser alone, so it has no run, no price and no engine. */
export function CollageEditor({ tool }: { tool: Tool }) {
  const texts = useAreaTexts(collageTexts);
  const { panes } = useStudioMessages().tools;
  const { language, date } = useLanguage();
  const signedIn = useSignedIn();
  const [today] = useState(() => new Date().toISOString());
  const collage = useCollage(signedIn, `${texts.stage} ${date(today)}`);
  const pictures = useCollagePictures(collage.document.cells, {
    files: collage.files,
    uploads: signedIn && !collage.opening,
    onStored: collage.renameSource,
  });
  const [versions, setVersions] = useState(false);
  const [pickedId, setPickedId] = useState<string | undefined>();
  const [choice, setChoice] = useState(EXPORT);
  const [sheet, setSheet] = useState(false);
  const { folded, toggle } = useFold();
  const page = useRef<HTMLDivElement>(null);
  const adding = useAddPictures(collage, pictures.read, page);
  const { document: shown } = collage;

  useWorkspaceKeys({
    run: () => document.querySelector<HTMLElement>('[data-collage-download]')?.click(),
    fold: toggle,
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    // In a text field the browser's own undo is the one that is meant.
    if (event.target instanceof Element && event.target.closest('textarea, input[type=text]')) return;
    const key = event.key.toLowerCase();
    if (key === 'y' || (key === 'z' && event.shiftKey)) collage.redo();
    else if (key === 'z') collage.undo();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  useSceneFonts(shown, collage.update);
  const write = (captioned: boolean) => {
    const text = measured({
      kind: 'text',
      id: newId(),
      text: captioned ? texts.newCaption : texts.newText,
      fontSize: captioned ? CAPTION_SIZE : TEXT_SIZE,
      font: 'sans',
      bold: !captioned,
      color: '#1b1917',
      align: 'center',
      plate: '#ffffff',
      x: 0,
      y: 0,
      width: 0,
      height: 0,
      rotation: 0,
      opacity: 1,
    });
    collage.update((before) => addText(before, text, captioned ? pickedId : undefined));
    setPickedId(text.id);
  };
  const change = (document: CollageDocument, done: boolean) => collage.change(document, done);

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
        <aside className="pane pane-inputs" aria-label={texts.settings}>
          <button
            type="button"
            className="sheet-handle"
            aria-expanded={sheet}
            aria-label={sheet ? texts.closeSettings : texts.settings}
            onClick={() => setSheet(!sheet)}
          />
          <div className="pane-head">
            <h2>{panes.inputs}</h2>
            <IconButton icon={PanelLeft} small label={texts.foldInputs} onClick={() => toggle('inputs')} />
          </div>
          <div className="pane-scroll">
            <PictureAdder
              count={shown.cells.length}
              reading={adding.reading}
              refused={adding.refused}
              problem={adding.problem}
              onFiles={adding.addFiles}
              onAddress={(address, name) => adding.addAddresses([address], name)}
              onProblem={adding.setProblem}
            />
            {layer?.kind === 'text' && (
              <TextControls
                layer={layer}
                onText={(text, done) => change(takeLayers(shown, updateLayer(layers, measured(text))), done)}
              />
            )}
            {!empty && (
              <>
                <CollageSettings collage={shown} onChange={change} />
                <ExportSettings collage={shown} choice={choice} onChoose={setChoice} />
              </>
            )}
          </div>
          <ExportBar
            collage={shown}
            choice={choice}
            saves={collage.keeps || signedIn}
            verb={tool.text[language].verb}
            original={pictures.original}
          />
        </aside>
      )}
      <section className="stage" aria-label={texts.stage}>
        {folded.inputs && (
          <IconButton
            icon={PanelLeft}
            className="unfold unfold-left"
            label={texts.unfoldInputs}
            onClick={() => toggle('inputs')}
          />
        )}
        {folded.history && (
          <IconButton
            icon={PanelRight}
            className="unfold unfold-right"
            label={texts.unfold}
            onClick={() => toggle('history')}
          />
        )}
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
              collage.change(EMPTY_COLLAGE, true);
              toast(texts.startedOver, { action: { label: texts.undo, run: collage.undo } });
            }}
            onAddText={() => write(false)}
            status={{
              line: <SaveStatus saving={collage.saving} partly={pictures.isPartly} />,
              conflict: collage.saving.kind === 'conflict' && (
                <ConflictBar onMine={collage.keepMine} onTheirs={collage.loadTheirs} />
              ),
            }}
            onVersions={
              collage.documentId === undefined || collage.saving.kind !== 'saved'
                ? undefined
                : () => setVersions(true)
            }
          />
        )}
        {!empty && (
          <div className="picked-bar">
            {!cell && !layer && <p className="note">{texts.pickHint}</p>}
            {cell && (
              <CellBar
                collage={shown}
                cell={cell}
                lost={pictures.isLost(cell.source)}
                onChange={change}
                onReplace={(files) =>
                  adding.withFiles(files, (document, [picture]) =>
                    picture ? replacePicture(document, cell.id, picture) : document,
                  )
                }
                onCaption={() => write(true)}
              />
            )}
            {layer && (
              <LayerBar
                document={layers}
                layer={layer}
                onLayers={(changed, done) => change(takeLayers(shown, changed), done)}
              />
            )}
          </div>
        )}
      </section>
      {versions && collage.documentId !== undefined && (
        <Suspense>
          <VersionsDialog
            documentId={collage.documentId}
            onRestore={collage.restore}
            onClose={() => setVersions(false)}
          />
        </Suspense>
      )}
      {!folded.history && (
        <CollageHistoryPane
          onAdd={(address, name) => void adding.addAddresses([address], name)}
          onFold={() => toggle('history')}
        />
      )}
    </div>
  );
}
