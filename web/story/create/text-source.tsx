import { SCRIPT_FILE_TYPES } from '@inkreel/contract/api/scripts.ts';
import { TEXT_LIMITS } from '@inkreel/contract/api/texts.ts';
import { storyCreateTexts } from '@inkreel/contract/messages/areas/story-create.ts';
import { FileText, X } from 'lucide-react';
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { readScriptFile } from './read-script-file.ts';
import type { Start } from './use-start.ts';

const TYPES = SCRIPT_FILE_TYPES.map((type) => `.${type}`).join(',');

/** The person's own text, typed, pasted or from a file. */
export function TextSource({ start }: { start: Start }) {
  const texts = useAreaTexts(storyCreateTexts);
  const { text, setText, isTooLong, file, origin } = start;
  const { read, isReading } = useReading(start);
  const readText = () => void read(new File([text], 'text.txt'));
  const readArrived = useEffectEvent(() => {
    if (isTooLong) readText();
  });
  // A text of the writer may be of any length.
  useEffect(() => {
    if (origin) readArrived();
  }, [origin]);
  const drop = (event: DragEvent) => {
    const [dropped] = event.dataTransfer.files;
    if (!dropped) return;
    event.preventDefault();
    void read(dropped);
  };
  const fact = texts.characters({ now: text.length, most: TEXT_LIMITS.scriptCharacters });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files may be dropped; the button does the same.
    <div className="create-source" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      {file ? (
        <FileCard start={start} />
      ) : (
        <Field label={texts.text} fact={fact} {...(isTooLong ? { error: texts.tooLong } : {})}>
          {(control) => (
            <textarea
              {...control}
              className="input create-text"
              rows={10}
              value={text}
              placeholder={texts.textPlaceholder}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
      )}
      {isTooLong && !file && (
        <Button size="small" disabled={isReading} onClick={readText}>
          {texts.readAsFile}
        </Button>
      )}
      <FileButton onFile={read} isReading={isReading} />
    </div>
  );
}

function FileButton({ onFile, isReading }: { onFile: (file: File) => Promise<void>; isReading: boolean }) {
  const texts = useAreaTexts(storyCreateTexts);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Button size="small" disabled={isReading} onClick={() => input.current?.click()}>
        {texts.file}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={TYPES}
        aria-label={texts.file}
        data-testid="script-file"
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          event.target.value = '';
          if (chosen) void onFile(chosen);
        }}
      />
      <p className="note mt-1.5" role="status">
        {isReading ? texts.reading : texts.fileHint}
      </p>
    </div>
  );
}

function FileCard({ start: { file, setFile } }: { start: Start }) {
  const texts = useAreaTexts(storyCreateTexts);
  if (!file) return null;
  return (
    <div className="create-file">
      <FileText size={18} aria-hidden />
      <b>{file.name}</b>
      <IconButton label={texts.removeFile} icon={X} onClick={() => setFile(undefined)} />
      <small>
        {texts.readAs({ type: file.type.toUpperCase(), encoding: file.encoding?.toUpperCase() ?? '' })}
      </small>
    </div>
  );
}

/** Reads one file at a time; a newer one takes the place of an older one. */
function useReading({ setFile }: Start) {
  const messages = useStudioMessages();
  const running = useRef<AbortController>(undefined);
  const [isReading, setIsReading] = useState(false);
  const read = async (file: File) => {
    running.current?.abort();
    const turn = new AbortController();
    running.current = turn;
    setIsReading(true);
    try {
      setFile(await readScriptFile(file, undefined, turn.signal));
    } catch (error) {
      if (!turn.signal.aborted) toastFailure(error, messages);
    } finally {
      if (running.current === turn) setIsReading(false);
    }
  };
  return { read, isReading };
}
