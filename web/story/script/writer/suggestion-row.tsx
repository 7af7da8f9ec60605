import { storyScriptTexts } from '@inkreel/contract/messages/areas/story-script.ts';
import { Check, X } from 'lucide-react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { differenceOf } from '../core/ask-writer.ts';
import type { Suggestion } from './use-script-writer.ts';

/** A paragraph with a suggested change of its words, to accept or to reject. */
export function SuggestionRow({
  suggestion: { was, text },
  onDecide,
}: {
  suggestion: Suggestion;
  onDecide: (accepts: boolean) => void;
}) {
  const { writer: texts } = useAreaTexts(storyScriptTexts);
  const { before, gone, fresh, after } = differenceOf(was, text);
  return (
    <div
      role="group"
      aria-label={texts.becomes}
      className="script-change"
      onKeyDown={(event) => {
        const isMeant = event.ctrlKey || event.metaKey;
        if (isMeant && event.key === 'Enter') onDecide(true);
        else if (isMeant && event.key === 'Backspace') onDecide(false);
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <p>
        {before}
        {gone !== '' && <del>{gone}</del>}
        {fresh !== '' && <ins>{fresh}</ins>}
        {after}
      </p>
      <span className="script-change-acts">
        <IconButton icon={Check} small label={texts.accept} onClick={() => onDecide(true)} />
        <IconButton icon={X} small label={texts.reject} onClick={() => onDecide(false)} />
      </span>
    </div>
  );
}
