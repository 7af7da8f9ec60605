import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { useMediaUpload } from './use-media-upload.ts';

/** Opens the dialog for files, and says how far an upload is. */
export function UploadButton({
  upload,
  label,
  accept,
}: {
  upload: ReturnType<typeof useMediaUpload>;
  label: string;
  accept: string;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="small" disabled={upload.running} onClick={() => input.current?.click()}>
        <Plus size={15} aria-hidden />
        {label}
      </Button>
      {upload.words !== undefined && (
        <span role="status" className="film-note-inline">
          {upload.words}
        </span>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          event.target.value = '';
          void upload.take(chosen);
        }}
      />
    </>
  );
}
