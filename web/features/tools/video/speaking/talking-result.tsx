import type { MediaFile } from '@inkreel/contract/api/media.ts';
import { speakingTexts } from '@inkreel/contract/messages/areas/speaking.ts';
import { useAreaTexts } from '../../../../lib/messages.tsx';
import { MediaPlayer } from '../../../../runs/media-player.tsx';
import './speaking.css';

/** A portrait beside the video in which it speaks. */
export default function TalkingResult({
  portrait,
  file,
  label,
}: {
  portrait: string;
  file: MediaFile;
  label: string;
}) {
  const texts = useAreaTexts(speakingTexts);
  const ratio = `${file.width ?? 1} / ${file.height ?? 1}`;
  return (
    <div className="talking" style={{ '--ratio': ratio } as React.CSSProperties}>
      <figure>
        <img src={portrait} alt={texts.portrait} />
        <figcaption className="slug">
          <b>{texts.portrait}</b>
        </figcaption>
      </figure>
      <figure>
        <MediaPlayer file={file} label={label} />
        <figcaption className="slug">
          <b>{texts.talking}</b>
          {file.width !== null && file.height !== null && (
            <span>
              {file.width} × {file.height}
            </span>
          )}
        </figcaption>
      </figure>
    </div>
  );
}
