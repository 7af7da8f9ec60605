import { adminCorrectPoints } from '@inkreel/contract/api/admin.ts';
import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { useState } from 'react';
import { call } from '../../../lib/client.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { newId } from '../../../lib/new-id.ts';
import { Chip } from '../../../ui/chip.tsx';
import { AskDialog } from '../parts/ask-dialog.tsx';
import { NumberField } from '../parts/number-field.tsx';
import { whole } from '../parts/numbers.ts';

const MOST = 10_000_000;

interface PointsDialogProps {
  organisation: { id: string; name: string; balance: number };
  onClose: () => void;
}

/**
 * Adds or takes points, and says what the balance will be. A repeated request after a lost answer changes
 * nothing more.
 */
export function PointsDialog({ organisation: { id, name, balance }, onClose }: PointsDialogProps) {
  const { organisations, ask } = useAreaTexts(adminTexts);
  const texts = organisations.correct;
  const [takes, setTakes] = useState(false);
  const [typed, setTyped] = useState('');
  const [sent, setSent] = useState(false);
  // One idempotency key per change: other figures or another reason make another change.
  const [attempt, setAttempt] = useState({ what: '', key: '' });
  const value = whole(typed, { from: 1, to: MOST });
  const after = value === undefined ? undefined : takes ? balance - value : balance + value;
  const error =
    value === undefined
      ? texts.pointsWrong({ most: MOST })
      : after !== undefined && after < 0
        ? texts.tooMany
        : undefined;
  const effect = takes ? texts.willTake : texts.willAdd;
  const act = async (reason: string) => {
    const points = takes ? -(value ?? 0) : (value ?? 0);
    const what = `${points} ${reason}`;
    const key = attempt.what === what ? attempt.key : newId();
    setAttempt({ what, key });
    const answer = await call(adminCorrectPoints, {
      params: { id },
      body: { points, reason },
      idempotencyKey: key,
    });
    return texts.done(answer);
  };
  return (
    <AskDialog
      title={texts.title({ name })}
      lines={[]}
      confirm={takes ? texts.take : texts.add}
      reasonHint={ask.reasonHintLedger}
      check={() => {
        setSent(true);
        return error === undefined;
      }}
      act={act}
      onClose={onClose}
    >
      <div role="group" aria-label={texts.way} className="flex gap-2">
        <Chip pressed={!takes} onClick={() => setTakes(false)}>
          {texts.add}
        </Chip>
        <Chip pressed={takes} onClick={() => setTakes(true)}>
          {texts.take}
        </Chip>
      </div>
      <div>
        <NumberField
          label={texts.points}
          fact={texts.now({ balance })}
          value={typed}
          onChange={setTyped}
          error={sent ? error : undefined}
        />
        {value !== undefined && after !== undefined && after >= 0 && (
          <p aria-live="polite" className="note mt-1.5">
            {effect({ value, after })}
          </p>
        )}
      </div>
    </AskDialog>
  );
}
