import type { Role, RoleVoice } from '@inkreel/contract/api/roles.ts';
import type { OfferedVoice } from '@inkreel/contract/api/speech.ts';
import { rolesTexts } from '@inkreel/contract/messages/areas/roles.ts';
import { SPEECH_SPEED } from '@inkreel/contract/speech.ts';
import { EMOTION_NAMES, SPEECH_LANGUAGE_NAMES } from '@inkreel/contract/speech-names.ts';
import { Pause, Play } from 'lucide-react';
import { Suspense, useEffect, useId, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { VoiceChoice } from '../../voices/core/voice-choice.ts';
import { usePreview } from '../../voices/use-preview.ts';
import { useVoices } from '../../voices/use-voices.ts';

const VoiceDialog = lazyPart(
  async () => ({ default: (await import('../../voices/voice-dialog.tsx')).VoiceDialog }),
  'floating',
);

/** How a character sounds: its voice with a sample, its emotion where a line names none, its speed. */
export function VoicePane({ role, onChange }: { role: Role; onChange: (voice: RoleVoice | null) => void }) {
  const { voice: texts } = useAreaTexts(rolesTexts);
  const [isOpen, setOpen] = useState(false);
  const { voice } = role;
  const { data } = useVoices('speech');
  const offered = data?.voices.find((each) => isVoice(each, voice));
  return (
    <section className="role-voice" aria-label={texts.title}>
      <div className="role-pane-head">
        <h3>{texts.title}</h3>
        {voice && (
          <Button size="small" look="quiet" onClick={() => onChange(null)}>
            {texts.clear}
          </Button>
        )}
        <Button size="small" look={voice ? 'quiet' : 'outline'} onClick={() => setOpen(true)}>
          {voice ? texts.change : texts.choose}
        </Button>
      </div>
      {voice ? (
        <>
          <Sample voice={voice} offered={offered} isKnown={data !== undefined} />
          <Emotions voice={voice} offered={offered} onChange={onChange} />
          <Speed voice={voice} offered={offered} onChange={onChange} />
        </>
      ) : (
        <p className="text-ink-2">{texts.none}</p>
      )}
      {isOpen && (
        <Suspense>
          <VoiceDialog
            value={offered && voice ? choiceOf(offered, voice) : undefined}
            purpose="speech"
            onClose={() => setOpen(false)}
            onChoose={(choice) => {
              setOpen(false);
              onChange(voiceOf(choice));
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

const isVoice = (offered: OfferedVoice, voice: RoleVoice | null): boolean =>
  offered.id === voice?.id && (voice.engine === undefined || offered.engine === voice.engine);

const choiceOf = (offered: OfferedVoice, { language, emotion, speed }: RoleVoice): VoiceChoice => ({
  engine: offered.engine,
  voice: offered.id,
  name: offered.name,
  speed,
  ...(language === undefined ? {} : { language }),
  ...(emotion === 'neutral' ? {} : { emotion }),
});

const voiceOf = ({ engine, voice: id, language, emotion = 'neutral', speed }: VoiceChoice): RoleVoice => ({
  id,
  engine,
  emotion,
  speed,
  ...(language === undefined ? {} : { language }),
});

/** The voice's name, and its sample. */
function Sample({
  voice,
  offered,
  isKnown,
}: {
  voice: RoleVoice;
  offered: OfferedVoice | undefined;
  isKnown: boolean;
}) {
  const { voice: texts } = useAreaTexts(rolesTexts);
  const { language } = useLanguage();
  const preview = usePreview();
  const isPlaying = preview.playing !== undefined;
  const spoken = voice.language ?? offered?.languages[0];
  return (
    <div className="role-sample">
      <IconButton
        icon={isPlaying ? Pause : Play}
        label={isPlaying ? texts.stop : texts.play}
        disabled={offered === undefined || offered.preview === null}
        onClick={() => {
          if (isPlaying) preview.stop();
          else if (offered) void preview.play(offered, voice.language);
        }}
      />
      <span>
        <b>{offered?.name[language] ?? voice.id}</b>
        <small>
          {isKnown && offered === undefined
            ? texts.gone
            : [spoken && SPEECH_LANGUAGE_NAMES[spoken][language], offered?.about?.[language]]
                .filter(Boolean)
                .join(' · ')}
        </small>
        {offered?.preview === null && <small>{texts.noSample}</small>}
      </span>
    </div>
  );
}

interface SettingProps {
  voice: RoleVoice;
  offered: OfferedVoice | undefined;
  onChange: (voice: RoleVoice) => void;
}

function Emotions({ voice, offered, onChange }: SettingProps) {
  const { voice: texts } = useAreaTexts(rolesTexts);
  const { language } = useLanguage();
  const emotions = offered?.emotions ?? [];
  if (emotions.length < 2) return null;
  return (
    <fieldset className="role-emotions">
      <legend className="label">
        {texts.emotion}
        <span className="label-fact">{texts.emotionHint}</span>
      </legend>
      {emotions.map((emotion) => (
        <Chip
          key={emotion}
          pressed={voice.emotion === emotion}
          onClick={() => onChange({ ...voice, emotion })}
        >
          {EMOTION_NAMES[emotion][language]}
        </Chip>
      ))}
    </fieldset>
  );
}

function Speed({ voice, offered, onChange }: SettingProps) {
  const { voice: texts } = useAreaTexts(rolesTexts);
  const id = useId();
  const [speed, setSpeed] = useState(voice.speed);
  useEffect(() => setSpeed(voice.speed), [voice.speed]);
  const { least, most } = offered?.speeds ?? SPEECH_SPEED;
  // Saved when it is let go of.
  const save = () => speed !== voice.speed && onChange({ ...voice, speed });
  return (
    <div className="role-speed">
      <label htmlFor={id}>{texts.speed}</label>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        step={SPEECH_SPEED.step}
        value={speed}
        aria-valuetext={texts.percent({ value: speed })}
        onChange={(event) => setSpeed(event.target.valueAsNumber)}
        onPointerUp={save}
        onKeyUp={save}
        onBlur={save}
      />
      <span className="numbers">{texts.percent({ value: speed })}</span>
    </div>
  );
}
