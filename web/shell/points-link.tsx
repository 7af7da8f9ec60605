import { LanguageLink } from '../lib/language-link.tsx';
import { useLanguage, useMessages } from '../lib/messages.tsx';
import { usePoints } from '../lib/query.ts';

/** The balance of a signed-in user, as a link to the ledger. */
export function PointsLink() {
  const points = usePoints();
  const { shell } = useMessages();
  const { number } = useLanguage();
  if (!points) return null;
  const [figure, word] = shell.points({ points: points.total }).split(number(points.total));
  return (
    <LanguageLink
      to="/credits"
      aria-label={shell.pointsLink({ points: points.total })}
      className="numbers inline-flex h-9 items-center gap-1 rounded-control px-2.5 text-[13px] whitespace-nowrap hover:bg-sunk"
    >
      {figure}
      <b className="font-[650]">{number(points.total)}</b>
      <span className="text-ink-2 max-[400px]:hidden">{word}</span>
    </LanguageLink>
  );
}
