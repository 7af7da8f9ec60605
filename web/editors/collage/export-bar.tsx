import { IMAGE_UPLOAD_BYTES } from '@inkreel/contract/limits.ts';
import { collageTexts } from '@inkreel/contract/messages/areas/collage.ts';
import type { CollageDocument } from '@inkreel/scene/collage/collage-document.ts';
import { type ExportFormat, exportSize } from '@inkreel/scene/collage/export-size.ts';
import { PICTURES } from '@inkreel/scene/collage/layouts.ts';
import { useState } from 'react';
import { askToSignIn } from '../../lib/dialogs.ts';
import { type Failure, spokenFailure } from '../../lib/failure-text.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { useSignedIn } from '../../lib/session.ts';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { FailureWords } from '../../ui/failure-words.tsx';
import { uploadPicture } from '../kit/upload-picture.ts';
import { collageFile } from './collage-file.ts';

const MEGABYTE = 1024 * 1024;

export interface ExportChoice {
  format: ExportFormat;
  /** Longest side in pixels. */
  longest: number;
}

/** The foot of the settings: the collage as a download, or kept with the person's uploads. */
export function ExportBar({
  collage,
  choice,
  saves,
  verb,
  original,
}: {
  collage: CollageDocument;
  choice: ExportChoice;
  /** False if the browser cannot keep the collage for another visit. */
  saves: boolean;
  verb: string;
  original: (source: string) => Promise<Blob | undefined>;
}) {
  const texts = useAreaTexts(collageTexts);
  const messages = useStudioMessages();
  const signedIn = useSignedIn();
  const [busy, setBusy] = useState<'download' | 'keep' | undefined>();
  const [failure, setFailure] = useState<Failure | undefined>();
  const short = collage.cells.length < PICTURES.minimum;

  const draw = async (use: 'download' | 'keep'): Promise<void> => {
    if (short || busy) return;
    setFailure(undefined);
    if (use === 'keep' && !signedIn && !(await askToSignIn())) return;
    setBusy(use);
    try {
      const picture = await collageFile(
        collage,
        exportSize(collage, choice.longest),
        choice.format,
        original,
      ).catch(() => undefined);
      if (!picture) return setFailure({ text: texts.failures.export, help: [] });
      const name = `collage-${new Date().toISOString().slice(0, 10)}.${choice.format}`;
      if (use === 'download') return saveFile(picture, name);
      if (picture.size > IMAGE_UPLOAD_BYTES)
        return setFailure({
          text: texts.failures.large({ size: IMAGE_UPLOAD_BYTES / MEGABYTE }),
          help: [texts.failures.keepHelp],
        });
      await uploadPicture(picture, name);
      toast(texts.kept);
    } catch (error) {
      setFailure(spokenFailure(error, messages, texts.failures.keep));
    } finally {
      setBusy(undefined);
    }
  };

  return (
    <div className="run-bar">
      <p role="alert" className="run-refused">
        {failure && <FailureWords failure={failure} />}
      </p>
      <div className="collage-run">
        <Button
          look="seal"
          size="large"
          className="run-button"
          stub={texts.free}
          aria-disabled={short || busy !== undefined}
          aria-describedby="collage-run-note"
          data-collage-download
          onClick={() => void draw('download')}
        >
          {busy === 'download' ? texts.working : verb}
        </Button>
        <Button
          size="large"
          aria-disabled={short || busy !== undefined}
          title={texts.keepHint}
          onClick={() => void draw('keep')}
        >
          {busy === 'keep' ? texts.keeping : texts.keep}
        </Button>
      </div>
      <p className="note run-note" id="collage-run-note">
        <span data-reason={short || !saves}>
          {short ? texts.oneMore : saves ? texts.keepHint : texts.notSaved}
        </span>
      </p>
    </div>
  );
}
