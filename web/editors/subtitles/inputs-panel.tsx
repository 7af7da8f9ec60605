import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import type { SubtitleLanguage } from '@inkreel/contract/speech.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import type { SubtitleProject } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { ArrowLeftRight } from 'lucide-react';
import { memo, type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select } from '../../ui/select.tsx';
import type { FormValues } from '../kit/form-values.ts';
import { SwitchRow } from '../kit/lines/switch-row.tsx';
import { TextFiles } from './text-files.tsx';

const EnginePicker = lazyPart(() => import('../kit/engine-picker.tsx'));
const AreasDialog = lazyPart(() => import('./areas-dialog.tsx'));
const GlossaryDialog = lazyPart(() => import('./glossary-dialog.tsx'));

const FROM: readonly SubtitleLanguage[] = ['all', 'en', 'zh', 'ja', 'ko', 'ar'];
/** Languages that are translated to: those for which the product ships fonts. */
const TO = ['en', 'zh', 'ja', 'ko', 'ar'] as const;

export interface InputsProps {
  tool: Tool;
  project: SubtitleProject;
  onProject: (change: Partial<SubtitleProject>) => void;
  /** The video, and where its lines come from. */
  clip: ReactNode;
  source: ReactNode;
  /** The clip whose old subtitles are removed; undefined while there is none. */
  old: { url: string; rate: number | undefined } | undefined;
}

/** What the subtitles are made from and how: shown on the left, or as tabs if there is less room. */
export const InputsPanel = memo(function Inputs({
  tool,
  project,
  onProject,
  clip,
  source,
  old,
  part = 'all',
}: InputsProps & { part?: 'all' | 'languages' | 'export' }) {
  const texts = useAreaTexts(subtitleTexts);
  const isWhole = part === 'all';
  return (
    <div className="subtitle-inputs" data-part={part}>
      {(part !== 'languages' || !project.clip) && clip}
      {part !== 'export' && (
        <>
          <LanguagePair project={project} onProject={onProject} />
          {source}
        </>
      )}
      {part !== 'export' && (
        <div className="switch-rows">
          <SwitchRow
            label={texts.bilingual}
            hint={texts.bilingualHint}
            on={project.bilingual}
            onChange={(bilingual) => onProject({ bilingual })}
          />
          <RemoveRow project={project} onProject={onProject} old={old} />
          <GlossaryRow project={project} onProject={onProject} />
        </div>
      )}
      {(isWhole || part === 'export') && (
        <>
          <TextFiles project={project} />
          <Suspense>
            <EnginePicker tool={tool} values={valuesOf(project)} />
          </Suspense>
        </>
      )}
    </div>
  );
});

/** What engines may not support in a project, and what its price depends on. */
const valuesOf = ({ clip, language, to, style, bilingual, remove }: SubtitleProject): FormValues => ({
  seconds: clip?.seconds ?? 0,
  language,
  to,
  style,
  bilingual,
  remove,
});

function LanguagePair({ project: { language, to }, onProject }: Pick<InputsProps, 'project' | 'onProject'>) {
  const texts = useAreaTexts(subtitleTexts);
  const name = (value: SubtitleLanguage) => ({ value, label: texts.languageNames[value] });
  return (
    <div>
      <span className="label">{texts.languages}</span>
      <div className="language-pair">
        <Select
          aria-label={texts.from}
          value={language}
          options={FROM.map(name)}
          onChange={(value) => onProject({ language: value as SubtitleLanguage })}
        />
        <IconButton
          icon={ArrowLeftRight}
          label={texts.swap}
          disabled={language === 'all'}
          onClick={() => onProject({ language: to as SubtitleLanguage, to: language })}
        />
        <Select
          aria-label={texts.to}
          value={to}
          options={TO.map(name)}
          onChange={(value) => onProject({ to: value })}
        />
      </div>
    </div>
  );
}

function RemoveRow({
  project: { remove, areas },
  onProject,
  old,
}: Omit<InputsProps, 'tool' | 'clip' | 'source'>) {
  const texts = useAreaTexts(subtitleTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <SwitchRow
        label={texts.remove}
        hint={areas.length > 0 ? texts.removeAreas({ count: areas.length }) : texts.removeHint}
        on={remove}
        onChange={(on) => onProject({ remove: on })}
      >
        {remove && old && (
          <button type="button" className="link" onClick={() => setOpen(true)}>
            {texts.editAreas}
          </button>
        )}
      </SwitchRow>
      {open && old && (
        <Suspense>
          <AreasDialog
            {...old}
            areas={areas}
            onClose={(drawn) => {
              setOpen(false);
              if (JSON.stringify(drawn) !== JSON.stringify(areas)) onProject({ areas: drawn });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function GlossaryRow({ project: { glossary }, onProject }: Pick<InputsProps, 'project' | 'onProject'>) {
  const texts = useAreaTexts(subtitleTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="leader glossary-open" onClick={() => setOpen(true)}>
        <span>{texts.glossary}</span>
        <span>{texts.terms({ count: glossary.length })}</span>
      </button>
      {open && (
        <Suspense>
          <GlossaryDialog
            glossary={glossary}
            onClose={(entries) => {
              setOpen(false);
              if (JSON.stringify(entries) !== JSON.stringify(glossary)) onProject({ glossary: entries });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
