/**
 * A paper slip under its button with what it does and its key: after 300 ms under the pointer, at once with the focus.
 * The button carries the same words as its accessible name, so that screen readers need not read this.
 */
export function Tip({ label, shortcut }: { label: string; shortcut?: string | undefined }) {
  return (
    <span className="tip" aria-hidden="true">
      {label}
      {shortcut && <kbd className="key">{shortcut === 'Delete' ? 'Del' : shortcut}</kbd>}
    </span>
  );
}
