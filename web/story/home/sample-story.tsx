import { copySampleStory } from '@inkreel/contract/api/stories.ts';
import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/client.ts';
import { projectOfRun } from '../../lib/current-project.ts';
import { useLocalPath } from '../../lib/language-link.tsx';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { useNavigate } from '../../lib/router.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { Button } from '../../ui/button.tsx';
import { storyPath } from '../head.ts';

const FRAMES = ['shot-1-1', 'shot-1-3', 'shot-2-3'];

/** A short finished story that a project copies with one click. */
export function SampleStory() {
  const { sample } = useAreaTexts(storyTexts);
  const messages = useStudioMessages();
  const { language } = useLanguage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const [busy, setBusy] = useState(false);
  const copy = async () => {
    setBusy(true);
    const project = projectOfRun(client);
    try {
      const { id } = await call(copySampleStory, {
        body: { language, ...(project === undefined ? {} : { project_id: project }) },
      });
      navigate(localPath(storyPath(id, 'storyboard')));
    } catch (error) {
      toastFailure(error, messages);
      setBusy(false);
    }
  };
  return (
    <section className="section">
      <header>
        <h2>{sample.title}</h2>
        <p>{sample.lead}</p>
      </header>
      <article className="story-sample">
        <div className="story-band" aria-hidden>
          {FRAMES.map((name) => (
            <img key={name} src={`/samples/story/${name}.webp`} alt="" loading="lazy" decoding="async" />
          ))}
        </div>
        <div className="story-sample-foot">
          <div>
            <h3>{sample.name}</h3>
            <p>{sample.facts}</p>
          </div>
          <Button disabled={busy} onClick={() => void copy()}>
            {sample.copy}
          </Button>
        </div>
      </article>
    </section>
  );
}
