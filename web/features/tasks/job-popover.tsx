import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { Popover } from 'radix-ui';
import { type RefObject, useRef } from 'react';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { JobPanel } from './job-panel.tsx';

/** The panel of all runs, attached to the chip in the header. */
export default function JobPopover({
  chip,
  runs,
  onClose,
}: {
  chip: RefObject<HTMLButtonElement | null>;
  runs: readonly TaskRecord[];
  onClose: () => void;
}) {
  const { panel } = useStudioMessages().tasks;
  const leftByPointer = useRef(false);
  const isOnChip = (target: EventTarget | null) => target instanceof Node && chip.current?.contains(target);
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={chip as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          // It is rendered outside the page's frame, but takes the frame's theme.
          data-theme={chip.current?.closest<HTMLElement>('[data-theme]')?.dataset['theme']}
          className="menu job-panel"
          aria-label={panel.title}
          align="end"
          sideOffset={8}
          collisionPadding={12}
          onInteractOutside={(event) => {
            // A click on the chip closes the panel already.
            if (isOnChip(event.target)) event.preventDefault();
            else leftByPointer.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!leftByPointer.current) chip.current?.focus();
          }}
        >
          <JobPanel runs={runs} onLeave={onClose} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
