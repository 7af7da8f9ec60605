import { Crop } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { UnfitPicture } from './core/prepare.ts';
import type { PictureLimits } from './core/repair.ts';
import { type UploadTexts, unfitReason } from './refusal.ts';
import type { PictureInput } from './use-picture-input.ts';

const MEGABYTE = 1024 * 1024;

/** Pictures that do not fit, what stands against each, and what can be done about it at one press. */
export function RepairDialog({ input, limits }: { input: PictureInput; limits: PictureLimits }) {
  const { texts, unfit, settleUnfit } = input;
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
      title={texts.repair.title({ count: unfit.length })}
      closeLabel={texts.pick.close}
    >
      <ul className="repair-list">
        {unfit.map((picture, index) => (
          <li key={index}>
            <b className="upload-name">{picture.name}</b>
            <span className="note">{factsOf(picture, texts)}</span>
            <p>{unfitReason(picture, limits, texts).text}</p>
            {picture.repair && <p className="repair-plan">{planOf(picture.repair, texts)}</p>}
            {picture.repair?.plan.enlarges && <p className="note">{texts.repair.enlargeNote}</p>}
            {picture.crop && (
              <Button
                size="small"
                className="repair-crop"
                disabled={working}
                aria-label={texts.crop.one({ name: picture.name })}
                onClick={() => input.crop.beginUnfit(picture)}
              >
                <Crop size={14} aria-hidden />
                {texts.crop.verb}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="repair-foot">
        <Button disabled={working} onClick={() => void settle(false)}>
          {texts.repair.leaveOut}
        </Button>
        {unfit.some(({ repair }) => repair) && (
          <Button look="ink" aria-disabled={working} onClick={() => !working && void settle(true)}>
            {working ? texts.repair.working : texts.repair.apply}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function factsOf({ facts }: UnfitPicture, { repair }: UploadTexts): string {
  const megabytes = facts.size / MEGABYTE;
  const size =
    megabytes >= 0.1
      ? repair.megabytes({ size: megabytes })
      : repair.kilobytes({ size: Math.ceil(facts.size / 1024) });
  const { width, height } = facts;
  return width === undefined || height === undefined ? size : repair.now({ width, height, size });
}

function planOf({ plan }: NonNullable<UnfitPicture['repair']>, { repair: texts }: UploadTexts): string {
  return plan.enlarges ? texts.enlarge(plan) : texts.reduce(plan);
}
