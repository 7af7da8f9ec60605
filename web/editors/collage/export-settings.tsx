import { collageTexts } from '@inkreel/contract/messages/areas/collage.ts';
import type { CollageDocument } from '@inkreel/scene/collage/collage-document.ts';
import { EXPORT_FORMATS, EXPORT_SIZES, exportSize } from '@inkreel/scene/collage/export-size.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { ChoiceRow } from '../kit/fields/choice-row.tsx';
import type { ExportChoice } from './export-bar.tsx';

/** File format and size of the export, with the resulting pixels. */
export function ExportSettings({
  collage,
  choice,
  onChoose,
}: {
  collage: CollageDocument;
  choice: ExportChoice;
  onChoose: (choice: ExportChoice) => void;
}) {
  const texts = useAreaTexts(collageTexts);
  return (
    <>
      <ChoiceRow
        look="segments"
        label={texts.format}
        chosen={choice.format}
        onChoose={(format) => onChoose({ ...choice, format })}
        choices={EXPORT_FORMATS.map((value) => ({ value, label: value.toUpperCase() }))}
      />
      {choice.format === 'jpg' && collage.background === null && <p className="note">{texts.jpgPaper}</p>}
      <ChoiceRow
        look="segments"
        label={texts.exportSize}
        fact={texts.pixels(exportSize(collage, choice.longest))}
        chosen={choice.longest}
        onChoose={(longest) => onChoose({ ...choice, longest })}
        choices={EXPORT_SIZES.map((value) => ({ value, label: String(value) }))}
      />
    </>
  );
}
