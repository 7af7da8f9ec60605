import { createRole, type Role } from '@inkreel/contract/api/roles.ts';
import { rolesTexts } from '@inkreel/contract/messages/areas/roles.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { call } from '../../lib/client.ts';
import { failureOf } from '../../lib/failure-text.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureWords } from '../../ui/failure-words.tsx';
import { Field } from '../../ui/field.tsx';
import { reloadRoles } from './use-roles.ts';
import './roles.css';

const NAME_CHARACTERS = 80;
const WORDS_CHARACTERS = 2000;

/** Creates a character with a name and words; everything else follows on its page. */
export function CreateDialog({
  projectId,
  name: given = '',
  onCreated,
  onClose,
}: {
  /** By default the project that the person works in. */
  projectId?: string | undefined;
  name?: string;
  onCreated: (role: Role) => void;
  onClose: () => void;
}) {
  const { create: texts, ...shared } = useAreaTexts(rolesTexts);
  const messages = useStudioMessages();
  const client = useQueryClient();
  const [name, setName] = useState(given);
  const [words, setWords] = useState('');
  const [mistake, setMistake] = useState<string>();
  const [failure, setFailure] = useState<ReactNode>();
  const [sending, setSending] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const send = async () => {
    const wrong =
      name.trim() === ''
        ? texts.nameMissing
        : name.trim().length > NAME_CHARACTERS
          ? texts.nameLong
          : undefined;
    setMistake(wrong);
    if (wrong !== undefined) return first.current?.focus();
    if (sending) return;
    setSending(true);
    setFailure(undefined);
    try {
      const project = projectId === undefined ? {} : { project_id: projectId };
      const role = await call(createRole, {
        body: { name: name.trim(), description: words.trim(), ...project },
      });
      await reloadRoles(client);
      onCreated(role);
    } catch (error) {
      setFailure(<FailureWords failure={failureOf(error, messages, messages.failures.createRole)} />);
      setSending(false);
    }
  };
  return (
    <Dialog open onClose={onClose} title={texts.title} closeLabel={shared.close} first={first}>
      <form
        noValidate
        className="role-form"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Field label={texts.name} error={mistake}>
          {(control) => (
            <input
              {...control}
              ref={first}
              className="input"
              autoComplete="off"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label={texts.words} hint={texts.wordsHint}>
          {(control) => (
            <textarea
              {...control}
              className="input"
              rows={3}
              maxLength={WORDS_CHARACTERS}
              placeholder={shared.wordsPlaceholder}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
        </Field>
        {failure !== undefined && (
          <p role="alert" className="text-seal">
            {failure}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="ink" aria-disabled={sending}>
            {sending ? texts.creating : texts.submit}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {shared.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
