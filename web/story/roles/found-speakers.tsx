import { createRole, type Role } from '@inkreel/contract/api/roles.ts';
import { rolesTexts } from '@inkreel/contract/messages/areas/roles.ts';
import { castSpeaker, type FoundSpeaker, foundSpeakers } from '@inkreel/contract/story/found-speakers.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/client.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { Button } from '../../ui/button.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { reloadRoles } from './use-roles.ts';
import { changeStory, reloadStory, type StoryParts } from './use-story.ts';

/** Asks about the names in a script that are no characters yet, one at a time. */
export function FoundSpeakers({ story, roles }: { story: StoryParts; roles: readonly Role[] }) {
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const found = foundSpeakers(story.parts).filter(({ name }) => !skipped.includes(name));
  const [first] = found;
  if (!first) return null;
  return (
    <FoundCard
      key={first.name}
      story={story}
      roles={roles}
      speaker={first}
      at={skipped.length + 1}
      count={skipped.length + found.length}
      onSkip={() => setSkipped([...skipped, first.name])}
    />
  );
}

function FoundCard({
  story,
  roles,
  speaker,
  at,
  count,
  onSkip,
}: {
  story: StoryParts;
  roles: readonly Role[];
  speaker: FoundSpeaker;
  at: number;
  count: number;
  onSkip: () => void;
}) {
  const { found: texts } = useAreaTexts(rolesTexts);
  const messages = useStudioMessages();
  const client = useQueryClient();
  const [working, setWorking] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const { name, quote, scene, lines } = speaker;
  const same = roles.find((role) => role.name.trim().toLowerCase() === name.toLowerCase());
  const cast = async (find: () => Promise<string>, fallback: string) => {
    if (working) return;
    setWorking(true);
    try {
      const role = await find();
      await changeStory(story.id, (parts) => castSpeaker(parts, name, role));
      await reloadStory(client, story.id);
    } catch (error) {
      toastFailure(error, messages, fallback);
      setWorking(false);
    }
  };
  const create = async () => {
    const project = story.projectId === null ? {} : { project_id: story.projectId };
    const { id } = await call(createRole, { body: { name: name.slice(0, 80), ...project } });
    await reloadRoles(client);
    return id;
  };
  return (
    <section className="role-found" aria-label={texts.title}>
      <h2>
        {texts.title}
        <span className="numbers">{texts.of({ at, count })}</span>
      </h2>
      <p>
        <b>{texts.ask({ name })}</b> {texts.lines({ count: lines })}
      </p>
      {quote !== '' && <p>{texts.quote({ quote: quote.slice(0, 160), scene })}</p>}
      <div className="flex flex-wrap gap-2">
        {same && (
          <Button
            size="small"
            look="ink"
            aria-disabled={working}
            onClick={() => void cast(async () => same.id, texts.failed)}
          >
            {texts.same({ name: same.name })}
          </Button>
        )}
        <Button
          size="small"
          look={same ? 'outline' : 'ink'}
          aria-disabled={working}
          onClick={() => void cast(create, messages.failures.createRole)}
        >
          {texts.fresh}
        </Button>
        {roles.length > 0 && (
          <Button size="small" aria-disabled={working} onClick={() => setChoosing(true)}>
            {texts.other}
          </Button>
        )}
        <Button size="small" look="quiet" onClick={onSkip}>
          {texts.skip}
        </Button>
      </div>
      {isChoosing && (
        <RoleDialog
          projectId={story.projectId}
          value={[]}
          name={name}
          onClose={() => setChoosing(false)}
          onChoose={({ id }) => {
            setChoosing(false);
            void cast(async () => id, texts.failed);
          }}
        />
      )}
    </section>
  );
}
