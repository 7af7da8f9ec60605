import { MoreHorizontal } from 'lucide-react';
import { Disclosure } from '../../ui/disclosure.tsx';

interface Act {
  label: string;
  run: () => void;
}

/** Actions on a row of a list, behind three dots; only an empty cell if there is nothing. */
export function ActionMenu({ label, acts }: { label: string; acts: readonly (Act | false)[] }) {
  const offered = acts.filter((act) => act !== false);
  if (offered.length === 0) return <span className="w-9" />;
  return (
    <Disclosure
      button={<MoreHorizontal size={18} strokeWidth={1.6} aria-hidden />}
      label={label}
      buttonClass="icon-button"
      align="end"
    >
      {(close) =>
        offered.map((act) => (
          <button
            key={act.label}
            type="button"
            className="menu-item"
            onClick={() => {
              // A dialog that the action opens gives the focus back to the button with the dots.
              close({ refocus: true });
              act.run();
            }}
          >
            {act.label}
          </button>
        ))
      }
    </Disclosure>
  );
}
