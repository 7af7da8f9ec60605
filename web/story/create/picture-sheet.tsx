import { PLACED_IMAGES } from '@inkreel/contract/api/stories.ts';
import { STORY_LIMITS } from '@inkreel/contract/documents/story-document.ts';
import { storyCreateTexts } from '@inkreel/contract/messages/areas/story-create.ts';
import { ChevronLeft, ChevronRight, Plus, X } from 'lucide-react';
import { type DragEvent, useEffect, useMemo, useRef } from 'react';
import { byteSize } from '../../lib/byte-size.ts';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { shrinkPicture } from '../../uploads/shrink-picture.ts';
import { useImageWords } from './use-image-words.ts';
import type { ScriptPicture, Start } from './use-start.ts';

/** Pictures that become shots, in their order. */
export function PictureSheet({ start }: { start: Start }) {
  const texts = useAreaTexts(storyCreateTexts);
  const add = useAdding(start);
  const input = useRef<HTMLInputElement>(null);
  const words = useImageWords(start);
  const { pictures, setPictures, setWords } = start;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void add([...event.dataTransfer.files]);
  };
  const move = (at: number, by: number) => {
    const [moved] = pictures.slice(at, at + 1);
    if (moved) setPictures(pictures.toSpliced(at, 1).toSpliced(at + by, 0, moved));
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: files may be dropped; the button does the same.
    <article
      className="create-sheet create-pictures"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <h2>{texts.picturesTitle}</h2>
      <p className="note">{texts.picturesLead}</p>
      <ol>
        {pictures.map((picture, at) => (
          <li key={picture.id}>
            <Thumbnail picture={picture} />
            <textarea
              className="input"
              rows={3}
              maxLength={STORY_LIMITS.shotText}
              aria-label={texts.wordsOf({ at: at + 1 })}
              placeholder={texts.wordsOpen}
              value={picture.words}
              readOnly={words.isWriting}
              onChange={(event) => setWords(picture.id, event.target.value)}
            />
            <PictureSize picture={picture} />
            <div>
              {at > 0 && <IconButton label={texts.earlier} icon={ChevronLeft} onClick={() => move(at, -1)} />}
              {at < pictures.length - 1 && (
                <IconButton label={texts.later} icon={ChevronRight} onClick={() => move(at, 1)} />
              )}
              <IconButton
                label={texts.removePicture}
                icon={X}
                onClick={() => setPictures(pictures.toSpliced(at, 1))}
              />
            </div>
          </li>
        ))}
        {pictures.length < PLACED_IMAGES && (
          <li>
            <button type="button" className="create-add" onClick={() => input.current?.click()}>
              <Plus size={20} aria-hidden />
              {texts.addPictures}
            </button>
          </li>
        )}
      </ol>
      {pictures.length > 0 && <WordsWriter words={words} />}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/*"
        aria-label={texts.addPictures}
        data-testid="script-pictures"
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          event.target.value = '';
          void add(chosen);
        }}
      />
    </article>
  );
}

/** Words by a language model, where one is connected that sees. */
function WordsWriter({
  words: { isOpen, isWriting, points, said, write, stop },
}: {
  words: ReturnType<typeof useImageWords>;
}) {
  const texts = useAreaTexts(storyCreateTexts);
  const { run } = useStudioMessages().tools;
  if (!isOpen) return null;
  return (
    <div className="create-writer">
      <p className="note" role="status">
        {isWriting ? texts.wordsWriting : (said ?? texts.wordsHint)}
      </p>
      {isWriting ? (
        <Button look="ink" onClick={stop}>
          {texts.stop}
        </Button>
      ) : (
        <Button disabled={points === 0} stub={run.upTo({ points })} onClick={write}>
          {texts.wordsWrite}
        </Button>
      )}
    </div>
  );
}

/** Bytes of a picture, and before it was shrunk. */
function PictureSize({ picture: { ready, was } }: { picture: ScriptPicture }) {
  const texts = useAreaTexts(storyCreateTexts);
  const { number } = useLanguage();
  const size = byteSize(ready.blob.size, number);
  return <span>{was > ready.blob.size ? texts.shrunk({ size, was: byteSize(was, number) }) : size}</span>;
}

function Thumbnail({ picture: { ready } }: { picture: ScriptPicture }) {
  const url = useMemo(() => URL.createObjectURL(ready.blob), [ready]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return <img src={url} alt={ready.name} />;
}

/** Shrinks pictures one after the other: each is decoded whole. */
function useAdding({ addPicture, pictures }: Start) {
  const messages = useStudioMessages();
  return async (files: readonly File[]) => {
    for (const file of files.slice(0, PLACED_IMAGES - pictures.length)) {
      try {
        addPicture({ ready: await shrinkPicture(file), was: file.size });
      } catch (error) {
        toastFailure(error, messages);
      }
    }
  };
}
