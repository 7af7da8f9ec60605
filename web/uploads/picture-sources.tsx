import { Camera, Clipboard, Images, Upload } from 'lucide-react';
import { useRef } from 'react';
import { onPhone } from '../lib/on-phone.ts';
import { Button } from '../ui/button.tsx';
import type { PictureInput } from './use-picture-input.ts';

const PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';
/** Phones provide JPEG unless HEIC is accepted; on a desktop it must be accepted to be listed in the dialog. */
const ON_A_DESK = `${PICTURES},image/heic,image/heif,.heic,.heif,image/bmp,image/tiff`;

/** The ways to add a picture: a file, the camera of a phone, the clipboard, pictures that the product keeps already. */
export function PictureSources({
  input,
  many,
  onLibrary,
}: {
  input: PictureInput;
  many: boolean;
  onLibrary: () => void;
}) {
  const { texts } = input;
  const file = useRef<HTMLInputElement>(null);
  const photo = useRef<HTMLInputElement>(null);
  const choose = (event: React.ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    // Allows the same file to be chosen again.
    event.target.value = '';
    if (files.length > 0) void input.take(files);
  };
  const hidden = { type: 'file', hidden: true, tabIndex: -1, 'aria-hidden': true, onChange: choose } as const;
  return (
    <div className="picture-sources">
      <input {...hidden} ref={file} accept={onPhone() ? PICTURES : ON_A_DESK} multiple={many} />
      <Button size="small" onClick={() => file.current?.click()}>
        <Upload size={14} aria-hidden />
        {many ? texts.chooseMany : texts.choose}
      </Button>
      {onPhone() && (
        <>
          <input {...hidden} ref={photo} accept="image/*" capture="environment" />
          <Button size="small" onClick={() => photo.current?.click()}>
            <Camera size={14} aria-hidden />
            {texts.camera}
          </Button>
        </>
      )}
      <Button size="small" onClick={() => void input.paste()}>
        <Clipboard size={14} aria-hidden />
        {texts.paste}
      </Button>
      <Button size="small" onClick={onLibrary}>
        <Images size={14} aria-hidden />
        {texts.shelf}
      </Button>
    </div>
  );
}
