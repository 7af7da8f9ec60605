import { askToSignIn } from '../lib/dialogs.ts';
import { failureOf } from '../lib/failure-text.ts';
import { useMessages } from '../lib/messages.tsx';
import { useStudioMessages } from '../lib/studio-messages.ts';
import { Button } from '../ui/button.tsx';
import { FailureWords } from '../ui/failure-words.tsx';

/** What a guest sees on a page for members. */
export function GuestState({ line }: { line: string }) {
  const { shell } = useMessages();
  return (
    <div className="mt-6 grid justify-items-start gap-4">
      <p className="text-ink-2">{line}</p>
      <Button look="seal" onClick={() => void askToSignIn()}>
        {shell.signIn}
      </Button>
    </div>
  );
}

interface LoadedProps {
  query: { isError: boolean; error: unknown; refetch: () => unknown };
}

/** Placeholder for data that is loading or failed to load: then with the reason and a retry. */
export function LoadState({ query }: LoadedProps) {
  const messages = useStudioMessages();
  if (!query.isError)
    return (
      <p role="status" className="py-4 text-ink-3">
        {messages.shell.loading}
      </p>
    );
  return (
    <div role="alert" className="grid justify-items-start gap-3 py-4">
      <p>
        <FailureWords failure={failureOf(query.error, messages, messages.failures.getData)} />
      </p>
      <Button onClick={() => void query.refetch()}>{messages.shell.retry}</Button>
    </div>
  );
}
