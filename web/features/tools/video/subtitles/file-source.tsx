import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import type { Cue } from '@inkreel/scene/subtitles/cue.ts';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { useKeptState } from '../../../../lib/kept-state.tsx';
import { useAreaTexts } from '../../../../lib/messages.tsx';
import { toast } from '../../../../lib/toast.ts';
import { Button } from '../../../../ui/button.tsx';

/**
 * Reads a subtitle file in the browser: its lines appear immediately, without the server and without points.
 */
export function FileSource({ onLines }: { onLines: (lines: readonly Cue[]) => void }) {
  const texts = useAreaTexts(subtitleTexts);
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useKeptState<string | undefined>('subtitle file', undefined);
  const read = async (file: File) => {
    const { readSubtitleFile } = await import('./read-subtitle-file.ts');
    const found = await readSubtitleFile(file);
    if ('refused' in found) return setRefused(texts.fileRefused[found.refused]);
    setRefused(undefined);
    onLines(found.cues);
    toast(texts.found.file({ count: found.cues.length }));
    if (found.mended > 0) toast(texts.mended({ count: found.mended }));
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
      {refused && (
        <p className="run-refused" role="alert">
          {refused}
        </p>
      )}
    </>
  );
}
