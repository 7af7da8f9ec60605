import { dubbingTexts } from '@inkreel/contract/messages/areas/dubbing.ts';
import {
  type DubSettings,
  type SpeakerVoice,
  type SubtitleProject,
  USUAL_DUB,
} from '@inkreel/scene/subtitles/subtitle-project.ts';
import { memo, useId } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { chooseVoice, type VoiceChoice } from '../../voices/core/voice-choice.ts';
import { useVoices } from '../../voices/use-voices.ts';
import { VoicePicker } from '../../voices/voice-picker.tsx';
import { ChoiceRow } from '../kit/fields/choice-row.tsx';
import { SwitchRow } from '../kit/lines/switch-row.tsx';
import { speakersOf, spokenLanguage } from './core/line-speech.ts';

interface PanelProps {
  project: SubtitleProject;
  onProject: (change: Partial<SubtitleProject>) => void;
}

/** The greatest speeds that the tool offers. */
const FASTEST = [1.15, 1.35, 1.6] as const;
const USUAL_SPEED = 100;

/** Who speaks with which voice, and how the speech is laid over the clip. */
const VoicesPanel = memo(function Voices({ project, onProject }: PanelProps) {
  const texts = useAreaTexts(dubbingTexts);
  const { lines, voices } = project;
  const speakers = speakersOf(lines);
  const change = (voice: SpeakerVoice) =>
    onProject({ voices: [...voices.filter(({ speaker }) => speaker !== voice.speaker), voice] });
  return (
    <section className="subtitle-styles dub-panel" aria-label={texts.voices}>
      {speakers.map((speaker) => (
        <SpeakerRow key={speaker} speaker={speaker} label={speaker} project={project} onChange={change} />
      ))}
      <SpeakerRow
        speaker=""
        label={speakers.length > 0 ? texts.narrator : texts.everybody}
        project={project}
        onChange={change}
      />
      <SoundSettings project={project} onProject={onProject} />
    </section>
  );
});

export default VoicesPanel;

function SpeakerRow({
  speaker,
  label,
  project: { voices, to },
  onChange,
}: {
  speaker: string;
  label: string;
  project: Pick<SubtitleProject, 'voices' | 'to'>;
  onChange: (voice: SpeakerVoice) => void;
}) {
  const offered = useVoices('line').data?.voices;
  const language = spokenLanguage(to);
  const chosen = voices.find((each) => each.speaker === speaker);
  const voice = offered?.find(
    ({ id, engine }) => id === chosen?.voice && (chosen.engine === undefined || engine === chosen.engine),
  );
  const wanted = { ...(chosen?.language ? { language: chosen.language } : {}), speed: USUAL_SPEED };
  const choose = ({ voice: id, engine, language: spoken }: VoiceChoice) =>
    onChange({ speaker, voice: id, engine, ...(spoken ? { language: spoken } : {}) });
  return (
    <div>
      <span className="label">{label}</span>
      <VoicePicker
        purpose="line"
        value={voice && chooseVoice(voice, wanted)}
        language={language}
        onChoose={choose}
      />
    </div>
  );
}

function SoundSettings({ project, onProject }: PanelProps) {
  const texts = useAreaTexts(dubbingTexts);
  const id = useId();
  const dub = project.dub ?? USUAL_DUB;
  const change = (part: Partial<DubSettings>) => onProject({ dub: { ...dub, ...part } });
  return (
    <>
      <ChoiceRow
        look="segments"
        label={texts.fastest}
        fact={texts.fastestHint}
        chosen={dub.fastest}
        choices={FASTEST.map((value) => ({ value, label: `${value}×` }))}
        onChoose={(fastest) => change({ fastest })}
      />
      <div>
        <label className="label" htmlFor={id}>
          {texts.level}
          <span className="label-fact">{texts.levelValue({ value: dub.background })}</span>
        </label>
        <input
          id={id}
          className="range"
          type="range"
          min={0}
          max={100}
          step={5}
          value={dub.background}
          aria-valuetext={texts.levelValue({ value: dub.background })}
          onChange={(event) => change({ background: event.target.valueAsNumber })}
        />
      </div>
      <div className="switch-rows">
        <SwitchRow
          label={texts.duck}
          hint={texts.duckHint}
          on={dub.duck}
          onChange={(duck) => change({ duck })}
        />
        <SwitchRow
          label={texts.subtitles}
          hint={texts.subtitlesHint}
          on={dub.subtitles}
          onChange={(subtitles) => change({ subtitles })}
        />
      </div>
    </>
  );
}
