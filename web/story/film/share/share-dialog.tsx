import { revokeFilmShare, shareFilm } from '@inkreel/contract/api/film-shares.ts';
import { filmShareTexts } from '@inkreel/contract/messages/areas/film-share.ts';
import { storyShareTexts } from '@inkreel/contract/messages/areas/story-share.ts';
import { useEffect, useRef, useState } from 'react';
import type { OpenParts } from '../../../documents/parts/open-parts.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/client.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { toast } from '../../../lib/toast.ts';
import { toastFailure } from '../../../lib/toast-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FILM_HASH } from '../../share/film-hash.ts';
import { NewLink, ShareLinks } from '../../share/share-links.tsx';
import { type Making, makeVersion } from './make-version.ts';
import { useFilmShares } from './use-film-shares.ts';

/** Makes what guests watch, and the links to it. */
export default function ShareDialog({ document, onClose }: { document: OpenParts; onClose: () => void }) {
  const { dialog: texts } = useAreaTexts(filmShareTexts);
  const { dialog: links } = useAreaTexts(storyShareTexts);
  const messages = useStudioMessages();
  const { id } = document.record;
  const query = useFilmShares(id);
  const { shares = [], versions } = query.data ?? {};
  const revoke = (share: string) =>
    void call(revokeFilmShare, { params: { id, share } }).then(
      () => query.refetch(),
      (error: unknown) => toastFailure(error, messages),
    );
  return (
    <Dialog open onClose={onClose} title={texts.title} closeLabel={messages.shell.close} width={560}>
      <div className="share-dialog">
        <p className="note">{texts.lead}</p>
        <h3>{texts.watched}</h3>
        {versions && <Watched document={document} newest={versions[0]} onMade={() => void query.refetch()} />}
        <h3>{links.links}</h3>
        <NewLink
          make={async (days) => {
            await document.settle();
            return call(shareFilm, { params: { id }, body: { days } });
          }}
          before={FILM_HASH}
          onMade={() => void query.refetch()}
        />
        {query.data && shares.length === 0 && <p className="note">{links.none}</p>}
        <ShareLinks shares={shares} onRevoke={revoke} />
      </div>
    </Dialog>
  );
}

/** The video that the links show, and the way to a newer one. */
function Watched({
  document,
  newest,
  onMade,
}: {
  document: OpenParts;
  newest: { number: number; created_at: string } | undefined;
  onMade: () => void;
}) {
  const { dialog: texts } = useAreaTexts(filmShareTexts);
  const messages = useStudioMessages();
  const { date, share } = useLanguage();
  const [making, setMaking] = useState<Making>();
  const [problem, setProblem] = useState<'failed' | 'noEncoder'>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const make = async () => {
    const controller = new AbortController();
    running.current = controller;
    setProblem(undefined);
    setMaking({ step: 'making', share: 0 });
    try {
      const number = await makeVersion(document, setMaking, controller.signal);
      if (number === undefined) setProblem('noEncoder');
      else toast(texts.made({ at: number }));
      onMade();
    } catch (error) {
      if (!controller.signal.aborted) setProblem('failed');
      if (error instanceof ApiError) toastFailure(error, messages);
    }
    setMaking(undefined);
  };
  return (
    <>
      <p>{newest ? texts.newest({ at: newest.number, day: date(newest.created_at) }) : texts.nothing}</p>
      {problem && <p role="alert">{texts[problem]}</p>}
      {making ? (
        <div className="share-make">
          <p role="status" className="flex-1">
            {texts[making.step]({ share: share(making.share) })}
          </p>
          <Button onClick={() => running.current?.abort()}>{texts.cancel}</Button>
        </div>
      ) : (
        <div className="share-make">
          <Button stub={texts.free} onClick={() => void make()}>
            {texts.make({ at: (newest?.number ?? 0) + 1 })}
          </Button>
        </div>
      )}
    </>
  );
}
