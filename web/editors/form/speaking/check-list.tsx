import type { ErrorCode } from '@inkreel/contract/errors.ts';
import { kindOf, singlePictureNames } from '@inkreel/contract/fields/field.ts';
import { speakingTexts } from '@inkreel/contract/messages/areas/speaking.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { Check, X } from 'lucide-react';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { Button } from '../../../ui/button.tsx';
import type { PictureLimits } from '../../../uploads/core/repair.ts';
import { imageAt } from '../../../uploads/uploaded-image.ts';
import type { ControlProps } from '../kinds/kind-view.tsx';
import { rememberSize } from '../use-picture-sizes.ts';
import { CropToFace } from './crop-to-face.tsx';
import { type SpeakerAnswer, useSpeakerCheck } from './use-speaker-check.ts';
import './speaking.css';

/** The rules of the free check, each ticked or crossed; a crossed one says what to do. */
export default function CheckList({
  tool,
  field: { of, chosen },
  values,
  change,
}: ControlProps<FieldKinds['check']>) {
  const { check } = useAreaTexts(speakingTexts);
  const { gap } = useLanguage();
  const speaker = useSpeakerCheck(of, values);
  if (speaker.state === 'nothing') return null;
  return (
    <section
      className="speaker-check"
      aria-label={check.title}
      aria-busy={speaker.state === 'checking' || speaker.state === 'waiting'}
    >
      {speaker.state === 'guest' && <p className="note">{check.guest}</p>}
      {speaker.state === 'waiting' && (
        <p className="note" role="status">
          {speaker.said}
        </p>
      )}
      {speaker.state === 'checking' && (
        <p className="note" role="status">
          {check.checking}
        </p>
      )}
      {speaker.state === 'failed' && (
        <p className="note">
          {check.failed}
          {gap}
          <Button size="small" onClick={speaker.again}>
            {check.again}
          </Button>
        </p>
      )}
      {speaker.state === 'checked' && (
        <>
          <Rules answer={speaker.answer} size={sizeOf(values[of])} mayChoose={chosen !== undefined} />
          {isCroppable(of, speaker.answer) && (
            <CropToFace
              key={String(values[of])}
              url={String(values[of])}
              faces={speaker.answer.found}
              limits={limitsOf(tool, of)}
              onCropped={(image) => {
                if (image.width > 1) rememberSize(image.url, image);
                change({ [of]: image.url });
              }}
            />
          )}
        </>
      )}
    </section>
  );
}

/** Whether cropping repairs the picture: someone else is visible, or the face is too small. */
const isCroppable = (of: string, { rules, found }: SpeakerAnswer): boolean =>
  of === 'image_url' &&
  found.length > 0 &&
  rules.some(({ rule, passed }) => !passed && ['several_people', 'body_proportion'].includes(rule));

function limitsOf({ fields }: Pick<Tool, 'fields'>, name: string): PictureLimits {
  const field = fields.find((each) => singlePictureNames(each).includes(name));
  const limits = field && kindOf(field).pictureLimits?.(field);
  return { shortest: limits?.image_too_small, longest: limits?.image_too_large };
}

function sizeOf(url: unknown): { width: number; height: number } | undefined {
  const { width, height } = imageAt(String(url));
  return width > 1 ? { width, height } : undefined;
}

function Rules({
  answer: { rules, check_pass: passes, found },
  size,
  mayChoose,
}: {
  answer: SpeakerAnswer;
  size: { width: number; height: number } | undefined;
  /** One of several faces may be chosen on the stage. */
  mayChoose: boolean;
}) {
  const { check } = useAreaTexts(speakingTexts);
  const { errors, pictures } = useStudioMessages();
  if (rules.length === 0) return <p className="note">{check.none}</p>;
  const failed = rules.filter(({ passed }) => !passed);
  const nameOf = (rule: string) => check.rules[rule as keyof typeof check.rules] as string | undefined;
  const factOf = (rule: string) => {
    if (rule === 'several_people' && found.length > 1) return check.found({ count: found.length });
    return rule === 'media_resolution' && size ? pictures.facts.size(size) : undefined;
  };
  return (
    <>
      <p className="check-state">
        <b>{check.title}</b>
        <span data-passes={passes} role="status">
          {passes ? check.ready : check.missed({ count: failed.length })}
        </span>
      </p>
      <ul>
        {[...failed, ...rules.filter(({ passed }) => passed)].map(({ rule, passed }) => (
          <li key={rule} data-passed={passed}>
            <i aria-hidden>
              {passed ? <Check size={16} strokeWidth={2} /> : <X size={12} strokeWidth={3} />}
            </i>
            <span>
              {passed ? nameOf(rule) : <b>{nameOf(rule)}</b>}
              {!passed && (
                <small>
                  {mayChoose && rule === 'several_people' && found.length > 1
                    ? check.choose.hint
                    : errors[rule as ErrorCode]}
                </small>
              )}
            </span>
            {factOf(rule) !== undefined && <small>{factOf(rule)}</small>}
          </li>
        ))}
      </ul>
    </>
  );
}
