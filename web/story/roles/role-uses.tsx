import { rolesTexts } from '@inkreel/contract/messages/areas/roles.ts';
import { LanguageLink } from '../../lib/language-link.tsx';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useRoleUses } from './use-roles.ts';

/** Stories in which a character appears. */
export function RoleUses({ id }: { id: string }) {
  const { use: texts } = useAreaTexts(rolesTexts);
  const { data } = useRoleUses(id);
  if (data === undefined) return null;
  return (
    <section className="role-uses">
      <h3>{texts.title}</h3>
      {data.stories.length === 0 ? (
        <p className="text-ink-2">{texts.none}</p>
      ) : (
        <ul>
          {data.stories.map((story) => (
            <li key={story.id} className="leader">
              <LanguageLink to={`/story/script?id=${story.id}`}>{story.name}</LanguageLink>
              <span>
                {texts.both({
                  shots: texts.shots({ count: story.shots }),
                  lines: texts.lines({ count: story.lines }),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
