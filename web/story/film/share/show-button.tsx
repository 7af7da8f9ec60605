import { showFilm } from '@inkreel/contract/api/film-shares.ts';
import { filmShareTexts } from '@inkreel/contract/messages/areas/film-share.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/client.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { toast } from '../../../lib/toast.ts';
import { toastFailure } from '../../../lib/toast-failure.ts';
import { Button } from '../../../ui/button.tsx';

/** Shows a finished video by the links of its film. */
export function ShowButton({ film: id, url }: { film: string; url: string }) {
  const { dialog: texts } = useAreaTexts(filmShareTexts);
  const messages = useStudioMessages();
  const client = useQueryClient();
  const [shown, setShown] = useState(false);
  const show = async () => {
    setShown(true);
    try {
      const { number } = await call(showFilm, { params: { id }, body: { video_url: url } });
      toast(texts.made({ at: number }));
      await client.invalidateQueries({ queryKey: ['film-shares', id] });
    } catch (error) {
      toastFailure(error, messages);
      setShown(false);
    }
  };
  return (
    <Button size="large" disabled={shown} onClick={() => void show()}>
      {texts.show}
    </Button>
  );
}
