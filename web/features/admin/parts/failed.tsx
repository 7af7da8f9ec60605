import { failureOf } from '../../../lib/failure-text.ts';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureWords } from '../../../ui/failure-words.tsx';

/** Says what could not be loaded and why, and offers to try again. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const messages = useStudioMessages();
  return (
    <div role="alert" className="grid justify-items-start gap-3 py-6">
      <p>
        <FailureWords failure={failureOf(error, messages, messages.failures.getData)} />
      </p>
      <Button onClick={onRetry}>{messages.shell.retry}</Button>
    </div>
  );
}
