import { collageTexts } from '@inkreel/contract/messages/areas/collage.ts';
import type { TextLayer } from '@inkreel/scene/layers/layer-document.ts';
import { PanelLeft } from 'lucide-react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { CollageSettings } from './collage-settings.tsx';
import { ExportBar, type ExportChoice } from './export-bar.tsx';
import { ExportSettings } from './export-settings.tsx';
import { PictureAdder } from './picture-adder.tsx';
import { TextControls } from './text-controls.tsx';
import type { AddingPictures } from './use-add-pictures.ts';
import type { Collage } from './use-collage.ts';
import type { CollagePictures } from './use-collage-pictures.ts';

/** The left side of the collage editor: images, the picked text, the layout, and the export at its foot. */
export function CollageInputs({
  collage: { document, change },
  pictures,
  adding,
  text,
  onText,
  choice,
  onChoose,
  sheet,
  onSheet,
  saves,
  verb,
  onFold,
}: {
  collage: Collage;
  pictures: CollagePictures;
  adding: AddingPictures;
  /** The picked text. */
  text: TextLayer | undefined;
  onText: (text: TextLayer, done: boolean) => void;
  choice: ExportChoice;
  onChoose: (choice: ExportChoice) => void;
  /** Whether the bottom sheet on a phone is fully open. */
  sheet: boolean;
  onSheet: (sheet: boolean) => void;
  /** Whether the collage is kept anywhere. */
  saves: boolean;
  verb: string;
  onFold: () => void;
}) {
  const texts = useAreaTexts(collageTexts);
  const { panes } = useStudioMessages().tools;
  return (
    <aside className="pane pane-inputs" aria-label={texts.settings}>
      <button
        type="button"
        className="sheet-handle"
        aria-expanded={sheet}
        aria-label={sheet ? texts.closeSettings : texts.settings}
        onClick={() => onSheet(!sheet)}
      />
      <div className="pane-head">
        <h2>{panes.inputs}</h2>
        <IconButton icon={PanelLeft} small label={texts.foldInputs} onClick={onFold} />
      </div>
      <div className="pane-scroll">
        <PictureAdder
          count={document.cells.length}
          reading={adding.reading}
          refused={adding.refused}
          problem={adding.problem}
          onFiles={adding.addFiles}
          onAddress={(address, name) => adding.addAddresses([address], name)}
          onProblem={adding.setProblem}
        />
        {text && <TextControls layer={text} onText={onText} />}
        {document.cells.length > 0 && (
          <>
            <CollageSettings collage={document} onChange={change} />
            <ExportSettings collage={document} choice={choice} onChoose={onChoose} />
          </>
        )}
      </div>
      <ExportBar collage={document} choice={choice} saves={saves} verb={verb} original={pictures.original} />
    </aside>
  );
}
