import { letteringTexts } from '@inkreel/contract/messages/areas/lettering.ts';
import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { isBoxChanged, MOST_BOXES, type TextBox } from '@inkreel/contract/tools/kinds/texts.ts';
import { BoxSelect, Plus, RefreshCw } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useSignedIn } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import type { StagePicture, StageProps } from '../stages/stage-props.ts';
import { boxesOf, middleBox } from '../stages/texts/box-edits.ts';
import { TextPicture } from '../stages/texts/text-picture.tsx';
import { TextRow } from '../stages/texts/text-row.tsx';
import { useFoundTexts } from '../stages/texts/use-found-texts.ts';
import '../stages/texts/texts.css';

const TranslateTexts = lazyPart(() => import('../writing/translate-texts.tsx'));

/** The picture with its lettering found, and a row for each piece in which the new words are written. */
export default function TextsStage(props: StageProps<FieldKinds['texts']>) {
  const texts = useAreaTexts(letteringTexts);
  const { picture, change } = props;
  const before = useRef(picture?.url);
  const forget = useEffectEvent(() => change({ texts: undefined }));
  // The boxes belong to the picture in which they were found.
  useEffect(() => {
    if (before.current !== undefined && picture?.url !== before.current) forget();
    before.current = picture?.url;
  }, [picture?.url]);
  if (!picture) return <p className="note stage-note">{texts.empty}</p>;
  return <Texts key={picture.url} {...props} picture={picture} />;
}

function Texts({
  values,
  change,
  picture,
  inFront,
}: StageProps<FieldKinds['texts']> & { picture: StagePicture }) {
  const texts = useAreaTexts(letteringTexts);
  const signedIn = useSignedIn();
  const [picked, setPicked] = useState<number | undefined>();
  const [drawing, setDrawing] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const boxes = boxesOf(values['texts'], picture);
  const set = (next: readonly TextBox[]) => {
    change({ texts: next.length === 0 ? undefined : next.slice(0, MOST_BOXES) });
  };
  const { state, findAll, findIn } = useFoundTexts(picture, inFront && values['texts'] === undefined, set);

  const replace = (at: number, box: TextBox) =>
    set(boxes.map((other, index) => (index === at ? box : other)));
  const remove = (at: number) => {
    set(boxes.filter((_, index) => index !== at));
    setPicked(undefined);
  };
  const edit = (at: number) => {
    setPicked(at);
    list.current?.querySelector<HTMLElement>(`[data-row="${at}"]`)?.focus();
  };
  // Boxes may have changed by the time a drawn one has been read.
  const latest = useRef(boxes);
  useEffect(() => {
    latest.current = boxes;
  });
  const drawn = async (box: TextBox) => {
    setDrawing(false);
    const found = await findIn(box);
    // If nothing is read, the box itself stays: what it says can be typed.
    const added = found.length > 0 ? found : [box];
    setPicked(latest.current.length);
    set([...latest.current, ...added]);
  };
  const add = () => {
    set([...boxes, middleBox(picture)]);
    setPicked(boxes.length);
  };
  useEffect(() => {
    if (picked === undefined) return;
    list.current?.children[picked]?.scrollIntoView({ block: 'nearest' });
  }, [picked]);

  const full = boxes.length >= MOST_BOXES;
  const changed = boxes.filter(isBoxChanged).length;
  const said = drawing
    ? texts.drawing
    : full
      ? texts.limit({ limit: MOST_BOXES })
      : state === 'finding'
        ? texts.finding
        : state === 'failed'
          ? texts.failed
          : state === 'absent'
            ? texts.absent
            : !signedIn
              ? texts.signIn
              : changed > 0
                ? texts.changedCount({ changed, of: boxes.length })
                : state === 'found' || boxes.length > 0
                  ? texts.found({ count: boxes.length })
                  : '';
  return (
    <div className="texts-stage">
      <TextPicture
        picture={picture}
        boxes={boxes}
        picked={picked}
        drawing={drawing}
        onPick={setPicked}
        onChange={replace}
        onRemove={remove}
        onDrawn={(box) => void drawn(box)}
        onEdit={edit}
        onEndDrawing={() => setDrawing(false)}
      />
      <div className="texts-bar">
        <Button size="small" aria-pressed={drawing} disabled={full} onClick={() => setDrawing(!drawing)}>
          <BoxSelect size={14} aria-hidden="true" /> {texts.draw}
        </Button>
        <Button size="small" disabled={full} onClick={add}>
          <Plus size={14} aria-hidden="true" /> {texts.add}
        </Button>
        <Button
          size="small"
          disabled={state === 'finding' || state === 'absent' || !signedIn}
          onClick={findAll}
        >
          <RefreshCw size={14} aria-hidden="true" /> {texts.again}
        </Button>
        <p className="note" role="status">
          {said} {state === 'failed' && said === texts.failed && <span>{texts.failedHelp}</span>}
        </p>
      </div>
      <Suspense>
        <TranslateTexts boxes={boxes} onChange={set} />
      </Suspense>
      {boxes.length > 0 && (
        <ol className="texts-list" ref={list}>
          {boxes.map((box, at) => (
            <TextRow
              // biome-ignore lint/suspicious/noArrayIndexKey: boxes are identified by their place in the list
              key={at}
              box={box}
              at={at}
              picked={at === picked}
              onPick={() => setPicked(at)}
              onChange={(changed) => replace(at, changed)}
              onRemove={() => remove(at)}
            />
          ))}
        </ol>
      )}
    </div>
  );
}
