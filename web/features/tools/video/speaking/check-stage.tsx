import { speakingTexts } from '@inkreel/contract/messages/areas/speaking.ts';
import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { useAreaTexts, useLanguage } from '../../../../lib/messages.tsx';
import { useStudioMessages } from '../../../../lib/studio-messages.ts';
import { imageAt } from '../../../../uploads/uploaded-image.ts';
import type { StageProps } from '../../stages/stage-props.ts';
import { useSpeakerCheck } from './use-speaker-check.ts';
import './speaking.css';

const percent = (share: number) => `${100 * share}%`;

/** The portrait or the video before it speaks, with corner marks round the faces that the check has found. */
export default function CheckStage({ tool, field: { of }, values }: StageProps<FieldKinds['check']>) {
  const { check } = useAreaTexts(speakingTexts);
  const { tools, pictures } = useStudioMessages();
  const { language } = useLanguage();
  const speaker = useSpeakerCheck(of, values);
  const url = values[of];
  if (typeof url !== 'string')
    return (
      <div className="stage-empty">
        <h2>{tool.text[language].line}</h2>
      </div>
    );
  const { width, height, media } = imageAt(url);
  const size = { width: media?.width ?? width, height: media?.height ?? height };
  const found = speaker.state === 'checked' ? speaker.answer.found : [];
  const [widest] = found;
  const ratio = size.width > 1 ? { '--ratio': `${size.width} / ${size.height}` } : {};
  return (
    <figure className="speaker-stage" style={ratio as React.CSSProperties}>
      <span>
        {of === 'video_url' ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- what people bring has no captions
          <video src={url} controls playsInline preload="metadata" aria-label={tools.panes.original} />
        ) : (
          <img src={url} alt={tools.panes.original} />
        )}
        {found.map((face) => (
          <i
            key={`${face.left} ${face.top}`}
            className="face-marks"
            style={{
              left: percent(face.left),
              top: percent(face.top),
              width: percent(face.width),
              height: percent(face.height),
            }}
          />
        ))}
        {widest && size.width > 1 && (
          <small className="face-note">
            <b>{check.found({ count: found.length })}</b>
            {pictures.facts.size({
              width: Math.round(widest.width * size.width),
              height: Math.round(widest.height * size.height),
            })}
          </small>
        )}
      </span>
    </figure>
  );
}
