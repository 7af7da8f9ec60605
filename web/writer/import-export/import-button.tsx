import { writerFileTexts } from '@inkreel/contract/messages/areas/writer-files.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { textPath } from '../../documents/text-paths.ts';
import { ApiError } from '../../lib/api-error.ts';
import { projectOfRun } from '../../lib/current-project.ts';
import { failureOf } from '../../lib/failure-text.ts';
import { useLocalPath } from '../../lib/language-link.tsx';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useNavigate } from '../../lib/router.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { Button } from '../../ui/button.tsx';
import { FailureWords } from '../../ui/failure-words.tsx';
import { fileLosses } from './losses.ts';
import { TEXT_FILES } from './text-file-types.ts';

/** Makes a text of a file that the person chooses, and opens it with what could not be kept. */
export function ImportButton() {
  const texts = useAreaTexts(writerFileTexts);
  const messages = useStudioMessages();
  const client = useQueryClient();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<unknown>();
  const take = async (file: File) => {
    setBusy(true);
    setFailed(undefined);
    try {
      const { importText } = await import('./import-text.ts');
      const { id, losses } = await importText(file, projectOfRun(client));
      fileLosses.set(losses.length > 0 ? { way: 'imported', text: id, losses } : undefined);
      navigate(localPath(textPath(id)));
    } catch (error) {
      setFailed(error);
      setBusy(false);
    }
  };
  const line = failed instanceof ApiError ? failed.data['line'] : undefined;
  return (
    <>
      <Button disabled={busy} aria-describedby="writer-import-hint" onClick={() => input.current?.click()}>
        {busy ? texts.importing : texts.import}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={texts.import}
        accept={TEXT_FILES}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) void take(file);
        }}
      />
      <small id="writer-import-hint" className="text-ink-3">
        {texts.importHint}
      </small>
      {failed !== undefined && (
        <p role="alert">
          <FailureWords failure={failureOf(failed, messages, texts.importFailed)} />
          {typeof line === 'number' && ` ${texts.atLine({ line })}`}
        </p>
      )}
    </>
  );
}
