import { getRole, listLooks } from '@inkreel/contract/api/roles.ts';
import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useSearchParams } from '../../lib/router.tsx';
import { LoadState } from '../../shell/page-states.tsx';
import { StoryListFrame } from '../shell/story-list-frame.tsx';

/** `/story/role?id=…`: a character with its looks. */
export default function RolePage() {
  const [query] = useSearchParams();
  const { missingRole } = useAreaTexts(storyTexts);
  const id = query.get('id');
  return (
    <StoryListFrame>{id === null ? <p className="py-6">{missingRole}</p> : <Role id={id} />}</StoryListFrame>
  );
}

function Role({ id }: { id: string }) {
  const role = useQuery({
    queryKey: ['story-role', id],
    queryFn: ({ signal }) => call(getRole, { query: { id }, signal }),
  });
  const looks = useQuery({
    queryKey: ['story-looks', id],
    queryFn: ({ signal }) => call(listLooks, { query: { role_id: id }, signal }),
  });
  if (role.data === undefined) return <LoadState query={role} />;
  if (looks.data === undefined) return <LoadState query={looks} />;
  return (
    <section className="mt-6">
      <h2 className="text-2xl">{role.data.name}</h2>
      <p className="mt-2 max-w-[40em] text-ink-2">{role.data.description}</p>
      <ul className="story-cast">
        {looks.data.items.map((look) => (
          <li key={look.id}>
            {look.image_url ? (
              <img src={look.image_url} alt={look.prompt} loading="lazy" />
            ) : (
              <i aria-hidden />
            )}
            <b>{look.name === '' ? role.data.name : look.name}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
