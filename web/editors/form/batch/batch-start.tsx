import { batchTexts } from '@inkreel/contract/messages/areas/batch.ts';
import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { useState } from 'react';
import { askToBuy, askToSignIn } from '../../../lib/dialogs.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { usePoints } from '../../../lib/query.ts';
import { useSignedIn } from '../../../lib/session.ts';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { ImageListSlot } from '../../../uploads/image-list-slot.tsx';
import type { FormValues } from '../../kit/form-values.ts';
import { samplePictures } from '../sample-pictures.ts';
import { BATCH_PICTURES } from './batch.ts';

/** Before it runs: the pictures, and the button with the price of them all. */
export function BatchStart({
  field,
  settings,
  pointsEach,
  onStart,
}: {
  field: FieldKinds['image'];
  settings: FormValues | undefined;
  /** Of one picture. */
  pointsEach: number;
  onStart: (urls: readonly string[], settings: FormValues) => Promise<void>;
}) {
  const texts = useAreaTexts(batchTexts);
  const { run } = useStudioMessages().tools;
  const { language } = useLanguage();
  const signedIn = useSignedIn();
  const balance = usePoints()?.total;
  const [urls, setUrls] = useState<readonly string[]>([]);
  const points = pointsEach * urls.length;
  const missing = balance === undefined ? 0 : Math.max(0, points - balance);
  const press = async () => {
    if (!settings || urls.length === 0) return;
    if (!signedIn && !(await askToSignIn({ toStart: 'draw' }))) return;
    // All or none: half a batch is of no use.
    if (balance !== undefined && missing > 0) return askToBuy({ needed: points, balance, missing });
    await onStart(urls, settings);
  };
  const blocker = urls.length === 0 ? texts.none : settings ? undefined : run.blockers.form;
  const note =
    blocker ??
    (missing > 0 ? run.blockers.points({ missing }) : run.sum({ count: urls.length, each: pointsEach }));
  return (
    <>
      <ImageListSlot
        label={texts.pictures}
        limits={{ shortest: field.shortest, longest: field.longest }}
        maximum={BATCH_PICTURES}
        ordered={false}
        value={urls}
        samples={samplePictures(field.samples, language)}
        onChange={(pictures) => setUrls(pictures.map(({ url }) => url))}
      />
      <div className="batch-foot">
        <Button
          look="seal"
          size="large"
          className="run-button"
          stub={run.price({ points })}
          aria-disabled={blocker !== undefined}
          aria-describedby="batch-note"
          onClick={() => void press()}
        >
          {texts.run({ count: urls.length })}
        </Button>
        <p className="note" id="batch-note">
          {note}
        </p>
      </div>
    </>
  );
}
