import { createDocument } from '@inkreel/contract/api/documents.ts';
import { storyKind } from '@inkreel/contract/documents/story-document.ts';
import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../lib/client.ts';
import { projectOfRun } from '../../lib/current-project.ts';
import { useLocalPath } from '../../lib/language-link.tsx';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { useNavigate } from '../../lib/router.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { storyPath } from '../head.ts';
import { StoryListFrame } from '../shell/story-list-frame.tsx';
import { emptyStory } from './empty-story.ts';

/** `/story/create`: begins a story. */
export default function StoryCreatePage() {
  const texts = useAreaTexts(storyTexts);
  return (
    <StoryListFrame title={texts.fresh}>
      <Begin />
    </StoryListFrame>
  );
}

function Begin() {
  const texts = useAreaTexts(storyTexts);
  const messages = useStudioMessages();
  const { language } = useLanguage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const project = projectOfRun(client);
    try {
      const { id } = await call(createDocument, {
        body: {
          kind: storyKind.kind,
          name: name.trim() || texts.unnamed,
          schema: storyKind.version,
          content: { parts: emptyStory(language) },
          ...(project === undefined ? {} : { project_id: project }),
        },
      });
      navigate(localPath(storyPath(id, 'storyboard')));
    } catch (error) {
      toastFailure(error, messages);
      setBusy(false);
    }
  };
  return (
    <form
      className="mt-8 grid max-w-[480px] justify-items-start gap-5"
      onSubmit={(event) => void begin(event)}
    >
      <div className="w-full">
        <Field label={texts.named}>
          {(control) => (
            <input
              {...control}
              className="input"
              maxLength={200}
              value={name}
              placeholder={texts.unnamed}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Button type="submit" look="ink" disabled={busy}>
        {texts.begin}
      </Button>
    </form>
  );
}
