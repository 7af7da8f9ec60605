import { currentUser } from '@inkreel/contract/api/accounts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/client.ts';
import { finishSignIn } from '../../lib/dialogs.ts';
import { useMessages } from '../../lib/messages.tsx';
import { QUERY_KEYS } from '../../lib/query.ts';
import { startSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SignInForm, type SignInMode } from './sign-in-form.tsx';

/**
 * Sign-in and registration over whatever page is shown (specification, section 2, Login modal). It is mounted anew
 * each time it opens, so that it always starts in the mode asked for. The page beneath stays as it is.
 */
export default function SignInDialog({ startMode }: { startMode: SignInMode }) {
  const [mode, setMode] = useState<SignInMode>(startMode);
  const messages = useMessages();
  const client = useQueryClient();
  const enter = async (session: { token: string; expire: string }) => {
    startSession(session);
    const user = await client
      .fetchQuery({ queryKey: QUERY_KEYS.user, queryFn: () => call(currentUser) })
      .catch(() => undefined);
    finishSignIn(true);
    if (user) toast(messages.signIn.welcome({ name: user.name }));
  };
  return (
    <Dialog
      open
      onClose={() => finishSignIn(false)}
      title={mode === 'login' ? messages.signIn.login : messages.signIn.register}
      titleHidden
      closeLabel={messages.shell.close}
      width={880}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_408px] max-phone:grid-cols-1">
        <SidePicture />
        <SignInForm key={mode} mode={mode} onModeChange={setMode} onSession={enter} />
      </div>
    </Dialog>
  );
}

function SidePicture() {
  const { signIn } = useMessages();
  return (
    <div className="relative bg-[#efe9dc] max-phone:hidden" data-theme="light">
      <img
        className="absolute inset-0 size-full object-cover object-[75%_60%]"
        src="/samples/home/sign-in.webp"
        alt=""
      />
      <p className="slug absolute top-5 left-6 m-0 max-w-[60%] text-[#57524b]">
        <b>{signIn.picture}</b>
        <span>{signIn.pictureFacts}</span>
      </p>
    </div>
  );
}
