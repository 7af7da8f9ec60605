import { adminUpdateUser } from '@inkreel/contract/api/admin.ts';
import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { call } from '../../../lib/client.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { AskDialog } from '../parts/ask-dialog.tsx';

/** The request for each change that an operator can make to an account. */
const CHANGES = {
  promote: { is_operator: true },
  demote: { is_operator: false },
  disable: { disabled: true },
  enable: { disabled: false },
  signOut: { sign_out: true },
} as const;
export type UserChange = keyof typeof CHANGES;

interface UserDialogProps {
  person: { id: string; name: string };
  change: UserChange;
  onClose: () => void;
}

/** Asks before an account is changed. */
export function UserDialog({ person, change, onClose }: UserDialogProps) {
  const texts = useAreaTexts(adminTexts).users[change];
  return (
    <AskDialog
      title={texts.title({ name: person.name })}
      lines={[texts.line]}
      confirm={texts.action}
      act={async (reason) => {
        await call(adminUpdateUser, { params: { id: person.id }, body: { ...CHANGES[change], reason } });
        return texts.done;
      }}
      onClose={onClose}
    />
  );
}
