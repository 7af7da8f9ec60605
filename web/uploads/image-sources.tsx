import { Camera, Clipboard } from 'lucide-react';
import { useRef } from 'react';
import { onPhone } from '../lib/on-phone.ts';
import { Button } from '../ui/button.tsx';
import { FileInput, FileSources } from './file-sources.tsx';
import type { PictureInput } from './use-picture-input.ts';

const PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';
/** Phones provide JPEG unless HEIC is accepted; on a desktop it must be accepted to be listed in the dialog. */
const ON_A_DESK = `${PICTURES},image/heic,image/heif,.heic,.heif,image/bmp,image/tiff`;

/** The ways to add an image: a file, the camera of a phone, the clipboard, images that the product keeps already. */
export function ImageSources({
  input: { texts, take, paste },
  many,
  onLibrary,
}: {
  input: PictureInput;
  many: boolean;
  onLibrary: () => void;
}) {
  const photo = useRef<HTMLInputElement>(null);
  return (
    <FileSources accept={onPhone() ? PICTURES : ON_A_DESK} many={many} take={take} onLibrary={onLibrary}>
      {onPhone() && (
        <>
          <FileInput ref={photo} accept="image/*" capture="environment" take={take} />
          <Button size="small" onClick={() => photo.current?.click()}>
            <Camera size={14} aria-hidden />
            {texts.camera}
          </Button>
        </>
      )}
      <Button size="small" onClick={() => void paste()}>
        <Clipboard size={14} aria-hidden />
        {texts.paste}
      </Button>
    </FileSources>
  );
}
