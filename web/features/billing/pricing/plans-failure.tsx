import { failureOf } from '../../../lib/failure-text.ts';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureWords } from '../../../ui/failure-words.tsx';

/** Why there are no plans to show. Loaded when idle, since most visits do not need error texts. */
export default function PlansFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const messages = useStudioMessages();
  return (
    <div className="plan-note" role="alert">
      <p>
        <FailureWords failure={failureOf(error, messages, messages.failures.getData)} />
      </p>
      <Button className="mt-3" onClick={onRetry}>
        {messages.shell.retry}
      </Button>
    </div>
  );
}
