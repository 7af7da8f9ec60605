import { namedValues } from '@inkreel/contract/fields/offers.ts';
import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import { SUBTITLE_LANGUAGES, type SubtitleLanguage } from '@inkreel/contract/speech.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import type { SubtitleProject } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { ArrowRight } from 'lucide-react';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { Select } from '../../ui/select.tsx';

/** The language that is heard in the clip, and the one that it is dubbed in. */
export function DubLanguages({
  tool,
  project: { language, to },
  onProject,
}: {
  tool: Tool;
  project: Pick<SubtitleProject, 'language' | 'to'>;
  onProject: (change: Partial<SubtitleProject>) => void;
}) {
  const texts = useAreaTexts(subtitleTexts);
  const { language: shown } = useLanguage();
  const spoken = namedValues(tool, shown, 'to').map(({ value, text }) => ({
    value: String(value),
    label: text,
  }));
  return (
    <div>
      <span className="label">{texts.languages}</span>
      <div className="language-pair">
        <Select
          aria-label={texts.from}
          value={language}
          options={SUBTITLE_LANGUAGES.map((value) => ({ value, label: texts.languageNames[value] }))}
          onChange={(value) => onProject({ language: value as SubtitleLanguage })}
        />
        <ArrowRight size={15} strokeWidth={1.6} aria-hidden className="m-auto" />
        <Select
          aria-label={texts.to}
          value={to}
          options={spoken}
          // Each voice speaks certain languages only.
          onChange={(value) => onProject({ to: value, voices: [] })}
        />
      </div>
    </div>
  );
}
