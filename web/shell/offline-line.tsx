import { useMessages } from '../lib/messages.tsx';
import { useOnline } from '../lib/online.ts';

/** Says that there is no connection, and what happens to what is started meanwhile. */
export function OfflineLine() {
  const { shell } = useMessages();
  const online = useOnline();
  return (
    <p role="status" className="offline-line" hidden={online}>
      {online ? '' : shell.offline}
    </p>
  );
}
