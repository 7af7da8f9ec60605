import { getDocument } from '@inkreel/contract/api/documents.ts';
import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import { compareFingerprints } from '@inkreel/contract/documents/parts/staleness.ts';
import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import { originNow, type SceneOrigin } from '@inkreel/contract/story/text-scenes.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { textPath } from '../../documents/text-paths.ts';
import { call } from '../../lib/client.ts';
import { LanguageLink } from '../../lib/language-link.tsx';
import { useAreaTexts } from '../../lib/messages.tsx';
import { Button } from '../../ui/button.tsx';

/** Says of a scene that the text which it was made of has changed since, until the person keeps the scene as it is. */
export function SceneOriginLine({ scene, story }: { scene: Part; story: OpenParts }) {
  const origin = scene['origin'] as unknown as SceneOrigin | undefined;
  if (origin === undefined || origin === null) return null;
  return <OriginLine id={scene.id} origin={origin} story={story} />;
}

function OriginLine({ id, origin, story }: { id: string; origin: SceneOrigin; story: OpenParts }) {
  const { origin: texts } = useAreaTexts(storyTexts);
  const { document } = origin;
  // A text that is gone, or that the person may not read, makes nothing stale.
  const { data } = useQuery({
    queryKey: ['story-text', document],
    queryFn: ({ signal }) => call(getDocument, { params: { id: document }, signal }),
    staleTime: 2000,
    retry: false,
  });
  const now = useMemo(
    () => data && originNow(origin, (data.content['parts'] ?? []) as Part[]),
    [data, origin],
  );
  if (now === undefined || compareFingerprints(origin.made, now).kind !== 'stale') return null;
  return (
    <div className="scene-origin">
      <p>
        <b>{texts.stale}</b> {texts.changed}
      </p>
      <LanguageLink className="link" to={textPath(document)}>
        {texts.read}
      </LanguageLink>
      <Button size="small" onClick={() => story.edit(id, { origin: { document, made: now } })}>
        {texts.keep}
      </Button>
    </div>
  );
}
