import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import { LanguageLink } from '../../lib/language-link.tsx';
import { useAreaTexts } from '../../lib/messages.tsx';
import { LoadState } from '../../shell/page-states.tsx';
import { StoryListFrame } from '../shell/story-list-frame.tsx';
import { useRoles } from './use-roles.ts';

/** `/story/roles`: the characters that the person sees. */
export default function RolesPage() {
  const { tabs } = useAreaTexts(storyTexts);
  return (
    <StoryListFrame title={tabs.roles}>
      <Cast />
    </StoryListFrame>
  );
}

function Cast() {
  const texts = useAreaTexts(storyTexts);
  const { query, roles } = useRoles();
  if (query.data === undefined) return <LoadState query={query} />;
  if (roles.length === 0) return <p className="py-6 text-ink-2">{texts.noRoles}</p>;
  return (
    <ul className="story-cast">
      {roles.map(({ id, name, avatar, image_url, looks }) => (
        <li key={id}>
          <LanguageLink to={`/story/role?id=${id}`}>
            {(avatar ?? image_url) ? (
              <img src={avatar ?? image_url ?? ''} alt="" loading="lazy" />
            ) : (
              <i aria-hidden />
            )}
            <b>{name}</b>
            <span className="note">{texts.looks({ count: looks })}</span>
          </LanguageLink>
        </li>
      ))}
    </ul>
  );
}
