import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import type { TextEncoding } from '@inkreel/contract/text/encodings.ts';
import type { Cue } from '@inkreel/scene/subtitles/cue.ts';
import { Upload } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { useKeptState } from '../../../lib/kept-state.tsx';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import type { ReadFile } from './read-subtitle-file.ts';

const FileReading = lazyPart(() => import('./file-reading.tsx'));

/**
 * Reads a subtitle file in the browser: its lines appear immediately, without the server and without points.
 */
export function FileSource({ onLines }: { onLines: (lines: readonly Cue[]) => void }) {
  const texts = useAreaTexts(subtitleTexts);
  const input = useRef<HTMLInputElement>(null);
  const [last, setLast] = useKeptState<ReadFile | undefined>('subtitle file', undefined);
  const read = async (file: File, encoding?: TextEncoding) => {
    const { readSubtitleFile } = await import('./read-subtitle-file.ts');
    const { read: found, cues } = await readSubtitleFile(file, encoding);
    setLast(found);
    if (found.refused) return;
    onLines(cues);
    toast(texts.found.file({ count: cues.length }));
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-hidden
        data-testid="subtitle-file"
        accept=".srt,.vtt,.ass,.ssa"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void read(file);
          // Allows the same file to be chosen again.
          event.target.value = '';
        }}
      />
      <Button size="small" className="w-full" onClick={() => input.current?.click()}>
        <Upload size={15} strokeWidth={1.6} aria-hidden /> {texts.start.file}
      </Button>
      {last?.refused && (
        <p className="run-refused" role="alert">
          {texts.fileRefused[last.refused]}
        </p>
      )}
      {last?.encoding && (
        <Suspense>
          <FileReading read={last} onEncoding={(encoding) => void read(last.file, encoding)} />
        </Suspense>
      )}
    </>
  );
}
