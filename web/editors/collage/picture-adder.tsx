import { IMAGE_UPLOAD_BYTES } from '@inkreel/contract/limits.ts';
import { collageTexts } from '@inkreel/contract/messages/areas/collage.ts';
import { PICTURES } from '@inkreel/scene/collage/layouts.ts';
import { ClipboardPaste, ImagePlus, Images } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { askToSignIn } from '../../lib/dialogs.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useSignedIn } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { FailureWords } from '../../ui/failure-words.tsx';
import { readClipboard } from '../../uploads/clipboard.ts';
import { type PictureFault } from './read-picture.ts';
import type { NamedFile, RefusedFile } from './use-collage-pictures.ts';

const PickDialog = lazyPart(() =>
  import('../../uploads/pick/pick-dialog.tsx').then(({ PickDialog: Picker }) => ({ default: Picker })),
);

/** Errors about adding pictures, other than those of single files. */
export type AddProblem = 'many' | 'clipboardEmpty' | 'clipboard' | 'history';

/** Ways to add: from the device, from the clipboard; and rejected files with their reasons. */
export function PictureAdder({
  count,
  reading,
  refused,
  problem,
  onFiles,
  onAddress,
  onProblem,
}: {
  count: number;
  reading: boolean;
  refused: readonly RefusedFile[];
  problem: AddProblem | undefined;
  onFiles: (files: readonly NamedFile[]) => void;
  onAddress: (address: string, name: string) => void;
  onProblem: (problem: AddProblem) => void;
}) {
  const texts = useAreaTexts(collageTexts);
  const input = useRef<HTMLInputElement>(null);
  const signedIn = useSignedIn();
  const [library, setLibrary] = useState(false);
  const paste = async () => {
    const clipboard = await readClipboard();
    if (clipboard.kind === 'files') onFiles(namedFiles(clipboard.files));
    else onProblem(clipboard.kind === 'empty' ? 'clipboardEmpty' : 'clipboard');
  };
  const openLibrary = async () => {
    if (signedIn || (await askToSignIn())) setLibrary(true);
  };
  const full = count >= PICTURES.maximum;
  const words = (fault: PictureFault) =>
    fault === 'large'
      ? texts.failures.large({ size: IMAGE_UPLOAD_BYTES / 1024 / 1024 })
      : texts.failures[fault];
  return (
    <div>
      <div className="label">
        <span>{texts.pictures}</span>
        <span className="label-fact">{texts.used({ count, limit: PICTURES.maximum })}</span>
      </div>
      <div className="collage-add">
        <Button onClick={() => input.current?.click()} disabled={full}>
          <ImagePlus size={17} strokeWidth={1.6} aria-hidden />
          {texts.add}
        </Button>
        <Button onClick={() => void paste()} disabled={full}>
          <ClipboardPaste size={17} strokeWidth={1.6} aria-hidden />
          {texts.paste}
        </Button>
        <Button className="collage-library" onClick={() => void openLibrary()} disabled={full}>
          <Images size={17} strokeWidth={1.6} aria-hidden />
          {texts.shelf}
        </Button>
        <input
          ref={input}
          type="file"
          accept="image/*"
          multiple
          hidden
          data-testid="collage-files"
          onChange={(event) => {
            onFiles(namedFiles(event.target.files));
            event.target.value = '';
          }}
        />
      </div>
      {reading ? (
        <p role="status" className="note mt-1.5">
          {texts.reading}
        </p>
      ) : (
        <p className="note mt-1.5 max-phone:hidden">{texts.addHint}</p>
      )}
      {library && (
        <Suspense>
          <PickDialog
            most={1}
            onPicked={({ url, name }) => onAddress(url, name)}
            onClose={() => setLibrary(false)}
          />
        </Suspense>
      )}
      <div role="alert" className="collage-refused">
        {problem && (
          <p>
            {problem === 'many' ? texts.failures.many({ max: PICTURES.maximum }) : texts.failures[problem]}
          </p>
        )}
        {refused.map(({ name, fault }) => (
          <p key={name}>
            <FailureWords failure={{ text: words(fault), help: [texts.failures.help[fault]({ name })] }} />
          </p>
        ))}
      </div>
    </div>
  );
}

/** The files of an input, a drop or a paste, with their names. */
export function namedFiles(files: Iterable<File> | null): NamedFile[] {
  return [...(files ?? [])].map((file) => ({ name: file.name, bytes: file }));
}
