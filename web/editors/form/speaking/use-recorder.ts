import { useEffect, useRef, useState } from 'react';

export type RecorderState =
  | { state: 'idle' }
  /** `seconds` since it began; `level` 0 to 1. */
  | { state: 'recording'; seconds: number; level: number }
  | { state: 'refused' | 'missing' | 'unsupported' };

/** Loudness at which the meter is full: speech close to a microphone reaches it. */
const FULL = 0.35;

/**
 * Records the microphone.
 * @param limit seconds after which it stops by itself
 * @param onDone gets the recording, in the browser's own format
 */
export function useRecorder(
  limit: number,
  onDone: (recorded: Blob) => void,
): { recorder: RecorderState; start: () => Promise<void>; stop: () => void } {
  const [recorder, setRecorder] = useState<RecorderState>({ state: 'idle' });
  const running = useRef<{ stop: () => void; drop: () => void }>(undefined);
  useEffect(() => () => running.current?.drop(), []);

  const start = async () => {
    if (!('MediaRecorder' in window) || !navigator.mediaDevices) return setRecorder({ state: 'unsupported' });
    let stream: MediaStream;
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    } catch (error) {
      const isMissing = error instanceof DOMException && error.name === 'NotFoundError';
      return setRecorder({ state: isMissing ? 'missing' : 'refused' });
    }
    const context = new AudioContext();
    const meter = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(meter);
    const wave = new Float32Array(meter.fftSize);
    const media = new MediaRecorder(stream);
    const parts: Blob[] = [];
    let dropped = false;
    const began = performance.now();
    const watching = setInterval(() => {
      const seconds = (performance.now() - began) / 1000;
      if (seconds >= limit) return media.stop();
      meter.getFloatTimeDomainData(wave);
      const power = wave.reduce((sum, sample) => sum + sample * sample, 0) / wave.length;
      setRecorder({ state: 'recording', seconds, level: Math.min(1, Math.sqrt(power) / FULL) });
    }, 80);
    media.ondataavailable = ({ data }) => parts.push(data);
    media.onstop = () => {
      clearInterval(watching);
      for (const track of stream.getTracks()) track.stop();
      void context.close();
      running.current = undefined;
      setRecorder({ state: 'idle' });
      if (!dropped) onDone(new Blob(parts, { type: media.mimeType }));
    };
    const end = () => media.state !== 'inactive' && media.stop();
    running.current = {
      stop: end,
      drop: () => {
        dropped = true;
        end();
      },
    };
    media.start();
    setRecorder({ state: 'recording', seconds: 0, level: 0 });
  };
  return { recorder, start, stop: () => running.current?.stop() };
}
