import { type DocumentRecord, getDocument } from '@inkreel/contract/api/documents.ts';
import { childrenByParent, type Part, type Parts } from '@inkreel/contract/documents/parts/part.ts';
import type { ShotPart } from '@inkreel/contract/documents/story-document.ts';
import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import { shownImage } from '@inkreel/contract/story/shot-inputs.ts';
import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { call } from '../../lib/client.ts';
import { LanguageLink } from '../../lib/language-link.tsx';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { storyPath } from '../head.ts';
import { fileAt } from '../shell/story-view.ts';

/** Frames of the band, one a scene. */
const FRAMES = 8;

/** The story that was worked on last, as a band of film with a frame for each scene. */
export function LastStory({ story }: { story: { id: string; name: string; updated_at: string } }) {
  const texts = useAreaTexts(storyTexts);
  const { time } = useLanguage();
  const { data } = useQuery({
    queryKey: ['story', story.id],
    queryFn: ({ signal }) => call(getDocument, { params: { id: story.id }, signal }),
    staleTime: 0,
  });
  const scenes = data ? scenesOf(data) : [];
  const shots = scenes.reduce((sum, each) => sum + each.shots, 0);
  return (
    <section className="story-last" aria-label={story.name}>
      <header>
        <div>
          <h2>{story.name}</h2>
          <p>
            {data && <b>{texts.counted({ scenes: scenes.length, shots })}</b>}{' '}
            {texts.changed({ time: time(story.updated_at) })}
          </p>
        </div>
        <LanguageLink className={buttonClass({ look: 'quiet' })} to={storyPath(story.id, 'animatic')}>
          <Play size={16} strokeWidth={1.8} aria-hidden /> {texts.play}
        </LanguageLink>
        <LanguageLink className={buttonClass({})} to={storyPath(story.id, 'storyboard')}>
          {texts.openBoard}
        </LanguageLink>
      </header>
      <ol className="story-band">
        {scenes.slice(0, FRAMES).map(({ id, name, image, shots: of, drawn }, at) => (
          <li key={id}>
            <LanguageLink to={storyPath(story.id, 'storyboard')}>
              {image === undefined ? (
                <span className="story-band-none">{texts.toDraw({ count: of })}</span>
              ) : (
                <img src={image} alt="" loading="lazy" decoding="async" />
              )}
              <i>{at + 1}</i>
            </LanguageLink>
            <p>
              <b>{name || texts.parts.scene({ at: at + 1 })}</b> {texts.drawnOf({ drawn, of })}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface SceneFrame {
  id: string;
  name: string;
  /** Address of the first picture of the scene. */
  image: string | undefined;
  shots: number;
  drawn: number;
}

function scenesOf({ content, files }: DocumentRecord): SceneFrame[] {
  const list = (content as { parts: readonly Part[] }).parts;
  const parts: Parts = new Map(list.map((part) => [part.id, part]));
  const known = new Map(files.map((file) => [file.id, file]));
  const children = childrenByParent(parts);
  return (children.get(null) ?? [])
    .filter(({ kind }) => kind === 'scene')
    .map((scene) => {
      const shots = (children.get(scene.id) ?? []).filter((part): part is ShotPart => part.kind === 'shot');
      const images = shots.flatMap((shot) => fileAt(known, shownImage(shot)?.file) ?? []);
      return {
        id: scene.id,
        name: String(scene['heading'] ?? ''),
        image: images[0]?.thumbnail ?? images[0]?.url,
        shots: shots.length,
        drawn: images.length,
      };
    });
}
