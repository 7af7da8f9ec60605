import { uploadDialogTexts } from '@inkreel/contract/messages/areas/upload-dialogs.ts';
import { useState } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import type { PictureInput } from '../use-picture-input.ts';

/** A picture from the web, by its address. */
export function AddressForm({ input, onDone }: { input: PictureInput; onDone: () => void }) {
  const { pick: texts } = useAreaTexts(uploadDialogTexts);
  const [address, setAddress] = useState('');
  const [going, setGoing] = useState(false);
  const refusal = input.refusals.at(-1);
  const go = async () => {
    if (going || address.trim() === '') return;
    setGoing(true);
    const taken = await input.takeAddress(address.trim());
    setGoing(false);
    if (taken) onDone();
  };
  return (
    <form
      className="pick-address"
      onSubmit={(event) => {
        event.preventDefault();
        void go();
      }}
    >
      <Field
        label={texts.addressLabel}
        hint={texts.addressHint}
        error={refusal && [refusal.text, refusal.hint].filter((part) => part !== '').join('. ')}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" look="ink" aria-disabled={going || address.trim() === ''}>
        {going ? texts.addressGoing : texts.addressGo}
      </Button>
    </form>
  );
}
