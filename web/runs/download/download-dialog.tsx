import { downloadTexts } from '@inkreel/contract/messages/areas/download.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { closeDownload, type DownloadStart } from '../../lib/dialogs.ts';
import { failureOf } from '../../lib/failure-text.ts';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { useSite } from '../../lib/site.ts';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureWords } from '../../ui/failure-words.tsx';
import { BackgroundRow } from './background-row.tsx';
import { endingOf, exportQuery, FULL_QUALITY, firstChoice, formatsOf } from './download-choice.ts';
import { SizeRow } from './size-row.tsx';
import { useExport } from './use-export.ts';
import { useTransparency } from './use-transparency.ts';
import './download.css';

const LAST_CHOICE = 'inkreel.device.download';
const NAMES = { png: 'PNG', jpeg: 'JPEG', webp: 'WebP', avif: 'AVIF' };

/** Format, size, quality and background of a download; the button's stub shows the measured size of the file. */
export default function DownloadDialog({ start }: { start: DownloadStart }) {
  const texts = useAreaTexts(downloadTexts);
  const messages = useStudioMessages();
  const { language, gap } = useLanguage();
  const site = useSite();
  const transparent = useTransparency(start.url, start.contentType);
  const [choice, setChoice] = useState(() => firstChoice(start, localStorage.getItem(LAST_CHOICE)));
  const set = (change: Partial<typeof choice>) => setChoice((before) => ({ ...before, ...change }));
  const query = exportQuery(choice, start);
  const { file, error, retry } = useExport(start.resultId, query);
  const bytes = query === undefined ? start.bytes : file?.size;
  /** Pressed before the file was ready. */
  const [wanted, setWanted] = useState(false);
  /** Has the focus first: then Enter repeats the last choice. */
  const button = useRef<HTMLButtonElement>(null);
  const name = `${start.name}.${endingOf(choice.format)}`;
  const ready = bytes !== undefined;
  const save = () => {
    const { format, size, quality } = choice;
    localStorage.setItem(LAST_CHOICE, JSON.stringify({ format, size, quality }));
    if (file && query !== undefined) saveFile(file, name);
    else saveAddress(`${start.url}?download=${encodeURIComponent(name)}`);
    closeDownload();
  };
  const saveWanted = useEffectEvent(save);
  useEffect(() => {
    if (wanted && ready) saveWanted();
  }, [wanted, ready]);

  const failure = error ? failureOf(error, messages, messages.pictures.downloadFailed) : undefined;
  return (
    <Dialog
      open
      onClose={closeDownload}
      title={texts.title}
      closeLabel={messages.shell.close}
      width={400}
      first={button}
    >
      <form
        className="download"
        onSubmit={(event) => {
          event.preventDefault();
          if (error) retry();
          else if (ready) save();
          else setWanted(true);
        }}
      >
        <p className="download-name">{name}</p>
        <fieldset>
          <legend className="label">{texts.format}</legend>
          <div className="download-segments">
            {formatsOf(start).map((format) => (
              <button
                key={format}
                type="button"
                aria-pressed={choice.format === format}
                onClick={() => set({ format })}
              >
                {NAMES[format]}
              </button>
            ))}
          </div>
        </fieldset>
        <SizeRow choice={choice} own={start} onChange={set} />
        {choice.format !== 'png' && (
          <label className="download-quality">
            <span className="label">
              {texts.quality}
              <span className="label-fact">{choice.quality}</span>
            </span>
            <input
              type="range"
              min={20}
              max={FULL_QUALITY}
              value={choice.quality}
              onChange={(event) => set({ quality: Number(event.target.value) })}
            />
            <span className="download-scale" aria-hidden="true">
              <span>{texts.smaller}</span>
              <span>{texts.finer}</span>
            </span>
          </label>
        )}
        {transparent && (
          <BackgroundRow
            keepsTransparency={choice.format !== 'jpeg'}
            background={choice.background}
            onChange={(background) => set({ background })}
          />
        )}
        {site.visibleLabel ? (
          <p className="note">{texts.labelStays}</p>
        ) : (
          <label className="download-check">
            <input
              type="checkbox"
              checked={choice.label}
              onChange={(event) => set({ label: event.target.checked })}
            />
            {texts.label}
          </label>
        )}
        <p role="alert" className="download-failed">
          {failure && <FailureWords failure={failure} />}
        </p>
        <Button
          ref={button}
          type="submit"
          look="ink"
          size="large"
          className="download-button"
          aria-busy={wanted && !ready}
          aria-describedby="download-note"
          stub={
            ready ? (
              <span data-bytes={bytes}>{sizeText(bytes, texts, language)}</span>
            ) : (
              <span className="download-measuring">
                <span className="sr-only">{texts.measuring}</span>
              </span>
            )
          }
        >
          {error ? texts.again : texts.action}
        </Button>
        <p className="note" id="download-note">
          {query === undefined ? texts.asMade : texts.measured}
          {gap}
          {texts.kept}
        </p>
      </form>
    </Dialog>
  );
}

/** Lets the browser fetch an address of this product as a download. */
function saveAddress(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

const KB = 1024;

function sizeText(bytes: number, texts: (typeof downloadTexts)['en'], language: string): string {
  const write = (value: number, digits: number) =>
    value.toLocaleString(language, { maximumFractionDigits: digits });
  if (bytes < 1000 * KB) return texts.kilobytes({ size: write(bytes / KB, bytes < 10 * KB ? 1 : 0) });
  return texts.megabytes({ size: write(bytes / KB / KB, 1) });
}
