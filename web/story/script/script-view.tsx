import type { Parts } from '@inkreel/contract/documents/parts/part.ts';
import { storyScriptTexts } from '@inkreel/contract/messages/areas/story-script.ts';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useSelected } from '../../lib/store.ts';
import { useRoles } from '../roles/use-roles.ts';
import { appendText } from './core/paste-text.ts';
import { castOf, isLine, keepScenes, type Scene, scenesIn } from './core/script.ts';
import { setSpeaker } from './core/script-edits.ts';
import { EmptyScript } from './empty-script.tsx';
import { SceneList } from './scene-list.tsx';
import { ScenePane } from './scene-pane.tsx';
import { SceneRows } from './scene-rows.tsx';
import { ScriptBar } from './script-bar.tsx';
import { SpeakerMenu } from './speaker-menu.tsx';
import { useMounted } from './use-mounted.ts';
import { useSceneInView } from './use-scene-in-view.ts';
import { useScript } from './use-script.ts';
import { useScriptKeys } from './use-script-keys.ts';
import { useScriptWriter } from './writer/use-script-writer.ts';
import { WriterMenu } from './writer/writer-menu.tsx';
import { WriterStrip } from './writer/writer-strip.tsx';
import './script.css';

/** The script of a story on paper, to read and to write. */
export default function ScriptView({ document: story }: { document: OpenParts }) {
  const texts = useAreaTexts(storyScriptTexts);
  const parts = useSelected(story.state, (state) => state.parts);
  const { roles: all } = useRoles(story.record.project_id);
  const roles = useMemo(() => new Map(all.map(({ id, name }) => [id, name])), [all]);
  const scenes = useScenes(parts);
  const speakers = useSpeakers(scenes, roles);
  const [focused, setFocused] = useState<string>();
  const [wanted, setWanted] = useState<string>();
  const [asked, setAsked] = useState<string>();
  const [isAbout, setAbout] = useState(false);
  const sheet = useRef<HTMLElement>(null);
  const hint = useId();
  const { mounted, show } = useMounted(scenes);
  const editor = useScript(story, roles, { show, openSpeaker: setAsked });
  const { onKeyDown, onPaste } = useScriptKeys(sheet, editor);
  useSceneInView(sheet, setWanted);
  const writer = useScriptWriter(story, roles, (scene, text) =>
    editor.act((script) => appendText(script, scene, text)),
  );
  const { suggestions } = writer;
  const latest = useRef(writer);
  useLayoutEffect(() => {
    latest.current = writer;
  });
  const decide = useCallback((id: string, accepts: boolean) => latest.current.decide([id], accepts), []);
  const rows = useMemo(
    () => ({ story, editor, roles, speakers, hint, suggestions, decide }),
    [story, editor, roles, speakers, hint, suggestions, decide],
  );
  const current = scenes.find(({ part }) => part.id === wanted) ?? scenes[0];
  const line = focused === undefined ? undefined : parts.get(focused);
  const [jump, setJump] = useState<{ id: string }>();
  const onJump = useCallback(
    (id: string) => {
      show(id);
      setWanted(id);
      setJump({ id });
    },
    [show],
  );
  useEffect(() => {
    if (jump) document.getElementById(`scene-${jump.id}`)?.scrollIntoView({ block: 'start' });
  }, [jump]);
  // The panes follow a moment later, so that they never hold up a letter.
  const later = useDeferredValue(scenes);
  const laterCurrent = later.find(({ part }) => part.id === current?.part.id);
  const before = later.slice(0, laterCurrent ? later.indexOf(laterCurrent) : 0);
  return (
    <div className="script">
      <SceneList
        scenes={later}
        roles={roles}
        speakers={speakers}
        current={current?.part.id}
        editor={editor}
        onJump={onJump}
      />
      <div className="script-main">
        <ScriptBar
          title={story.record.name}
          scenes={scenes}
          roles={roles}
          current={current}
          line={isLine(line) ? line : undefined}
          editor={editor}
          onJump={onJump}
          onAbout={() => setAbout(true)}
        >
          <WriterMenu writer={writer} line={isLine(line) ? line : undefined} scene={current} />
        </ScriptBar>
        <div className="script-desk">
          <article
            ref={sheet}
            className="script-sheet"
            aria-label={texts.sheet}
            lang={parts.get('head')?.['language'] as string | undefined}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onFocus={({ target }) => {
              const id = target.closest<HTMLElement>('[data-part]')?.dataset['part'];
              setFocused(id);
              setWanted(target.closest('.script-scene')?.id.slice('scene-'.length) ?? wanted);
            }}
          >
            <p id={hint} className="sr-only">
              {texts.aboutKeys}
            </p>
            <h1 className="script-title" aria-hidden>
              {story.record.name}
            </h1>
            {scenes.length === 0 && <EmptyScript story={story} roles={roles} editor={editor} />}
            {scenes.map((scene, at) =>
              (mounted[at] ?? -1) < 0 ? null : (
                <SceneRows key={scene.part.id} scene={scene} mounted={mounted[at] ?? 0} rows={rows} />
              ),
            )}
          </article>
          <WriterStrip writer={writer} />
        </div>
      </div>
      <ScenePane
        story={story}
        parts={parts}
        scene={laterCurrent}
        firstShot={before.reduce((sum, { shots }) => sum + shots.length, 1)}
        cast={useMemo(() => castOf(later, roles), [later, roles])}
        speakers={speakers}
        isOpen={isAbout}
        onClose={() => setAbout(false)}
      />
      <AskSpeaker
        asked={asked}
        onClose={() => setAsked(undefined)}
        roles={roles}
        speakers={speakers}
        editor={editor}
      />
    </div>
  );
}

function AskSpeaker({
  asked,
  onClose,
  roles,
  speakers,
  editor,
}: {
  /** Id of the speech. */
  asked: string | undefined;
  onClose: () => void;
  roles: ReadonlyMap<string, string>;
  speakers: readonly string[];
  editor: ReturnType<typeof useScript>;
}) {
  const cue =
    asked === undefined
      ? null
      : document.querySelector<HTMLElement>(`[data-part="${CSS.escape(asked)}"] .script-cue`);
  if (!cue || asked === undefined) return null;
  return (
    <SpeakerMenu
      key={asked}
      anchor={cue}
      roles={roles}
      speakers={speakers}
      current={cue.textContent ?? ''}
      onPick={(speaker) => {
        onClose();
        editor.act((script) => ({ ...setSpeaker(script, asked, speaker), caret: { id: asked } }));
      }}
      onClose={() => {
        onClose();
        cue.focus();
      }}
    />
  );
}

/** The scenes, as the same objects where nothing of them changed. */
function useScenes(parts: Parts): readonly Scene[] {
  const [kept, setKept] = useState(() => ({ parts, scenes: scenesIn(parts) as readonly Scene[] }));
  if (kept.parts === parts) return kept.scenes;
  const scenes = keepScenes(kept.scenes, scenesIn(parts));
  setKept({ parts, scenes });
  return scenes;
}

/** Everybody who speaks, in the order of the script; the same list as long as nobody else does. */
function useSpeakers(scenes: readonly Scene[], roles: ReadonlyMap<string, string>): readonly string[] {
  const key = useMemo(
    () =>
      castOf(scenes, roles)
        .map(({ name }) => name)
        .join('\n'),
    [scenes, roles],
  );
  return useMemo(() => (key === '' ? [] : key.split('\n')), [key]);
}
