import { IMAGE_UPLOAD_BYTES } from '@inkreel/contract/limits.ts';
import { collageTexts } from '@inkreel/contract/messages/areas/collage.ts';
import { ClipboardPaste, ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { PICTURES } from './core/layouts.ts';
import type { NamedFile, RefusedFile } from './use-collage-pictures.ts';

/** What stood against adding pictures, beside single files. */
export type AddProblem = 'many' | 'clipboardEmpty' | 'clipboard' | 'history';

/** The ways in: from the device, from the clipboard; and what could not be taken, with its reason. */
export function PictureAdder({
  count,
  reading,
  refused,
  problem,
  onFiles,
  onProblem,
}: {
  count: number;
  reading: boolean;
  refused: readonly RefusedFile[];
  problem: AddProblem | undefined;
  onFiles: (files: readonly NamedFile[]) => void;
  onProblem: (problem: AddProblem) => void;
}) {
  const texts = useAreaTexts(collageTexts);
  const input = useRef<HTMLInputElement>(null);
  const paste = async () => {
    try {
      const files = await clipboardPictures();
      if (files.length > 0) onFiles(files);
      else onProblem('clipboardEmpty');
    } catch {
      onProblem('clipboard');
    }
  };
  return (
    <div>
      <div className="label">
        <span>{texts.pictures}</span>
        <span className="label-fact">{texts.used({ count, limit: PICTURES.maximum })}</span>
      </div>
      <div className="collage-add">
        <Button onClick={() => input.current?.click()} disabled={count >= PICTURES.maximum}>
          <ImagePlus size={17} strokeWidth={1.6} aria-hidden />
          {texts.add}
        </Button>
        <Button onClick={() => void paste()} disabled={count >= PICTURES.maximum}>
          <ClipboardPaste size={17} strokeWidth={1.6} aria-hidden />
          {texts.paste}
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
      <p className="note mt-1.5">{reading ? texts.reading : texts.addHint}</p>
      <div role="alert" className="collage-refused">
        {problem && (
          <p>
            {problem === 'many' ? texts.failures.many({ max: PICTURES.maximum }) : texts.failures[problem]}
          </p>
        )}
        {refused.map(({ name, fault }) => (
          <p key={name}>{texts.failures[fault]({ name, size: IMAGE_UPLOAD_BYTES / 1024 / 1024 })}</p>
        ))}
      </div>
    </div>
  );
}

/** The files of an input, a drop or a paste, with their names. */
export function namedFiles(files: Iterable<File> | null): NamedFile[] {
  return [...(files ?? [])].map((file) => ({ name: file.name, bytes: file }));
}

async function clipboardPictures(): Promise<NamedFile[]> {
  const items = await navigator.clipboard.read();
  const pictures = items.flatMap((item) => {
    const type = item.types.find((each) => each.startsWith('image/'));
    return type === undefined ? [] : [{ item, type }];
  });
  return Promise.all(
    pictures.map(async ({ item, type }) => ({
      name: `clipboard.${type.slice('image/'.length)}`,
      bytes: await item.getType(type),
    })),
  );
}
