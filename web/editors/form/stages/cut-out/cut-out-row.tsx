import type { Place } from '@inkreel/contract/api/tasks.ts';
import { canvasTexts } from '@inkreel/contract/messages/areas/canvas.ts';
import { useAreaTexts } from '../../../../lib/messages.tsx';
import { useSignedIn } from '../../../../lib/session.ts';
import { Chip } from '../../../../ui/chip.tsx';
import { guessLine } from './guess-line.ts';
import type { CutOutGuess } from './use-cut-out-mask.ts';

/** What the preview of the cut-out found, and a switch that shows it on the picture. */
export function CutOutRow({
  guess,
  boxed,
  shown,
  onShow,
  onCheck,
}: {
  guess: CutOutGuess;
  /** There is a box around the subject. */
  boxed: boolean;
  shown: boolean;
  onShow: (shown: boolean) => void;
  /** Opens the brush at a part of the picture. */
  onCheck: (place: Place) => void;
}) {
  const { cutOut } = useAreaTexts(canvasTexts);
  const signedIn = useSignedIn();
  const line = guessLine(guess, boxed);
  return (
    <div className="cut-out-row" data-asking={signedIn && guess.state === 'asking'}>
      <p role="status">{signedIn ? cutOut[line] : cutOut.signIn}</p>
      {signedIn &&
        line === 'checkEdge' &&
        guess.answer?.doubts.map((place, at) => (
          <Chip key={`${place.left} ${place.top}`} small pressed={false} onClick={() => onCheck(place)}>
            {cutOut.check({ at: at + 1 })}
          </Chip>
        ))}
      {guess.answer && (
        <Chip small pressed={shown} onClick={() => onShow(!shown)}>
          {cutOut.preview}
        </Chip>
      )}
    </div>
  );
}
