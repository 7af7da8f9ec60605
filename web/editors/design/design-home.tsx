import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import { type FormEvent, Suspense, useState } from 'react';
import { failureOf } from '../../lib/failure-text.ts';
import { useLocalPath } from '../../lib/language-link.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { useNavigate } from '../../lib/router.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { DocumentLinks } from '../../shell/document-links.tsx';
import { Button } from '../../ui/button.tsx';
import { uploadPicture } from '../kit/upload-picture.ts';
import { chooseFiles, isPsd } from './choose-files.ts';
import { dropProps } from './drop-props.ts';
import { designPath } from './head.ts';
import { designOfFile, emptyDesign, isCanvasSize } from './new-design.ts';

const PsdDialog = lazyPart(() => import('./psd/psd-dialog.tsx'));

const SIZES = [
  ['square', 2048, 2048],
  ['portrait', 1638, 2048],
  ['wide', 1920, 1080],
  ['story', 1080, 1920],
] as const;

/** The person's designs, and the ways to begin one. */
export default function DesignHome() {
  const texts = useAreaTexts(designTexts);
  return (
    <>
      <p className="mt-4 max-w-[40em] text-ink-2">{texts.lead}</p>
      <Begin />
      <section className="section">
        <header>
          <h2>{texts.recent}</h2>
        </header>
        <DocumentLinks kind="design" none={texts.none} pathOf={designPath} />
      </section>
    </>
  );
}

function Begin() {
  const texts = useAreaTexts(designTexts);
  const { begin } = texts;
  const messages = useStudioMessages();
  const { date } = useLanguage();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const [size, setSize] = useState<{ width: string; height: string }>({ width: '2048', height: '2048' });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();
  const wanted = { width: Number(size.width), height: Number(size.height) };
  const fits = isCanvasSize(wanted);
  const make = async (work: () => Promise<string | undefined>) => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const id = await work();
      if (id !== undefined) navigate(localPath(designPath(id)));
    } catch (error) {
      setFailure(failureOf(error, messages, texts.failed).text);
    } finally {
      setBusy(false);
    }
  };
  const [psd, setPsd] = useState<File | undefined>();
  const openFile = ([file]: readonly File[]) =>
    make(async () => {
      if (!file) return undefined;
      if (isPsd(file)) {
        setPsd(file);
        return undefined;
      }
      const bitmap = await createImageBitmap(file);
      const pixels = { width: bitmap.width, height: bitmap.height };
      bitmap.close();
      const id = await uploadPicture(file, file.name);
      return designOfFile({ file: id, name: file.name, project: undefined }, pixels);
    });
  const create = (event: FormEvent) => {
    event.preventDefault();
    const name = `${texts.unnamed}, ${date(new Date().toISOString())}`;
    if (fits) void make(() => emptyDesign({ name, project: undefined }, wanted));
  };
  return (
    <section {...dropProps(openFile)} className="design-begin">
      <div>
        <Button
          look="seal"
          size="large"
          aria-disabled={busy}
          onClick={() => void chooseFiles().then(openFile)}
        >
          {busy ? begin.uploading : begin.upload}
        </Button>
        <p className="note">{begin.uploadLine}</p>
      </div>
      <form onSubmit={create}>
        <h2>{begin.empty}</h2>
        <div className="design-row">
          {SIZES.map(([name, width, height]) => (
            <Button
              key={name}
              size="small"
              aria-pressed={wanted.width === width && wanted.height === height}
              onClick={() => setSize({ width: String(width), height: String(height) })}
            >
              {begin.sizes[name]}
            </Button>
          ))}
        </div>
        <div className="design-row">
          {(['width', 'height'] as const).map((side) => (
            <label key={side} className="design-number">
              {begin[side]}
              <input
                className="input"
                inputMode="numeric"
                value={size[side]}
                aria-invalid={!fits}
                onChange={(event) => setSize({ ...size, [side]: event.target.value })}
              />
            </label>
          ))}
          <Button type="submit" look="ink" aria-disabled={busy || !fits}>
            {begin.create}
          </Button>
        </div>
        {!fits && <p className="note">{begin.tooLarge}</p>}
      </form>
      <p role="alert">{failure}</p>
      {psd && (
        <Suspense>
          <PsdDialog
            file={psd}
            onDesign={(id) => navigate(localPath(designPath(id)))}
            onClose={() => setPsd(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}
