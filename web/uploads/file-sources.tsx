import { uploadTexts } from '@inkreel/contract/messages/areas/uploads.ts';
import { Images, Upload } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useAreaTexts } from '../lib/messages.tsx';
import { Button } from '../ui/button.tsx';

/** The ways to add a file: from the device, from what the product keeps already, and others between. */
export function FileSources({
  accept,
  many = false,
  take,
  onLibrary,
  children,
}: {
  /** As the file dialog takes it. */
  accept: string;
  many?: boolean;
  take: (files: readonly File[]) => unknown;
  onLibrary: () => void;
  children?: ReactNode;
}) {
  const texts = useAreaTexts(uploadTexts);
  const file = useRef<HTMLInputElement>(null);
  return (
    <div className="picture-sources">
      <FileInput ref={file} accept={accept} multiple={many} take={take} />
      <Button size="small" onClick={() => file.current?.click()}>
        <Upload size={14} aria-hidden />
        {many ? texts.chooseMany : texts.choose}
      </Button>
      {children}
      <Button size="small" onClick={onLibrary}>
        <Images size={14} aria-hidden />
        {texts.shelf}
      </Button>
    </div>
  );
}

/** A hidden file input, opened by a button beside it. */
export function FileInput({
  take,
  ...input
}: Omit<React.ComponentProps<'input'>, 'type' | 'onChange'> & {
  take: (files: readonly File[]) => unknown;
}) {
  return (
    <input
      type="file"
      hidden
      tabIndex={-1}
      aria-hidden
      {...input}
      onChange={(event) => {
        const files = [...(event.target.files ?? [])];
        // Allows the same file to be chosen again.
        event.target.value = '';
        if (files.length > 0) take(files);
      }}
    />
  );
}
