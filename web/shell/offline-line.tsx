import { useMessages } from '../lib/messages.tsx';
import { useOnline } from '../lib/online.ts';

/** Says that there is no connection, and what happens to what is started meanwhile. */
export function OfflineLine() {
  const { shell } = useMessages();
  const online = useOnline();
  if (online) return null;
  return (
    <p
      role="alert"
      className="border-b border-amber bg-amber-wash px-10 py-2 text-[13px] leading-5 text-amber max-phone:px-5"
    >
      {shell.offline}
    </p>
  );
}
