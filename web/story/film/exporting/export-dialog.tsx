import { EXPORT_RATES } from '@inkreel/contract/film/film-runs.ts';
import { EXPORT_RATIOS, type ExportRatio, ratioOf, sizeOfRatio } from '@inkreel/contract/film/ratios.ts';
import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { useEffect, useId, useState } from 'react';
import type { OpenParts } from '../../../documents/parts/open-parts.ts';
import { byteSize } from '../../../lib/byte-size.ts';
import { useAreaTexts, useLanguage, useMessages } from '../../../lib/messages.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { toastFailure } from '../../../lib/toast-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { clockText } from '../../../video/core/clock-text.ts';
import { type FilmView, filmViewOf } from '../core/film-view.ts';
import { uploadMedia } from '../media/film-media.ts';
import { ChoiceField } from '../panels/fields.tsx';
import { OpenPlacesNote } from '../places/open-places-note.tsx';
import { AboutFilm } from './about-film.tsx';
import { CONTAINERS, type Container, canExport, type ExportOrder, expectedBytes } from './export-film.ts';
import { ProjectButton } from './project-button.tsx';
import { scaledSize } from './scaled-size.ts';
import { ServerExport } from './server-export.tsx';
import { type ExportState, useExport } from './use-export.ts';
import './export.css';

/** Pixels of the shorter side. */
const SIZES = { '720p': 720, '1080p': 1080, '4K': 2160 } as const;
type Size = keyof typeof SIZES;
const WHERE = ['browser', 'server'] as const;
type Where = (typeof WHERE)[number];
/** Points of a started minute (decisions, Prices). */
const MINUTE_POINTS = 10;

/** The export of a film: what is wanted, how far it is, and the finished file. */
export function ExportDialog({
  document,
  interrupted,
  onClose,
}: {
  document: OpenParts;
  /** What was ordered of this browser when a page was left. */
  interrupted: ExportOrder | undefined;
  onClose: () => void;
}) {
  const { exporting: texts } = useAreaTexts(filmTexts);
  const messages = useStudioMessages();
  const { state, start, send, cancel, restart } = useExport(document, interrupted, (error) =>
    toastFailure(error, messages),
  );
  const title = {
    choosing: texts.title,
    interrupted: texts.title,
    running: texts.running,
    server: texts.server,
    done: texts.done,
  }[state.kind];
  const close = () => {
    // A running export is ended by its own button alone.
    if (state.kind === 'running') return;
    if (state.kind === 'interrupted') restart();
    onClose();
  };
  return (
    <Dialog open onClose={close} title={title} closeLabel={texts.close} width={432}>
      <div className="film-export">
        {state.kind === 'choosing' && <Choice document={document} state={state} start={start} send={send} />}
        {state.kind === 'interrupted' && (
          <Interrupted document={document} order={state.order} start={start} send={send} restart={restart} />
        )}
        {state.kind === 'running' && <Running state={state} cancel={cancel} />}
        {state.kind === 'server' && (
          <ServerExport id={state.id} film={document.record.id} restart={restart} />
        )}
        {state.kind === 'done' && <Done document={document} state={state} />}
      </div>
    </Dialog>
  );
}

