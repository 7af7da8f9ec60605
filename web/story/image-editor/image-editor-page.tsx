import { type ShotPart, storyKind } from '@inkreel/contract/documents/story-document.ts';
import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import { shownImage } from '@inkreel/contract/story/shot-inputs.ts';
import type { OpenParts } from '../../documents/parts/open-parts.ts';
import { usePartsDocument } from '../../documents/parts/use-parts-document.ts';
import { LanguageLink } from '../../lib/language-link.tsx';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useSearchParams } from '../../lib/router.tsx';
import { useSignedIn } from '../../lib/session.ts';
import { useSelected } from '../../lib/store.ts';
import { GuestState, LoadState } from '../../shell/page-states.tsx';
import { Button } from '../../ui/button.tsx';
import { storyPath } from '../head.ts';
import { StoryBar } from '../shell/story-bar.tsx';
import { StoryNotices } from '../shell/story-notices.tsx';
import { fileAt } from '../shell/story-view.ts';
import '../shell/story-shell.css';
import './image-editor.css';

/** `/story/image-editor?id=…&shot=…`: the pictures of one shot. */
export default function StoryImageEditorPage() {
  const texts = useAreaTexts(storyTexts);
  const signedIn = useSignedIn();
  const [query] = useSearchParams();
  const [id, shot] = [query.get('id'), query.get('shot')];
  if (signedIn && id !== null && shot !== null) return <Editor key={id} id={id} shot={shot} />;
  return (
    <main id="content" tabIndex={-1} className="wrap min-h-[60vh] py-12">
      <h1 className="text-4xl leading-10">{texts.editor.title}</h1>
      {signedIn ? <p className="mt-4">{texts.missing}</p> : <GuestState line={texts.guest} />}
    </main>
  );
}

function Editor({ id, shot }: { id: string; shot: string }) {
  const opening = usePartsDocument(storyKind, id);
  if (opening.kind === 'open') return <OpenEditor document={opening.document} shot={shot} />;
  const failure = opening.kind === 'failed' ? opening : undefined;
  return (
    <main id="content" tabIndex={-1} className="wrap min-h-[60vh] py-12">
      <LoadState
        query={{
          isError: failure !== undefined,
          error: failure?.error,
          refetch: () => failure?.again(),
        }}
      />
    </main>
  );
}

function OpenEditor({ document, shot: id }: { document: OpenParts; shot: string }) {
  const { editor: texts } = useAreaTexts(storyTexts);
  const part = useSelected(document.state, ({ parts }) => parts.get(id));
  const files = useSelected(document.files, (all) => all);
  const shot = part?.kind === 'shot' ? (part as ShotPart) : undefined;
  const shown = shot && shownImage(shot);
  const image = fileAt(files, shown?.file);
  return (
    <div data-theme="dark" className="story-shell">
      <StoryBar document={document} current="storyboard" />
      <StoryNotices document={document} />
      <main id="content" tabIndex={-1} className="story-main image-editor">
        <h2 className="sr-only">{texts.title}</h2>
        {image ? (
          <img className="image-editor-shown" src={image.url} alt={shot?.text ?? ''} />
        ) : (
          <p>{texts.none}</p>
        )}
        <aside>
          <h3>{texts.history}</h3>
          <ul>
            {[...(shot?.images ?? [])].reverse().map(({ file }) => (
              <li key={file}>
                <img src={fileAt(files, file)?.thumbnail ?? fileAt(files, file)?.url} alt="" loading="lazy" />
                <Button
                  size="small"
                  disabled={file === shown?.file}
                  onClick={() => document.edit(id, { picked: file })}
                >
                  {file === shown?.file ? texts.shown : texts.put}
                </Button>
              </li>
            ))}
          </ul>
          <LanguageLink className="link" to={storyPath(document.record.id, 'storyboard', id)}>
            {texts.back}
          </LanguageLink>
        </aside>
      </main>
    </div>
  );
}
