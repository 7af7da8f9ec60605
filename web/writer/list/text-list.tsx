import { createDocument } from '@inkreel/contract/api/documents.ts';
import { textKind } from '@inkreel/contract/documents/text-document.ts';
import { writerTexts } from '@inkreel/contract/messages/areas/writer.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { textPath } from '../../documents/text-paths.ts';
import { call } from '../../lib/client.ts';
import { projectOfRun } from '../../lib/current-project.ts';
import { failureOf } from '../../lib/failure-text.ts';
import { useLocalPath } from '../../lib/language-link.tsx';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useUserQuery } from '../../lib/query.ts';
import { useNavigate } from '../../lib/router.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { DocumentLinks } from '../../shell/document-links.tsx';
import { LoadState } from '../../shell/page-states.tsx';
import { Button } from '../../ui/button.tsx';
import { FailureWords } from '../../ui/failure-words.tsx';
import { ImportButton } from '../import-export/import-button.tsx';
import { emptyText } from './empty-text.ts';

/** The texts that the person sees, newest first, and a button for another one. */
export function TextList() {
  const texts = useAreaTexts(writerTexts);
  const user = useUserQuery();
  return (
    <>
      <p className="writer-lead">{texts.lead}</p>
      <NewText />
      <div className="mt-3 grid justify-items-start gap-2">
        <ImportButton />
      </div>
      <div className="mt-6">
        {user.data === undefined ? (
          <LoadState query={user} />
        ) : (
          <DocumentLinks kind="text" none={texts.none} pathOf={textPath} />
        )}
      </div>
    </>
  );
}

function NewText() {
  const texts = useAreaTexts(writerTexts);
  const messages = useStudioMessages();
  const client = useQueryClient();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<unknown>();
  const create = async () => {
    setBusy(true);
    setFailed(undefined);
    const project = projectOfRun(client);
    const content = { parts: emptyText() };
    const { kind, version: schema } = textKind;
    const more = project === undefined ? {} : { project_id: project };
    try {
      const { id } = await call(createDocument, {
        body: { kind, name: texts.unnamed, schema, content, ...more },
      });
      navigate(localPath(textPath(id)));
    } catch (error) {
      setFailed(error);
      setBusy(false);
    }
  };
  return (
    <div className="grid justify-items-start gap-3">
      <Button look="seal" disabled={busy} onClick={() => void create()}>
        {texts.fresh}
      </Button>
      {failed !== undefined && (
        <p role="alert">
          <FailureWords failure={failureOf(failed, messages, texts.failedToCreate)} />
        </p>
      )}
    </div>
  );
}