function Choice({
  document,
  state,
  start,
  send,
}: {
  document: OpenParts;
  state: Extract<ExportState, { kind: 'choosing' }>;
  start: (order: ExportOrder, frames: number) => void;
  send: (order: ExportOrder, points: number) => Promise<void>;
}) {
  const { exporting: texts } = useAreaTexts(filmTexts);
  const { number } = useLanguage();
  const [chosen, setWhere] = useState<Where>();
  const [busy, setBusy] = useState(false);
  const view = filmViewOf(document.state.get().parts);
  const [container, setContainer] = useState<Container>('mp4');
  const [size, setSize] = useState<Size>('1080p');
  const [fps, setFps] = useState<ExportOrder['fps']>();
  const [ratio, setRatio] = useState<ExportRatio>();
  const shape = ratio === undefined ? view : sizeOfRatio(ratio);
  const order: ExportOrder = {
    container,
    ...scaledSize(shape, SIZES[size]),
    ...(fps !== undefined && { fps }),
    ...(ratio !== undefined && { ratio }),
  };
  const isPossible = useCanExport(order);
  const points = pointsOf(view);
  // Where this browser cannot do it, the server is offered.
  const where = chosen ?? (isPossible === false ? 'server' : 'browser');
  const prices = { browser: texts.free, server: texts.points({ value: points }) };
  const go = async () => {
    if (where === 'browser') return start(order, framesOf(view, order));
    setBusy(true);
    await send(order, points);
    setBusy(false);
  };
  const about = (each: Size) => {
    const wanted = { ...order, ...scaledSize(shape, SIZES[each]) };
    return byteSize(expectedBytes(wanted, framesOf(view, wanted), fps ?? view.fps), number);
  };
  return (
    <>
      <p className="film-export-film">
        <b>{document.record.name}</b>
        <span>{clockText((view.frames * 1000) / view.fps)}</span>
      </p>
      {state.note && <p role="status">{texts[state.note]}</p>}
      <ChoiceField
        label={texts.where}
        options={WHERE.map((value) => ({ value, label: `${texts[value]}, ${prices[value]}` }))}
        value={where}
        onChange={setWhere}
      />
      <ChoiceField
        label={texts.format}
        options={CONTAINERS.map((value) => ({ value, label: { mp4: 'MP4', webm: 'WebM' }[value] }))}
        value={container}
        onChange={setContainer}
      />
      <ChoiceField
        label={texts.size}
        options={(Object.keys(SIZES) as Size[]).map((value) => ({
          value,
          label: `${value}, ${about(value)}`,
        }))}
        value={size}
        onChange={setSize}
      />
      <RatioField view={view} value={ratio} onChange={setRatio} />
      <RateField view={view} value={fps} onChange={setFps} />
      <AboutFilm document={document} />
      <OpenPlacesNote parts={document.state.get().parts} />
      {isPossible === false && (
        <div role="alert" className="film-export-refused">
          <p>{texts.noEncoder}</p>
          <p>{texts.noEncoderLine}</p>
        </div>
      )}
      <p className="film-note-inline">{where === 'browser' ? texts.keepOpen : texts.serverLine}</p>
      <Button
        look="seal"
        size="large"
        stub={prices[where]}
        disabled={busy || (where === 'browser' && isPossible !== true)}
        onClick={() => void go()}
      >
        {texts.start}
      </Button>
      <ProjectButton document={document} />
    </>
  );
}

/** Points of the server for all of a film. */
const pointsOf = ({ frames, fps }: FilmView) => Math.ceil(frames / fps / 60) * MINUTE_POINTS;

const framesOf = (view: FilmView, order: ExportOrder): number =>
  Math.round((view.frames * (order.fps ?? view.fps)) / view.fps);

/** The film's own ratio, and those that it can be given. */
function RatioField({
  view,
  value,
  onChange,
}: {
  view: FilmView;
  value: ExportRatio | undefined;
  onChange: (ratio: ExportRatio | undefined) => void;
}) {
  const { properties: texts } = useAreaTexts(filmTexts);
  const own = view.head?.ratio ?? ratioOf(view);
  const others = EXPORT_RATIOS.filter((ratio) => ratio !== own);
  return (
    <ChoiceField
      label={texts.ratio}
      options={[own, ...others].map((ratio) => ({ value: ratio, label: ratio }))}
      value={value ?? own}
      onChange={(chosen) => onChange(others.find((ratio) => ratio === chosen))}
    />
  );
}

/** The film's own rate, and those that it can be given. */
function RateField({
  view,
  value,
  onChange,
}: {
  view: FilmView;
  value: ExportOrder['fps'];
  onChange: (fps: ExportOrder['fps']) => void;
}) {
  const { properties: texts } = useAreaTexts(filmTexts);
  const { number } = useLanguage();
  const own = Math.round(view.fps * 100) / 100;
  const others = EXPORT_RATES.filter((rate) => rate !== view.fps);
  return (
    <ChoiceField
      label={texts.fps}
      options={[own, ...others]
        .sort((a, b) => a - b)
        .map((rate) => ({ value: String(rate), label: number(rate) }))}
      value={String(value ?? own)}
      onChange={(chosen) => onChange(others.find((rate) => String(rate) === chosen))}
    />
  );
}

