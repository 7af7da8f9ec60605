import type { MediaLimits } from '@inkreel/contract/media-limits.ts';
import { speakingTexts } from '@inkreel/contract/messages/areas/speaking.ts';
import { Mic, Square } from 'lucide-react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { UploadRows } from '../../../uploads/late-upload-rows.tsx';
import { useMediaInput } from '../../../uploads/media/use-media-input.ts';
import type { UploadedImage } from '../../../uploads/uploaded-image.ts';
import { clockOf } from '../../../video/core/clock.ts';
import { recordingAsWav } from './as-wav.ts';
import { useRecorder } from './use-recorder.ts';

/** Half a second before a limit that a recording has to stay below. */
const MARGIN = 0.5;

/** Records the microphone; the recording becomes one of the person's sounds. */
export function RecordSource({
  limits,
  onTaken,
}: {
  limits: MediaLimits;
  onTaken: (file: UploadedImage) => void;
}) {
  const { record: texts } = useAreaTexts(speakingTexts);
  const input = useMediaInput('audio', limits, onTaken);
  const longest = (limits.seconds?.below ?? limits.seconds?.maximum ?? 60) - MARGIN;
  const { recorder, start, stop } = useRecorder(longest, (recorded) => {
    void recordingAsWav(recorded).then((wav) =>
      input.take([new File([wav], texts.name, { type: wav.type })]),
    );
  });
  const isOn = recorder.state === 'recording';
  return (
    <div className="speech-record">
      <div className="record-row">
        <Button
          onClick={() => (isOn ? stop() : void start())}
          disabled={input.preparing || input.underWay > 0}
        >
          {isOn ? <Square size={14} aria-hidden /> : <Mic size={14} aria-hidden />}
          {isOn ? texts.stop : texts.start}
        </Button>
        {isOn && (
          <>
            <span className="numbers">{clockOf(recorder.seconds)}</span>
            <meter aria-label={texts.level} min={0} max={1} value={recorder.level} />
          </>
        )}
      </div>
      {recorder.state !== 'idle' && recorder.state !== 'recording' ? (
        <p className="note" role="alert">
          {texts[recorder.state]}
        </p>
      ) : (
        <p className="note">{texts.line({ seconds: Math.floor(longest) })}</p>
      )}
      <UploadRows input={input} />
    </div>
  );
}
