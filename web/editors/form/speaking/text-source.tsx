import type { makeSpeech, Spoken } from '@inkreel/contract/api/speech.ts';
import { type MediaLimits, mediaProblems } from '@inkreel/contract/media-limits.ts';
import { speakingTexts } from '@inkreel/contract/messages/areas/speaking.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { call } from '../../../lib/client.ts';
import { projectOfRun } from '../../../lib/current-project.ts';
import { askToSignIn } from '../../../lib/dialogs.ts';
import { type Failure, spokenFailure } from '../../../lib/failure-text.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { usePointConfig } from '../../../lib/query.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { untilAnswered } from '../../../lib/until-answered.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureWords } from '../../../ui/failure-words.tsx';
import { fileFactsOf, imageOf, rememberImage, type UploadedImage } from '../../../uploads/uploaded-image.ts';
import { speechWish } from '../../../voices/core/voice-choice.ts';
import { VoicePicker } from '../../../voices/voice-picker.tsx';
import { PromptHelp } from '../writing/prompt-help.tsx';
import { changeDraft, isStale, type SpeechDraft } from './speech-draft.ts';

/** Only its address: the endpoint itself would also load the schema library. */
const SPEAK = {
  method: 'POST',
  path: '/cloud/tryout/ai/speech/audio',
  root: false,
} as unknown as typeof makeSpeech;

/** Maximum characters: about a minute of speech. */
const CHARACTERS = 1000;
/** Decisions, Tool prices: a voice line is paid by started 100 characters. */
const [UNIT_PATH, UNIT_POINTS, UNIT] = ['/ai/speech/audio', 2, 100];

/** Speaks a text with a chosen voice; the speech becomes one of the person's sounds. */
export function TextSource({
  toolId,
  draft,
  sound,
  limits,
  onTaken,
}: {
  toolId: string;
  draft: SpeechDraft;
  /** Address of the sound that the form holds. */
  sound: unknown;
  limits: MediaLimits;
  onTaken: (file: UploadedImage) => void;
}): ReactNode {
  const { text: texts } = useAreaTexts(speakingTexts);
  const messages = useStudioMessages();
  const { number } = useLanguage();
  const client = useQueryClient();
  const signedIn = useSignedIn();
  const unit = usePointConfig()?.[UNIT_PATH] ?? UNIT_POINTS;
  const { text, voice } = draft;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [misfit, setMisfit] = useState(false);
  const id = useId();
  const said = text.trim();
  const isOver = text.length > CHARACTERS;
  const points = unit * Math.max(1, Math.ceil(said.length / UNIT));

  const make = async () => {
    if (!signedIn && !(await askToSignIn({ toStart: 'continue' }))) return;
    setBusy(true);
    setFailure(undefined);
    setMisfit(false);
    try {
      const projectId = projectOfRun(client);
      const body = {
        text: said,
        ...(voice ? speechWish(voice) : {}),
        ...(projectId ? { project_id: projectId } : {}),
      };
      const { file } = (await untilAnswered((idempotencyKey) =>
        call(SPEAK, { body, idempotencyKey }),
      )) as Spoken;
      const facts = fileFactsOf(file);
      if (!facts || mediaProblems(limits, facts).length > 0) return setMisfit(true);
      const { url: path, width, height, thumbnail } = file;
      const kept = imageOf({ path, width, height, thumbnail }, texts.name, facts);
      rememberImage(kept);
      changeDraft(toolId, { spoken: { url: kept.url, text: said, voice } });
      onTaken(kept);
    } catch (error) {
      setFailure(spokenFailure(error, messages, texts.failed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="speech-text">
      <label className="label" htmlFor={id}>
        {texts.label}
        <span className="label-fact numbers" data-over={isOver}>
          {number(text.length)} / {number(CHARACTERS)}
        </span>
      </label>
      <textarea
        id={id}
        className="field-input"
        rows={3}
        value={text}
        aria-invalid={isOver}
        onChange={({ target }) => changeDraft(toolId, { text: target.value })}
      />
      <PromptHelp
        toolId={toolId}
        prompt={text}
        picture={undefined}
        isSpeech
        onWrite={(written) => changeDraft(toolId, { text: written })}
      />
      <VoicePicker
        value={voice}
        onChoose={(chosen) => changeDraft(toolId, { voice: chosen })}
        text={said}
        disabled={busy}
      />
      <Button disabled={busy || said === '' || isOver} onClick={() => void make()}>
        {busy ? texts.making : texts.make}
        {!busy && <span className="numbers">{messages.tools.run.price({ points })}</span>}
      </Button>
      {isStale(draft, sound) && <p className="note">{texts.stale}</p>}
      {isOver && <p className="note">{texts.over({ maximum: CHARACTERS })}</p>}
      {misfit && (
        <p className="note" role="alert">
          {texts.long}
        </p>
      )}
      {failure && (
        <p className="note" role="alert">
          <FailureWords failure={failure} />
        </p>
      )}
    </div>
  );
}
