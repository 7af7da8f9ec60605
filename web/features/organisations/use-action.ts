import { useRef, useState } from 'react';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toastFailure } from '../../lib/toast-failure.ts';

/**
 * Does one thing at a time. A failure is shown as a toast: with the text of its reason, or else `fallback`, a
 * complete sentence that saving failed. Resolves true if it was done.
 */
export function useAction(): {
  working: boolean;
  act: (work: () => Promise<unknown>, fallback?: string) => Promise<boolean>;
} {
  const messages = useStudioMessages();
  const [working, setWorking] = useState(false);
  const busy = useRef(false);
  const act = async (work: () => Promise<unknown>, fallback = messages.failures.save) => {
    if (busy.current) return false;
    busy.current = true;
    setWorking(true);
    try {
      await work();
      return true;
    } catch (error) {
      toastFailure(error, messages, fallback);
      return false;
    } finally {
      busy.current = false;
      setWorking(false);
    }
  };
  return { working, act };
}
