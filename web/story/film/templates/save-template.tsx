import { createDocument } from '@inkreel/contract/api/documents.ts';
import { filmTemplateKind } from '@inkreel/contract/documents/film-document.ts';
import { filmTemplateTexts } from '@inkreel/contract/messages/areas/film-templates.ts';
import { filmAsTemplate, type TemplateMedia } from '@inkreel/scene/film/film-as-template.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpenParts } from '../../../documents/parts/open-parts.ts';
import { call } from '../../../lib/client.ts';
import { useAreaTexts, useMessages } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { toast } from '../../../lib/toast.ts';
import { toastFailure } from '../../../lib/toast-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { ChoiceField } from '../panels/fields.tsx';
import { OWN_KEY } from './use-templates.ts';
import '../exporting/export.css';

/** Saves a film as a template of the organisation. */
export default function SaveTemplate({ document, onClose }: { document: OpenParts; onClose: () => void }) {
  const texts = useAreaTexts(filmTemplateTexts);
  const messages = useStudioMessages();
  const { shell } = useMessages();
  const client = useQueryClient();
  const [name, setName] = useState(document.record.name);
  const [media, setMedia] = useState<TemplateMedia>('places');
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const nameOf = (kind: 'picture' | 'sound', at: number) => texts[kind]({ at });
      const parts = filmAsTemplate(document.state.get().parts, media, nameOf);
      const { kind, version } = filmTemplateKind;
      await call(createDocument, { body: { kind, name: name.trim(), schema: version, content: { parts } } });
      await client.invalidateQueries({ queryKey: OWN_KEY });
      toast(texts.saved);
      onClose();
    } catch (error) {
      toastFailure(error, messages);
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} title={texts.saveAs} closeLabel={shell.close} width={432}>
      <form
        className="film-export"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <p>{texts.saveLead}</p>
        <Field label={texts.name}>
          {({ id }) => (
            <input
              id={id}
              className="input"
              maxLength={200}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <ChoiceField
          label={texts.media}
          options={[
            { value: 'places', label: texts.asPlaces },
            { value: 'stay', label: texts.stay },
          ]}
          value={media}
          onChange={setMedia}
        />
        <Button look="seal" size="large" type="submit" disabled={busy || name.trim() === ''}>
          {texts.save}
        </Button>
      </form>
    </Dialog>
  );
}
