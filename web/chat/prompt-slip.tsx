import { writingTexts } from '@inkreel/contract/messages/areas/writing.ts';
import { RATIO_PRESETS } from '@inkreel/contract/ratio-presets.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { useState } from 'react';
import { type FormValues, fillValues } from '../editors/kit/form-values.ts';
import { useCatalogue } from '../lib/catalogue.ts';
import { useLocalPath } from '../lib/language-link.tsx';
import { useAreaTexts, useLanguage } from '../lib/messages.tsx';
import { useNavigate } from '../lib/router.tsx';
import { useSite } from '../lib/site.ts';
import { useStudioMessages } from '../lib/studio-messages.ts';
import type { EditorState } from '../runs/editor-state.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from './copy-button.tsx';
import type { Slip } from './read-slip.ts';

/** The tool that takes a prompt if neither the answer nor the page names one that does. */
const USUAL_TOOL = 'ai-image-generator';

export interface FormInReach {
  tool: Tool;
  values: FormValues;
  change: (values: FormValues) => void;
}

/** A written prompt: it goes into the form here, or into that of its tool. */
export function PromptSlip({ slip, tool, values, change }: FormInReach & { slip: Slip }) {
  const { chat, undo } = useAreaTexts(writingTexts);
  const { styles } = useStudioMessages();
  const { language } = useLanguage();
  const localPath = useLocalPath();
  const navigate = useNavigate();
  const { id: site } = useSite();
  const [before, setBefore] = useState<FormValues>();
  const open = useCatalogue().filter(({ takesPrompt, sites }) => takesPrompt && sites.includes(site));
  const isHere = (id: string | undefined) => id === tool.id;
  const takesPrompt = open.some(({ id }) => isHere(id));
  const named = open.find(({ id }) => id === slip.tool);
  const target = named ?? (takesPrompt ? undefined : open.find(({ id }) => id === USUAL_TOOL));
  const other = target && !isHere(target.id) ? target : undefined;
  const words = wordsOf(slip);
  const fitting = fillValues(tool, { ...values, ...words });
  const names = Object.keys(words).filter((name) => name in values);
  const own = Object.fromEntries(names.map((name) => [name, fitting[name]]));
  const isFilled = values['prompt'] === slip.prompt;
  const fill = () => {
    setBefore(Object.fromEntries(names.map((name) => [name, values[name]])));
    change(own);
  };
  const styleName = styles[slip.style as keyof typeof styles];
  const facts = [slip.ratio, styleName].filter((fact) => fact !== undefined);
  return (
    <div className="chat-slip">
      <p>{slip.prompt}</p>
      {facts.length > 0 && <p className="note chat-slip-facts">{facts.join(' · ')}</p>}
      {slip.whole ? (
        <div className="chat-slip-foot">
          {!other && isFilled && <span className="chat-slip-state">{chat.inForm}</span>}
          <CopyButton text={slip.prompt} />
          {other ? (
            <Button
              size="small"
              onClick={() => {
                const state: EditorState = { words };
                navigate(localPath(other.editor), { state });
              }}
            >
              {chat.openTool({ tool: other.name[language] })}
            </Button>
          ) : !isFilled ? (
            <Button size="small" onClick={fill}>
              {chat.use}
            </Button>
          ) : (
            before && (
              <Button
                size="small"
                onClick={() => {
                  change(before);
                  setBefore(undefined);
                }}
              >
                {undo}
              </Button>
            )
          )}
        </div>
      ) : (
        <p className="note">{chat.writing}</p>
      )}
    </div>
  );
}

/** A prompt with its ratio and style, by the properties that forms have for them. */
function wordsOf({ prompt, ratio, style }: Slip): FormValues {
  const preset = RATIO_PRESETS.find(({ label }) => label === ratio);
  return {
    prompt,
    ...(preset ? { width: preset.width, height: preset.height } : {}),
    ...(style === undefined ? {} : { style }),
  };
}
