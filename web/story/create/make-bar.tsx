import { storyKind } from '@inkreel/contract/documents/story-document.ts';
import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import { storyCreateTexts } from '@inkreel/contract/messages/areas/story-create.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { projectOfRun } from '../../lib/current-project.ts';
import { useLocalPath } from '../../lib/language-link.tsx';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useNavigate } from '../../lib/router.tsx';
import { useStudioMessages } from '../../lib/studio-messages.ts';
import { toast } from '../../lib/toast.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { Button } from '../../ui/button.tsx';
import { storyPath } from '../head.ts';
import { makePictureStory, makeStory } from './make-story.ts';
import type { Start } from './use-start.ts';

/** Makes the script with its characters, once they were confirmed. */
export function MakeBar({ start }: { start: Start }) {
  const texts = useAreaTexts(storyCreateTexts);
  const story = useAreaTexts(storyTexts);
  const messages = useStudioMessages();
  const client = useQueryClient();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const [isMaking, setIsMaking] = useState(false);
  const { split, guesses, name, foundName, language, idea, confirmation, isTooLong, file, origin } = start;
  const parts = split.scenes.reduce((sum, scene) => sum + scene.parts.length, 0);
  const most = storyKind.limits?.parts ?? 0;
  const { way, pictures } = start;
  const isOfPictures = way === 'pictures';
  const about = { name: name.trim() || foundName || story.unnamed, language, project: projectOfRun(client) };
  const begin = () =>
    isOfPictures
      ? makePictureStory(about, pictures)
      : makeStory({ ...about, split, dropped: confirmation.dropped, premise: idea.trim(), origin });
  const make = async () => {
    // Each paragraph may become a line and a shot.
    if (!isOfPictures && 2 * parts > most) return toast(texts.tooManyParts({ most }), { kind: 'failure' });
    setIsMaking(true);
    try {
      const id = await begin();
      start.forget();
      navigate(localPath(storyPath(id, isOfPictures || parts === 0 ? 'storyboard' : 'script')));
    } catch (error) {
      toastFailure(error, messages);
      setIsMaking(false);
    }
  };
  const isReady = isOfPictures ? pictures.length > 0 : !isTooLong || file !== undefined;
  return (
    <div className="create-go">
      <Button look="seal" size="large" disabled={!isReady || isMaking} onClick={() => void make()}>
        {isMaking ? texts.making : isOfPictures || parts === 0 ? story.begin : texts.make}
      </Button>
      <p className="note">
        {guesses.length > 0 && !isOfPictures
          ? texts.staysMarked({ count: guesses.length })
          : texts.nothingDrawn}
      </p>
    </div>
  );
}
