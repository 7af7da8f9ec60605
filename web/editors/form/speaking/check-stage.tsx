import type { Place } from '@inkreel/contract/api/tasks.ts';
import { speakingTexts } from '@inkreel/contract/messages/areas/speaking.ts';
import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { imageAt, isLocal } from '../../../uploads/uploaded-image.ts';
import { usePictureInput } from '../../../uploads/use-picture-input.ts';
import { SteadyVideo } from '../../../video/ui/steady-video.tsx';
import type { StageProps } from '../stages/stage-props.ts';
import { isSameFace, pictureOfFace } from './choose-face.ts';
import { useSpeakerCheck } from './use-speaker-check.ts';
import './speaking.css';

const percent = (share: number) => `${100 * share}%`;

/** The portrait or the video before it speaks, with corner marks around the faces that the check has found. */
export default function CheckStage({ tool, field, values, change }: StageProps<FieldKinds['check']>) {
  const { of, chosen: placeName, portrait: portraitName = '' } = field;
  const { check } = useAreaTexts(speakingTexts);
  const { pictures } = useStudioMessages();
  const { language } = useLanguage();
  const speaker = useSpeakerCheck(of, values);
  const video = useRef<HTMLVideoElement>(null);
  const [unplayable, setUnplayable] = useState<string>();
  const { take } = usePictureInput({}, 1, [], (image) => change({ [portraitName]: image.url }));
  // While a choice is checked the marks stay where they are.
  const answer =
    speaker.state === 'checked' ? speaker.answer : speaker.state === 'checking' ? speaker.before : undefined;
  const { found = [], found_seconds: moment } = answer ?? {};
  const chosen = placeName === undefined ? undefined : (values[placeName] as Place | undefined);
  const mayChoose = placeName !== undefined && found.length > 1;

  // A face that was chosen in another video does not exist in this one.
  const isLost = chosen !== undefined && speaker.state === 'checked' && !found.some(isSameFace(chosen));
  const forget = useEffectEvent(
    () => placeName && change({ [placeName]: undefined, [portraitName]: undefined }),
  );
  useEffect(() => {
    if (isLost) forget();
  }, [isLost]);
  // The marks belong to the moment at which the faces were seen.
  useEffect(() => {
    if (mayChoose && video.current && moment !== undefined) video.current.currentTime = moment;
  }, [mayChoose, moment]);

  const url = values[of];
  const shown = tool.fields.find((each) => 'name' in each && each.name === of);
  const label = shown && 'text' in shown ? shown.text?.[language].label : undefined;
  if (typeof url !== 'string')
    return (
      <div className="stage-empty">
        <h2>{tool.text[language].line}</h2>
      </div>
    );
  const choose = async (face: Place) => {
    if (placeName === undefined) return;
    change({ [placeName]: face, [portraitName]: undefined });
    // Engines at providers recognise a face by its picture.
    const picture = video.current && (await pictureOfFace(video.current, face));
    if (picture) await take([picture]);
  };
  const { width, height, media, thumbnail } = imageAt(url);
  const size = { width: media?.width ?? width, height: media?.height ?? height };
  const [widest] = found;
  const ratio = size.width > 1 ? { '--ratio': `${size.width} / ${size.height}` } : {};
  return (
    <figure className="speaker-stage" style={ratio as React.CSSProperties}>
      <span>
        {of === 'video_url' ? (
          <SteadyVideo
            player={video}
            src={url}
            fragment="#t=0.1"
            {...(thumbnail ? { poster: thumbnail } : {})}
            controls
            playsInline
            preload="metadata"
            aria-label={label}
            onError={() => setUnplayable(url)}
          />
        ) : (
          <img src={url} alt={label ?? ''} />
        )}
        {unplayable === url && !isLocal(url) && (
          <p className="note stage-unplayable" role="status">
            {check.unplayable}
          </p>
        )}
        {found.map((face, at) => {
          const place = {
            left: percent(face.left),
            top: percent(face.top),
            width: percent(face.width),
            height: percent(face.height),
          };
          const key = `${face.left} ${face.top}`;
          if (!mayChoose) return <i key={key} className="face-marks" style={place} />;
          const isChosen = chosen !== undefined && isSameFace(chosen)(face);
          return (
            <button
              key={key}
              type="button"
              className="face-marks"
              style={place}
              aria-pressed={isChosen}
              aria-label={check.choose.face({ at: at + 1 })}
              onClick={() => void choose(face)}
            >
              {isChosen && <small>{check.choose.chosen}</small>}
            </button>
          );
        })}
        {widest && size.width > 1 && (
          <small className="face-note">
            <b>{check.found({ count: found.length })}</b>
            {found.length === 1 &&
              pictures.facts.size({
                width: Math.round(widest.width * size.width),
                height: Math.round(widest.height * size.height),
              })}
          </small>
        )}
      </span>
    </figure>
  );
}
