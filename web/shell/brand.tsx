import { LanguageLink } from '../lib/language-link.tsx';
import { useMessages } from '../lib/messages.tsx';

/** The seal: a drop of ink that is a film reel. */
function Seal() {
  return (
    <svg className="size-7 flex-none" viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="6" fill="var(--seal-fill)" />
      <path
        d="M14 4.5c3.4 4 6.6 7.3 6.600 11.400a6.600 6.600 0 0 1-13.200 0c0-4.100 3.200-7.400 6.600-11.400Z"
        fill="#FFF9F2"
      />
      <g fill="var(--seal-fill)">
        <circle cx="14" cy="12.900" r="1.500" />
        <circle cx="11.200" cy="17.700" r="1.500" />
        <circle cx="16.800" cy="17.700" r="1.500" />
      </g>
    </svg>
  );
}

/** The mark and the name, as a link home. On narrow phones only the mark if `compact`. */
export function Brand({ compact = false }: { compact?: boolean }) {
  const { shell } = useMessages();
  return (
    <LanguageLink
      to="/"
      aria-label={shell.home}
      className="inline-flex min-h-11 items-center gap-[9px] font-display text-xl leading-7 font-bold tracking-[-0.03em]"
    >
      <Seal />
      <span className={compact ? 'max-phone:hidden' : ''}>Inkreel</span>
    </LanguageLink>
  );
}
