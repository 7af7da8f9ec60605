import { storyKind } from '@inkreel/contract/documents/story-document.ts';
import { imageEditorTexts } from '@inkreel/contract/messages/areas/image-editor.ts';
import { storyboardTexts } from '@inkreel/contract/messages/areas/storyboard.ts';
import { ArrowLeft, ArrowRight, ChevronLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { ActionRuns } from '../../editors/actions/action-runs.tsx';
import type { ActionTarget } from '../../editors/actions/action-target.ts';
import ImageActions from '../../editors/actions/image-actions.tsx';
import { LanguageLink, useLocalPath } from '../../lib/language-link.tsx';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useNavigate } from '../../lib/router.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { imageEditorPath, storyPath } from '../head.ts';
import { useStoryOrders } from '../storyboard/use-story-orders.ts';
import { type BoardShot, type Storyboard, useStoryboard } from '../storyboard/use-storyboard.ts';
import { HistoryStrip } from './history-strip.tsx';
import { PutBackPane } from './put-back-pane.tsx';
import { ShotStage } from './shot-stage.tsx';
import { stepsOf } from './steps.ts';
import { WordsPane } from './words-pane.tsx';
import './image-editor.css';

/** The pictures of one shot: words first, then every image tool; its history, and what putting one back means. */
export default function EditorView({ document, shot: id }: { document: OpenParts; shot: string }) {
  const texts = useAreaTexts(imageEditorTexts);
  const board = useStoryboard(document);
  const shot = board.shots.find(({ part }) => part.id === id);
  useEffect(() => {
    globalThis.document.title = `${shot ? `${texts.shot({ at: shot.number })} - ` : ''}${document.record.name} - Inkreel`;
  }, [shot, document, texts]);
  if (!shot)
    return (
      <div className="image-gone">
        <p>{texts.gone}</p>
        <BackLink document={document} />
      </div>
    );
  return <ShotEditor key={id} board={board} shot={shot} />;
}

function ShotEditor({ board, shot }: { board: Storyboard; shot: BoardShot }) {
  const texts = useAreaTexts(imageEditorTexts);
  const orders = useStoryOrders(board);
  const { document, files } = board;
  const steps = stepsOf(shot.part);
  const shown = steps.find(({ isShown }) => isShown);
  const [file, setFile] = useState<string>();
  // What is made while the page is open is shown, and not what was looked at before.
  const newest = steps.at(-1)?.image.file;
  const [seen, setSeen] = useState(newest);
  if (newest !== seen) {
    setSeen(newest);
    setFile(undefined);
  }
  const viewed = steps.find(({ image }) => image.file === file) ?? shown;
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const [isStageUsed, setStageUsed] = useState(false);
  const image = shot.image && {
    url: shot.image.url,
    width: shot.image.width ?? 1,
    height: shot.image.height ?? 1,
  };
  const target: ActionTarget = {
    key: `${document.record.id} ${shot.part.id}`,
    image,
    begin: async () => {
      // The server writes the result into the story that it has.
      await document.settle();
      return {
        target: { kind: storyKind.kind, id: document.record.id, part: shot.part.id },
        projectId: document.record.project_id,
      };
    },
  };
  return (
    <div className="image-editor">
      <aside className="image-side" aria-label={texts.actions}>
        <ShotSteps board={board} shot={shot} />
        <WordsPane board={board} shot={shot} orders={orders} />
        <ActionRuns document={document.record.id} part={shot.part.id} />
        <ImageActions target={target} stage={stage} onStage={setStageUsed} />
      </aside>
      <div className="image-stage">
        <div className="image-work" ref={setStage} hidden={!isStageUsed} />
        {!isStageUsed && <ShotStage shown={shown} viewed={viewed} files={files} alt={shot.part.text ?? ''} />}
        <HistoryStrip shot={shot} steps={steps} viewed={viewed?.image.file} files={files} onView={setFile} />
      </div>
      <PutBackPane board={board} shot={shot} steps={steps} viewed={viewed} />
    </div>
  );
}

/** The way back, and the shots before and after it. */
function ShotSteps({ board: { document, shots }, shot }: { board: Storyboard; shot: BoardShot }) {
  const texts = useAreaTexts(imageEditorTexts);
  const { inspector } = useAreaTexts(storyboardTexts);
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const at = shots.indexOf(shot);
  const go = (to: BoardShot | undefined) => {
    if (to) navigate(localPath(imageEditorPath(document.record.id, to.part.id)), { replace: true });
  };
  return (
    <div className="image-steps">
      <BackLink document={document} shot={shot.part.id} />
      <IconButton
        icon={ArrowLeft}
        small
        label={inspector.previous}
        disabled={at <= 0}
        onClick={() => go(shots[at - 1])}
      />
      <b>{texts.at({ at: shot.number, of: shots.length })}</b>
      <IconButton
        icon={ArrowRight}
        small
        label={inspector.next}
        disabled={at >= shots.length - 1}
        onClick={() => go(shots[at + 1])}
      />
    </div>
  );
}

function BackLink({ document, shot }: { document: OpenParts; shot?: string }) {
  const texts = useAreaTexts(imageEditorTexts);
  return (
    <LanguageLink className="link" to={storyPath(document.record.id, 'storyboard', shot)}>
      <ChevronLeft size={15} strokeWidth={1.6} aria-hidden /> {texts.back}
    </LanguageLink>
  );
}
