import { TOAST_MS } from '@inkreel/contract/limits.ts';
import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import type { ToastRecord } from './toast.ts';
import './sonner-toaster.css';

/** Top centre, disappears on its own, no progress bar (specification, section 9). */
export default function SonnerToaster({ newest }: { newest: ToastRecord }) {
  useEffect(() => {
    const { id, text, help = [], action } = newest;
    toast.custom(
      () => (
        <div className="toast">
          <span>
            <span>{text}</span>
            {help.map((line) => (
              <small key={line}>{line}</small>
            ))}
          </span>
          {action && (
            <button
              type="button"
              onClick={() => {
                action.run();
                toast.dismiss(id);
              }}
            >
              {action.label}
            </button>
          )}
        </div>
      ),
      { id },
    );
  }, [newest]);
  // A separate live region announces it; sonner's would announce everything twice.
  return <Toaster position="top-center" duration={TOAST_MS} aria-hidden />;
}
