import type { ResultNote } from '@inkreel/contract/api/tasks.ts';
import { canvasTexts } from '@inkreel/contract/messages/areas/canvas.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { Chip } from '../../ui/chip.tsx';
import './stages/cut-out/cut-out.css';
import { edgeToCheck } from './stages/cut-out/edge-to-check.ts';

/** What to look at in a result; each note opens the brush at its place in the picture that the result was made from. */
export function EdgeNotes({
  notes,
  pictureUrl,
  onOpen,
}: {
  notes: readonly ResultNote[];
  /** The picture that was worked on. */
  pictureUrl: string;
  /** Brings that picture back to the stage with its inputs. */
  onOpen: () => void;
}) {
  const { cutOut } = useAreaTexts(canvasTexts);
  return (
    <div className="cut-out-row edge-notes" role="note">
      <p>{cutOut.checkEdge}</p>
      {notes.map(
        ({ place }, at) =>
          place && (
            <Chip
              key={`${place.left} ${place.top}`}
              small
              pressed={false}
              onClick={() => {
                onOpen();
                edgeToCheck.set({ pictureUrl, place });
              }}
            >
              {cutOut.check({ at: at + 1 })}
            </Chip>
          ),
      )}
    </div>
  );
}
