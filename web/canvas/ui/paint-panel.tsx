import { Popover } from 'radix-ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import { type KeyName, KeysHelp } from './keys-help.tsx';

/** The panel of a toolbar, attached to its last button. */
export default function PaintPanel({
  button,
  keys,
  onClose,
  children,
}: {
  button: RefObject<HTMLButtonElement | null>;
  keys: readonly KeyName[];
  onClose: () => void;
  /** Content above the list of keys. */
  children?: ReactNode;
}) {
  const leftByPointer = useRef(false);
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={button as RefObject<HTMLButtonElement>} />
      <Popover.Content
        className="menu paint-panel"
        side="top"
        align="end"
        sideOffset={10}
        collisionPadding={12}
        onInteractOutside={(event) => {
          // A click on the button closes the panel already.
          if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
          else leftByPointer.current = true;
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (!leftByPointer.current) button.current?.focus();
        }}
      >
        {children}
        <KeysHelp names={keys} />
      </Popover.Content>
    </Popover.Root>
  );
}
