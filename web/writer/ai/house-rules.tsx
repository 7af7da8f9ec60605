import {
  setWritingCommands,
  setWritingRules,
  WRITING_RULE_LIMITS,
  type WritingCommands,
  type WritingRules,
} from '@inkreel/contract/api/writing-rules.ts';
import { writerTexts } from '@inkreel/contract/messages/areas/writer.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '../../lib/client.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useWritingRules, WRITING_RULES_KEY } from './use-writing-rules.ts';

/** Two columns in lines, such as `leverage = use`. */
const toLines = (rows: readonly (readonly [string, string])[]) =>
  rows.map(([one, other]) => `${one} = ${other}`).join('\n');
const fromLines = (text: string): [string, string][] =>
  text.split('\n').flatMap((line): [string, string][] => {
    const [one = '', ...rest] = line.split(/[=＝]/);
    return one.trim() === '' ? [] : [[one.trim(), rest.join('=').trim()]];
  });

/** Commands in lines, such as `As a list = Make a list of it`; one without words for the model does nothing. */
const toCommands = (text: string): WritingCommands =>
  fromLines(text).flatMap(([name, prompt]) => (prompt === '' ? [] : [{ name, prompt }]));
const ofCommands = (commands: WritingCommands): string =>
  toLines(commands.map(({ name, prompt }) => [name, prompt]));

/** Where admins set the rules and others read them, and where each person sets their own commands. */
export default function HouseRules({ onClose }: { onClose: () => void }) {
  const { house: texts } = useAreaTexts(writerTexts);
  const messages = useStudioMessages();
  const client = useQueryClient();
  const rules = useWritingRules();
  const [tone, setTone] = useState(rules.tone);
  const [words, setWords] = useState(() => toLines(rules.words.map(({ avoid, use }) => [avoid, use])));
  const [commands, setCommands] = useState(() => ofCommands(rules.commands));
  const [own, setOwn] = useState(() => ofCommands(rules.own_commands));
  const id = useId();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      const body: WritingRules = {
        tone: tone.trim(),
        words: fromLines(words).map(([avoid, use]) => ({ avoid, use })),
        commands: toCommands(commands),
      };
      if (rules.may_edit) await call(setWritingRules, { body });
      await call(setWritingCommands, { body: { commands: toCommands(own) } });
      await client.invalidateQueries({ queryKey: WRITING_RULES_KEY });
      onClose();
    } catch (error) {
      toastFailure(error, messages, texts.failed);
    }
    setSaving(false);
  };
  const field = (
    label: string,
    hint: string,
    value: string,
    set: (value: string) => void,
    rows: number,
    { most, isOpen = rules.may_edit }: { most?: number; isOpen?: boolean } = {},
  ) => (
    <label className="grid gap-1">
      <b className="text-sm">{label}</b>
      <span className="note" id={`${id}-${label.replaceAll(' ', '-')}`}>
        {hint}
      </span>
      <textarea
        className="input h-auto py-2"
        aria-label={label}
        aria-describedby={`${id}-${label.replaceAll(' ', '-')}`}
        dir="auto"
        rows={rows}
        value={value}
        maxLength={most}
        readOnly={!isOpen}
        onChange={({ target }) => set(target.value)}
      />
    </label>
  );
  return (
    <Dialog open onClose={onClose} title={texts.title} closeLabel={texts.close} width={560}>
      <form
        className="grid gap-4 px-7 pt-3 pb-7"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <p className="note">{rules.may_edit ? texts.lead : texts.read}</p>
        {field(texts.tone, texts.toneHint, tone, setTone, 3, { most: WRITING_RULE_LIMITS.tone })}
        {field(texts.words, texts.wordsHint, words, setWords, 4)}
        {field(texts.commands, texts.commandsHint, commands, setCommands, 4)}
        {field(texts.own, texts.ownHint, own, setOwn, 3, { isOpen: true })}
        <Button look="ink" type="submit" disabled={isSaving} className="justify-self-start">
          {texts.save}
        </Button>
      </form>
    </Dialog>
  );
}
