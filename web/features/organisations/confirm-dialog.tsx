import { teamTexts } from '@inkreel/contract/messages/areas/team.ts';
import { useAreaTexts, useMessages } from '../../lib/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface ConfirmProps {
  title: string;
  /** What changes, one line each. */
  lines: readonly string[];
  /** The button's label, a verb. */
  verb: string;
  working: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an action that cannot simply be undone, and states what it changes. */
export function ConfirmDialog({ title, lines, verb, working, onConfirm, onClose }: ConfirmProps) {
  const { team } = useAreaTexts(teamTexts);
  const { shell } = useMessages();
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={shell.close}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 px-7 pt-3 pb-7 max-phone:px-5">
        <ul className="grid gap-2 text-ink-2">
          {lines.map((line) => (
            <li key={line} className="border-l-2 border-line-2 pl-3">
              {line}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <Button
            look="ink"
            className="h-auto min-h-10 max-w-full py-2 whitespace-normal wrap-anywhere"
            aria-disabled={working}
            onClick={onConfirm}
          >
            {verb}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {team.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
