import { DESIGN_LIMITS } from '@inkreel/contract/documents/design-document.ts';
import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import { sizeName } from '@inkreel/scene/design/size-name.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { isPassing } from '../../documents/autosave.ts';
import { ApiError } from '../../lib/api-error.ts';
import { byteSize } from '../../lib/byte-size.ts';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { BROWSER_TYPES, type DesignFormat, designFile, EXPORT_FORMATS, serverFile } from './export-file.ts';
import { NumberField } from './properties/number-field.tsx';
import { SliderRow } from './properties/slider-row.tsx';
import type { DesignEditing } from './use-design.ts';

/** Pixels of the longest side of the smallest file. */
const LEAST_SIDE = 16;

/** The design as a file of any size; what it weighs is measured before it is downloaded. */
export default function ExportDialog({
  editing,
  name,
  onClose,
}: {
  editing: DesignEditing;
  name: string;
  onClose: () => void;
}) {
  const { export: texts, sizes: sizeTexts } = useAreaTexts(designTexts);
  const { number } = useLanguage();
  const { shown } = editing;
  const [format, setFormat] = useState<DesignFormat>('png');
  const [width, setWidth] = useState(shown.width);
  const [quality, setQuality] = useState(90);
  const { all: sizes, now: size } = editing.sizes;
  const [all, setAll] = useState(false);
  const height = Math.max(1, Math.round((width * shown.height) / shown.width));
  const fileName = all || sizes.length === 1 ? name : `${name} - ${sizeName(size, sizeTexts)}`;
  const made = useMade(editing, { format, width, height, quality, all });
  const file = made?.file;
  const least = Math.ceil(LEAST_SIDE * Math.min(1, shown.width / shown.height));
  const most = Math.floor(
    Math.min(
      DESIGN_LIMITS.side * Math.min(1, shown.width / shown.height),
      Math.sqrt((DESIGN_LIMITS.pixels * shown.width) / shown.height),
    ),
  );
  return (
    <Dialog open onClose={onClose} title={texts.title} closeLabel={texts.close} width={420}>
      <div className="design-export">
        <div className="design-row" role="group" aria-label={texts.format}>
          {EXPORT_FORMATS.map((each) => (
            <Button key={each} size="small" aria-pressed={each === format} onClick={() => setFormat(each)}>
              {texts.formats[each]}
            </Button>
          ))}
        </div>
        {sizes.length > 1 && (
          <div className="design-row" role="group" aria-label={sizeTexts.title}>
            <Button size="small" aria-pressed={!all} onClick={() => setAll(false)}>
              {sizeName(size, sizeTexts)}
            </Button>
            <Button size="small" aria-pressed={all} onClick={() => setAll(true)}>
              {texts.allSizes({ count: sizes.length })}
            </Button>
          </div>
        )}
        {!all && (
          <div className="design-four">
            <NumberField
              label={texts.width}
              value={width}
              minimum={least}
              maximum={most}
              onChange={(side) => setWidth(Math.round(side))}
            />
            <NumberField
              label={texts.height}
              value={height}
              minimum={1}
              maximum={Math.floor((most * shown.height) / shown.width)}
              onChange={(side) => setWidth(Math.max(1, Math.round((side * shown.width) / shown.height)))}
            />
          </div>
        )}
        {format !== 'png' && (
          <SliderRow label={texts.quality} value={quality} minimum={10} maximum={100} onChange={setQuality} />
        )}
        {format === 'jpg' && shown.background === null && <p className="note">{texts.noLossy}</p>}
        <p role="status" className="design-export-size">
          {made === undefined ? texts.working : file ? byteSize(file.size, number) : texts.failed}
        </p>
        <Button
          look="seal"
          size="large"
          stub={texts.free}
          aria-disabled={!file}
          onClick={() =>
            file && saveFile(file, `${fileName.replaceAll(/[\\/:*?"<>|]/gu, ' ')}.${all ? 'zip' : format}`)
          }
        >
          {texts.download}
        </Button>
      </div>
    </Dialog>
  );
}

interface Wanted {
  format: DesignFormat;
  width: number;
  height: number;
  quality: number;
  /** All sizes, each in its own pixels. */
  all: boolean;
}

/** The file for these choices; undefined while it is drawn, without a file if it could not be. */
function useMade(
  { shown, document, sizes }: DesignEditing,
  wanted: Wanted,
): { file: Blob | undefined } | undefined {
  const key = JSON.stringify(wanted);
  const [made, setMade] = useState<{ key: string; file: Blob | undefined } | undefined>();
  const make = useEffectEvent(async () => {
    const { format, width, height, quality, all } = wanted;
    try {
      await document.settle();
      if (all) return await serverFile(document.record.id, { format, quality, size: 'all' });
      const longest = Math.max(width, height);
      return await serverFile(document.record.id, { format, longest, quality, size: sizes.now.id });
    } catch (error) {
      // Without a connection the browser draws the same pixels, in the formats that it writes.
      if (all || !(error instanceof ApiError && isPassing(error)) || BROWSER_TYPES[format] === undefined)
        throw error;
      return designFile(
        shown,
        { size: { width, height }, format, quality: quality / 100 },
        document.files.get(),
      );
    }
  });
  useEffect(() => {
    let left = false;
    const waiting = setTimeout(() => {
      make().then(
        (file) => left || setMade({ key, file }),
        () => left || setMade({ key, file: undefined }),
      );
    }, 200);
    return () => {
      left = true;
      clearTimeout(waiting);
    };
  }, [key]);
  return made?.key === key ? made : undefined;
}
