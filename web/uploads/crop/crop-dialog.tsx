import { uploadDialogTexts } from '@inkreel/contract/messages/areas/upload-dialogs.ts';
import { useState } from 'react';
import type { Rectangle } from '../../canvas/core/grid/grid.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { frameOfRatio, isWhole, wholeFrame } from '../core/crop-frame.ts';
import { type CropPlan, planCrop } from '../core/crop-picture.ts';
import type { PictureLimits } from '../core/repair.ts';
import type { CropJob } from '../use-crop.ts';
import { CropPanel } from './crop-panel.tsx';
import { CropStage } from './crop-stage.tsx';
import { type Preview, usePreview } from './use-preview.ts';
import './crop.css';

interface CropDialogProps {
  job: CropJob;
  limits: PictureLimits;
  /** Resolves once the new picture is being uploaded. */
  onApply: (plan: CropPlan) => Promise<void>;
  onCancel: () => void;
}

/** Crops a picture: a frame with handles over it, ratios, numbers, and the result. */
export default function CropDialog({ job, limits, onApply, onCancel }: CropDialogProps) {
  const { crop: texts, pick } = useAreaTexts(uploadDialogTexts);
  const preview = usePreview(job.blob);
  return (
    <Dialog open onClose={onCancel} title={texts.title} closeLabel={pick.close} width={760}>
      {preview === 'opening' || preview === 'unreadable' ? (
        <p className="crop-wait" role="status">
          {texts[preview]} {preview === 'unreadable' && <span>{texts.unreadableHelp}</span>}
        </p>
      ) : (
        <CropForm preview={preview} start={job.start} limits={limits} onApply={onApply} onCancel={onCancel} />
      )}
    </Dialog>
  );
}

function CropForm({
  preview,
  start,
  limits,
  onApply,
  onCancel,
}: Omit<CropDialogProps, 'job'> & { preview: Preview; start: Rectangle | undefined }) {
  const { crop: texts, repair } = useAreaTexts(uploadDialogTexts);
  const { size } = preview;
  const [frame, setFrame] = useState<Rectangle>(() => start ?? firstFrame(preview, limits));
  const [ratio, setRatio] = useState<number | undefined>();
  const [working, setWorking] = useState(false);
  const plan = planCrop(frame, limits);
  const whole = isWhole(frame, size);
  const ready = plan !== undefined && !whole && !working;
  const note = whole
    ? texts.whole
    : !plan
      ? texts.tooLittle
      : plan.enlarges
        ? repair.enlargeNote
        : plan.width < frame.width
          ? texts.reduced
          : texts.keeps;
  const apply = async () => {
    if (!ready) return;
    setWorking(true);
    await onApply(plan);
  };
  return (
    <>
      <CropStage preview={preview} frame={frame} ratio={ratio} onChange={setFrame} />
      <CropPanel
        picture={size}
        frame={frame}
        ratio={ratio}
        onChange={setFrame}
        onRatio={(chosen) => {
          setRatio(chosen);
          if (chosen !== undefined) setFrame(frameOfRatio(frame, chosen, size));
        }}
      />
      <div className="repair-foot crop-foot">
        <p id="crop-result" className="crop-result" role="status">
          <b>{texts.result(plan ?? frame)}</b>
          <span data-amber={!plan}>{note}</span>
        </p>
        <Button disabled={working} onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button look="ink" aria-disabled={!ready} aria-describedby="crop-result" onClick={() => void apply()}>
          {working ? texts.working : texts.apply}
        </Button>
      </div>
    </>
  );
}

/** The whole picture, or its middle if the whole is too narrow for the limits. */
function firstFrame({ size }: Preview, limits: PictureLimits): Rectangle {
  const whole = wholeFrame(size);
  return planCrop(whole, limits) ? whole : frameOfRatio(whole, 1, size);
}
