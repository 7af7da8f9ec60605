import { dubbingTexts } from '@inkreel/contract/messages/areas/dubbing.ts';
import { useState } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useKeys } from '../../lib/use-keys.ts';
import { ChoiceRow } from '../kit/fields/choice-row.tsx';

/** Elements in which letters are text input. */
const TYPING = 'input:not([type=radio]), textarea, select, [contenteditable], [role=dialog]';

/** Which of the two is heard, the original or the dub; X switches between them. */
export function useSwap(isThere: boolean) {
  const [isOriginal, setOriginal] = useState(false);
  useKeys((event) => {
    const isLetter = event.target instanceof Element && event.target.closest(TYPING) !== null;
    if (isThere && !isLetter && !event.ctrlKey && !event.metaKey && event.key.toLowerCase() === 'x')
      setOriginal(!isOriginal);
  });
  return { isOriginal, onOriginal: setOriginal };
}

export function SwapSwitch({ isOriginal, onOriginal }: ReturnType<typeof useSwap>) {
  const texts = useAreaTexts(dubbingTexts);
  return (
    <div className="swap-switch">
      <ChoiceRow
        look="segments"
        label={texts.swap}
        chosen={isOriginal ? 'original' : 'dubbed'}
        choices={(['original', 'dubbed'] as const).map((value) => ({ value, label: texts[value] }))}
        onChoose={(value) => onOriginal(value === 'original')}
      />
    </div>
  );
}
