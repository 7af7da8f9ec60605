import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useAreaTexts, useMessages } from '../../../lib/messages.tsx';
import { Button } from '../../../ui/button.tsx';

/** What could not be loaded, why, and another try. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { list } = useAreaTexts(adminTexts);
  const messages = useMessages();
  return (
    <div role="alert" className="grid justify-items-start gap-3 py-6">
      <p>
        <b className="font-semibold">{list.failed}</b> {failureText(error, messages)}
      </p>
      <Button onClick={onRetry}>{messages.shell.retry}</Button>
    </div>
  );
}
