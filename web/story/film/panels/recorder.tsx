import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { Mic, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { clockText } from '../../../video/core/clock-text.ts';

/** Types that browsers record, with the extension of their files. */
const TYPES = [
  ['audio/mp4', 'm4a'],
  ['audio/webm', 'webm'],
] as const;

/** Records from the microphone. */
export function Recorder({ onRecorded }: { onRecorded: (file: File) => void }) {
  const { audio: texts } = useAreaTexts(filmTexts);
  const recorder = useRef<MediaRecorder>(undefined);
  const [since, setSince] = useState<number>();
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (since === undefined) return undefined;
    const timer = setInterval(() => setNow(performance.now()), 200);
    return () => clearInterval(timer);
  }, [since]);
  // Nobody listens on when the panel is closed.
  useEffect(() => () => recorder.current?.stop(), []);
  const start = async () => {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      const [type, extension] = TYPES.find(([each]) => MediaRecorder.isTypeSupported(each)) ?? TYPES[1];
      const running = new MediaRecorder(stream, { mimeType: type });
      const pieces: Blob[] = [];
      running.addEventListener('dataavailable', ({ data }) => pieces.push(data));
      running.addEventListener('stop', () => {
        for (const track of stream.getTracks()) track.stop();
        setSince(undefined);
        if (pieces.length > 0) onRecorded(new File(pieces, `${texts.recording}.${extension}`, { type }));
      });
      running.start();
      recorder.current = running;
      setNow(performance.now());
      setSince(performance.now());
    } catch {
      toast(texts.noMicrophone, { kind: 'failure' });
    }
  };
  if (since === undefined)
    return (
      <Button size="small" onClick={() => void start()}>
        <Mic size={15} aria-hidden />
        {texts.record}
      </Button>
    );
  return (
    <Button size="small" onClick={() => recorder.current?.stop()}>
      <Square size={15} aria-hidden />
      {texts.stop({ time: clockText(now - since, 0) })}
    </Button>
  );
}
