import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { useLanguage, useMessages } from '../../lib/messages.tsx';

/** Before the first run: the tool's sample prompts, one click from the form. */
export function EmptyStage({ tool, onPrompt }: { tool: Tool; onPrompt: (prompt: string) => void }) {
  const { empty } = useMessages().tools;
  const { language } = useLanguage();
  const prompts = tool.fields.flatMap((field) => (field.kind === 'prompt' ? field.samples[language] : []));
  return (
    <div className="stage-empty">
      <h2>{empty.title}</h2>
      <p>{empty.line}</p>
      <ul>
        {prompts.map((prompt) => (
          <li key={prompt}>
            <button type="button" aria-label={empty.use({ prompt })} onClick={() => onPrompt(prompt)}>
              {prompt}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
