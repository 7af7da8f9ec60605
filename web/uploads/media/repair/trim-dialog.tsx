import type { MediaLimits } from '@inkreel/contract/media-limits.ts';
import { mediaTexts } from '@inkreel/contract/messages/areas/media.ts';
import { mediaRepairTexts } from '@inkreel/contract/messages/areas/media-repair.ts';
import { Pause, Play } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useStore } from '../../../lib/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { USUAL_RATE } from '../../../video/core/clip-clock.ts';
import { pressClipKey } from '../../../video/core/clip-keys.ts';
import { clockOf } from '../../../video/core/clock.ts';
import { moveEnd, type RangeEnd } from '../../../video/core/range-ends.ts';
import { ownKeysOf } from '../../../video/ui/use-clip-keys.ts';
import { LimitRows } from './limit-rows.tsx';
import { loadConverter } from './load-converter.ts';
import { firstRange, type KnownFacts, mostSeconds, planRepair } from './plan-repair.ts';
import { TimeField } from './time-field.tsx';
import { TrimScreens } from './trim-screens.tsx';
import { TrimTrack } from './trim-track.tsx';
import { useFixing } from './use-fixing.ts';
import { useTrimPlayer } from './use-trim-player.ts';
import './trim.css';

/**
 * A file that does not fit: which part is kept, what is fixed, and what it becomes. Nothing is sent from here: the
 * fixed file is passed on.
 */
export default function TrimDialog({
  file,
  facts,
  limits,
  onFixed,
  onOther,
  onClose,
}: {
  file: File;
  facts: KnownFacts;
  limits: MediaLimits;
  onFixed: (file: File) => void;
  /** Another file is wanted. */
  onOther: () => void;
  onClose: () => void;
}) {
  const texts = useAreaTexts(mediaTexts);
  const repair = useAreaTexts(mediaRepairTexts);
  const isVideo = facts.type.startsWith('video/');
  const [range, setRange] = useState(() => firstRange(facts, limits));
  const plan = useMemo(() => planRepair(facts, limits, range), [facts, limits, range]);
  const rate = facts.frameRate || USUAL_RATE;
  const [screen, sound, last] = [
    useRef<HTMLVideoElement>(null),
    useRef<HTMLAudioElement>(null),
    useRef<HTMLVideoElement>(null),
  ];
  const fixing = useFixing(onFixed);
  const able = useAbility(plan.target.encodes, plan.target.width, plan.target.height);
  const most = mostSeconds(limits);
  const url = useObjectUrl(file);
  const player = useTrimPlayer({ player: isVideo ? screen : sound, last }, url, range, rate);
  const playing = useStore(player.clock.playing, false);
  const first = useRef<HTMLButtonElement>(null);
  const move = (end: RangeEnd, to: number) => setRange(moveEnd(range, end, to, facts.seconds));
  useTrimKeys(player, rate, move);
  return (
    <Dialog
      open
      onClose={onClose}
      title={repair.title({ name: file.name })}
      closeLabel={repair.close}
      width={1080}
      first={first}
    >
      <div className="trim">
        <p className="trim-intro">
          {most !== undefined && facts.seconds > most
            ? repair.intro({ most: clockOf(most) })
            : repair.introWhole}
        </p>
        {isVideo ? (
          <TrimScreens url={url} player={screen} last={last} range={range} texts={repair} />
        ) : (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- users' files have no captions
          <audio ref={sound} src={url} preload="auto" />
        )}
        <div className="trim-fixes">
          <LimitRows facts={facts} limits={limits} plan={plan} texts={texts} repair={repair} />
          {plan.fits ? (
            <p className="trim-where">
              <span>{repair.where}</span>
              <span>{repair.here}</span>
            </p>
          ) : (
            <p className="trim-problem" role="alert">
              {repair.stuck}
            </p>
          )}
          {able === false && (
            <p className="trim-problem" role="alert">
              <b>{repair.noEncoder}</b> <span>{repair.noEncoderHint}</span>
            </p>
          )}
          {fixing.state.kind === 'failed' && (
            <p className="trim-problem" role="alert">
              <b>{repair.failed}</b> <span>{repair.failedHint}</span>
            </p>
          )}
        </div>
        <TrimTrack
          file={file}
          isVideo={isVideo}
          seconds={facts.seconds}
          rate={rate}
          range={range}
          most={most}
          clock={player.clock}
          url={url}
          texts={repair}
          onRange={setRange}
        />
        <div className="trim-foot">
          <div className="trim-ends">
            <IconButton
              icon={playing ? Pause : Play}
              className="trim-play"
              label={playing ? repair.pause : repair.play}
              onClick={player.toggle}
            />
            <TimeField label={repair.start} seconds={range.start} onChange={(to) => move('start', to)} />
            <TimeField label={repair.end} seconds={range.end} onChange={(to) => move('end', to)} />
            <span className="note trim-keys">
              <kbd>I</kbd> <kbd>O</kbd> {repair.keysEnds} <kbd>←</kbd> <kbd>→</kbd> {repair.keysFrames}
            </span>
          </div>
          <TrimVerbs
            first={first}
            fixing={fixing}
            able={plan.fits && able === true}
            onFix={() => plan.fits && able === true && void fixing.fix(file, plan)}
            onOther={onOther}
          />
        </div>
      </div>
    </Dialog>
  );
}

/** Making the file, with its progress, or choosing another one. */
function TrimVerbs({
  first,
  fixing,
  able,
  onFix,
  onOther,
}: {
  /** Takes the focus first. */
  first: RefObject<HTMLButtonElement | null>;
  fixing: ReturnType<typeof useFixing>;
  able: boolean;
  onFix: () => void;
  onOther: () => void;
}) {
  const repair = useAreaTexts(mediaRepairTexts);
  const { share } = useLanguage();
  const { state } = fixing;
  return state.kind === 'working' ? (
    <div className="trim-verbs">
      <progress aria-label={repair.apply} value={state.share} />
      <span className="note" role="status">
        {repair.working({ share: share(state.share) })}
      </span>
      <Button onClick={fixing.cancel}>{repair.cancel}</Button>
    </div>
  ) : (
    <div className="trim-verbs">
      <Button onClick={onOther}>{repair.other}</Button>
      <Button ref={first} look="seal" aria-disabled={!able} onClick={onFix}>
        {repair.apply}
      </Button>
    </div>
  );
}

/** I and O set the ends at the current time; the other keys play and step as in every player. */
function useTrimKeys(
  player: ReturnType<typeof useTrimPlayer>,
  rate: number,
  move: (end: RangeEnd, to: number) => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    const own = event.target instanceof Element ? ownKeysOf(event.target) : [];
    if (key === 'i') move('start', player.clock.time.get() / 1000);
    else if (key === 'o') move('end', player.clock.time.get() / 1000);
    else if (key === ' ' && !own.includes(' ')) player.toggle();
    else if (!pressClipKey(event.key, player.clock, { rate, own: [...own, ' '] })) return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Whether this browser can make it; undefined until that is known. */
function useAbility(encodes: boolean, width: number | undefined, height: number | undefined) {
  const [able, setAble] = useState<boolean>();
  useEffect(() => {
    let left = false;
    const ask = async () => {
      // If it fails to load, it is requested again when the repair begins.
      const converter = await loadConverter().catch(() => undefined);
      const answer = await converter?.canRepair({ encodes, width, height }).catch(() => false);
      if (!left) setAble(converter ? answer : true);
    };
    void ask();
    return () => {
      left = true;
    };
  }, [encodes, width, height]);
  return able;
}

/** An address of a file of this browser, for as long as it is shown. */
function useObjectUrl(file: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
