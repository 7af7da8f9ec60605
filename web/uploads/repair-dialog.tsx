import { uploadDialogTexts } from '@inkreel/contract/messages/areas/upload-dialogs.ts';
import { Crop } from 'lucide-react';
import { useState } from 'react';
import { useAreaTexts } from '../lib/messages.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { UnfitPicture } from './core/prepare.ts';
import type { PictureLimits } from './core/repair.ts';
import { unfitReason } from './refusal.ts';
import type { PictureInput } from './use-picture-input.ts';

type RepairTexts = (typeof uploadDialogTexts)['en']['repair'];

const MEGABYTE = 1024 * 1024;

/** Pictures that do not fit, the problem of each, and what one press can do about it. */
export default function RepairDialog({ input, limits }: { input: PictureInput; limits: PictureLimits }) {
  const { texts, unfit, settleUnfit } = input;
  const { repair: words, crop, pick } = useAreaTexts(uploadDialogTexts);
  const [working, setWorking] = useState(false);
  const settle = async (repair: boolean) => {
    setWorking(repair);
    await settleUnfit(repair);
    setWorking(false);
  };
  return (
    <Dialog
      open
      onClose={() => void settle(false)}
      title={words.title({ count: unfit.length })}
      closeLabel={pick.close}
    >
      <ul className="repair-list">
        {unfit.map((picture, index) => (
          <li key={index}>
            <b className="upload-name">{picture.name}</b>
            <span className="note">{factsOf(picture, words)}</span>
            <p>{unfitReason(picture, limits, texts).text}</p>
            {picture.repair && <p className="repair-plan">{planOf(picture.repair, words)}</p>}
            {picture.repair?.plan.enlarges && <p className="note">{words.enlargeNote}</p>}
            {picture.crop && (
              <Button
                size="small"
                className="repair-crop"
                disabled={working}
                aria-label={texts.cropOne({ name: picture.name })}
                onClick={() => input.crop.beginUnfit(picture)}
              >
                <Crop size={14} aria-hidden />
                {crop.verb}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="repair-foot">
        <Button disabled={working} onClick={() => void settle(false)}>
          {words.leaveOut}
        </Button>
        {unfit.some(({ repair }) => repair) && (
          <Button look="ink" aria-disabled={working} onClick={() => !working && void settle(true)}>
            {working ? words.working : words.apply}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function factsOf({ facts }: UnfitPicture, repair: RepairTexts): string {
  const megabytes = facts.size / MEGABYTE;
  const size =
    megabytes >= 0.1
      ? repair.megabytes({ size: megabytes })
      : repair.kilobytes({ size: Math.ceil(facts.size / 1024) });
  const { width, height } = facts;
  return width === undefined || height === undefined ? size : repair.now({ width, height, size });
}

function planOf({ plan }: NonNullable<UnfitPicture['repair']>, texts: RepairTexts): string {
  return plan.enlarges ? texts.enlarge(plan) : texts.reduce(plan);
}