/** A page was left while it exported: begins again here, or the server does it. */
function Interrupted({
  document,
  order,
  start,
  send,
  restart,
}: {
  document: OpenParts;
  order: ExportOrder;
  start: (order: ExportOrder, frames: number) => void;
  send: (order: ExportOrder, points: number) => Promise<void>;
  restart: () => void;
}) {
  const { exporting: texts } = useAreaTexts(filmTexts);
  const [busy, setBusy] = useState(false);
  const view = filmViewOf(document.state.get().parts);
  const points = pointsOf(view);
  const give = async () => {
    setBusy(true);
    await send(order, points);
    setBusy(false);
  };
  return (
    <>
      <p role="status">{texts.interrupted}</p>
      <Button
        look="seal"
        size="large"
        stub={texts.free}
        disabled={busy}
        onClick={() => start(order, framesOf(view, order))}
      >
        {texts.beginAgain}
      </Button>
      <Button size="large" stub={texts.points({ value: points })} disabled={busy} onClick={() => void give()}>
        {texts.toServer}
      </Button>
      <Button size="large" look="quiet" disabled={busy} onClick={restart}>
        {texts.notNow}
      </Button>
    </>
  );
}

/** Whether this browser can encode it; undefined until it has answered. */
function useCanExport({ container, width, height }: ExportOrder): boolean | undefined {
  const [answer, setAnswer] = useState<boolean>();
  useEffect(() => {
    let isLeft = false;
    void canExport({ container, width, height }).then((can) => {
      if (!isLeft) setAnswer(can);
    });
    return () => {
      isLeft = true;
    };
  }, [container, width, height]);
  return answer;
}

function Running({
  state: { done, frames, left },
  cancel,
}: {
  state: Extract<ExportState, { kind: 'running' }>;
  cancel: () => void;
}) {
  const { exporting: texts } = useAreaTexts(filmTexts);
  const { share } = useLanguage();
  const id = useId();
  return (
    <>
      <p className="film-export-left" id={id}>
        <b>{left === undefined ? '…' : clockText(Math.ceil(left) * 1000, 0)}</b>
        <span>{texts.left({ share: share(done / frames) })}</span>
      </p>
      <progress value={done} max={frames} aria-labelledby={id} />
      <p>{done === 0 ? texts.reading : texts.frameOf({ at: done, of: frames })}</p>
      <p className="film-note-inline">
        <b>{texts.keepOpen}</b> {texts.keepOpenLine}
      </p>
      <Button size="large" onClick={cancel}>
        {texts.stop}
      </Button>
    </>
  );
}

function Done({
  document,
  state: { blob, url, order, frames },
}: {
  document: OpenParts;
  state: Extract<ExportState, { kind: 'done' }>;
}) {
  const { exporting: texts } = useAreaTexts(filmTexts);
  const messages = useStudioMessages();
  const { shell } = useMessages();
  const { number } = useLanguage();
  const [kept, setKept] = useState<'no' | 'running' | 'yes'>('no');
  const { name, project_id: project } = document.record;
  const fileName = `${name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim() || 'film'}.${order.container}`;
  const fps = order.fps ?? filmViewOf(document.state.get().parts).fps;
  const keep = async () => {
    setKept('running');
    try {
      const file = new File([blob], fileName, { type: blob.type });
      await uploadMedia(file, project ?? undefined, () => undefined, new AbortController().signal);
      setKept('yes');
    } catch (error) {
      toastFailure(error, messages);
      setKept('no');
    }
  };
  const rounded = Math.round(fps * 100) / 100;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are part of the picture */}
      <video controls playsInline src={url} aria-label={texts.play} />
      <p className="film-export-film">
        <b>{fileName}</b>
        <span>{texts.facts({ size: byteSize(blob.size, number), ...order, fps: rounded })}</span>
      </p>
      <p className="film-export-film">
        <span>{texts.allFrames}</span>
        <span>{texts.framesOf({ at: frames, of: frames })}</span>
      </p>
      <div className="film-export-go">
        {kept === 'yes' ? (
          <p role="status">{texts.kept}</p>
        ) : (
          <Button size="large" disabled={kept === 'running'} onClick={() => void keep()}>
            {kept === 'running' ? shell.loading : texts.keep}
          </Button>
        )}
        <Button size="large" look="seal" onClick={() => saveFile(blob, fileName)}>
          {texts.download}
        </Button>
      </div>
    </>
  );
}
