import { dubbingTexts } from '@inkreel/contract/messages/areas/dubbing.ts';
import type { Cue } from '@inkreel/scene/subtitles/cue.ts';
import { changeCue } from '@inkreel/scene/subtitles/cue-operations.ts';
import { USUAL_DUB } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { afterFirstUse } from '../../lib/after-first-use.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { loadOnNeed } from '../../lib/load-on-need.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { RowExtras } from '../kit/lines/cue-row.tsx';
import type { ProjectEditor } from '../kit/lines/use-project.ts';
import { fitOf, speakersOf, wishOf } from './core/line-speech.ts';
import { useLinePlayer } from './use-line-player.ts';
import { useRewrite } from './use-rewrite.ts';
import type { Speech } from './use-speech.ts';

const loadParts = loadOnNeed(() => import('./row-parts.tsx'));
// The table waits for them, so that its rows do not move once shown.
const SpeechMargin = lazyPart(async () => ({ default: (await loadParts()).SpeechMargin }));
const SpeakerField = lazyPart(async () => ({ default: (await loadParts()).SpeakerField }));
const RewriteLine = lazyPart(async () => ({ default: (await loadParts()).RewriteLine }));

/** What the table shows of the speech of its lines, and what can be done about it. */
export function useRowExtras(editor: ProjectEditor, speech: Speech, stepPoints: number): RowExtras {
  const { project, updateLines } = editor;
  const rewrite = useRewrite(editor, stepPoints);
  const texts = useAreaTexts(dubbingTexts);
  useEffect(() => afterFirstUse(() => void loadParts().catch(() => undefined)), []);
  const player = useLinePlayer();
  const { lines, clip, dub = USUAL_DUB } = project;
  const speakers = speakersOf(lines);
  const speakOne = (cue: Cue) => {
    if (!speech.speaking) void speech.speak([cue]);
  };
  const length = clip ? clip.seconds * 1000 : Number.POSITIVE_INFINITY;
  const fitAt = (cue: Cue, at: number) => {
    const wish = wishOf(cue, project);
    const slot = { cue, next: lines[at + 1], length, fastest: dub.fastest };
    return wish && fitOf(wish, slot, speech.of(wish));
  };
  return {
    head: texts.fit,
    margin: (cue, at) => {
      const spoken = speech.of(wishOf(cue, project));
      return (
        <SpeechMargin
          at={at + 1}
          fit={fitAt(cue, at)}
          state={spoken?.state ?? 'none'}
          playing={player.playing !== undefined && player.playing === spoken?.url}
          onPlay={() => spoken?.url && player.toggle(spoken.url)}
          onSpeak={() => speakOne(cue)}
        />
      );
    },
    actions: (cue, at) => (
      <>
        <SpeakerField
          key={cue.id}
          at={at + 1}
          speaker={cue.speaker}
          speakers={speakers}
          onSpeaker={(speaker) => updateLines((all) => changeCue(all, cue.id, { speaker }))}
        />
        {speech.of(wishOf(cue, project))?.state === 'spoken' && (
          <IconButton
            icon={RotateCw}
            small
            label={texts.again}
            disabled={speech.speaking !== undefined}
            onClick={() => {
              const again = { ...cue, take: (cue.take ?? 0) + 1 };
              updateLines((all) => changeCue(all, cue.id, { take: again.take }));
              speakOne(again);
            }}
          />
        )}
        <RewriteLine cue={cue} fit={fitAt(cue, at)} rewrite={rewrite} points={stepPoints} />
      </>
    ),
  };
}
