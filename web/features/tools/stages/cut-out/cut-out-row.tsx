import { canvasTexts } from '@inkreel/contract/messages/areas/canvas.ts';
import { useAreaTexts } from '../../../../lib/messages.tsx';
import { useSignedIn } from '../../../../lib/session.ts';
import { Chip } from '../../../../ui/chip.tsx';
import { guessLine } from './guess-line.ts';
import type { CutOutGuess } from './use-cut-out-mask.ts';

/** What the look at the cut-out says, and whether the picture shows it. */
export function CutOutRow({
  guess,
  boxed,
  shown,
  onShow,
}: {
  guess: CutOutGuess;
  /** There is a box around what is meant. */
  boxed: boolean;
  shown: boolean;
  onShow: (shown: boolean) => void;
}) {
  const { cutOut } = useAreaTexts(canvasTexts);
  const signedIn = useSignedIn();
  return (
    <div className="cut-out-row" data-asking={signedIn && guess.state === 'asking'}>
      <p role="status">{signedIn ? cutOut[guessLine(guess, boxed)] : cutOut.signIn}</p>
      {guess.answer && (
        <Chip small pressed={shown} onClick={() => onShow(!shown)}>
          {cutOut.preview}
        </Chip>
      )}
    </div>
  );
}
