import { LanguageLink } from '../../lib/language-link.tsx';
import { useMessages } from '../../lib/messages.tsx';
import { buttonClass } from '../../ui/button.tsx';

/** The page for unknown addresses, with links. */
export default function NotFoundPage() {
  const { notFound } = useMessages().pages;
  return (
    <section className="wrap grid min-h-[60vh] content-center justify-items-start gap-4 py-16">
      <h1 className="text-[40px] leading-[44px] max-phone:text-3xl">{notFound.title}</h1>
      <p className="max-w-[36em] text-[17px] leading-7 text-ink-2">{notFound.line}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <LanguageLink className={buttonClass({ look: 'ink' })} to="/">
          {notFound.home}
        </LanguageLink>
        <LanguageLink className={buttonClass({})} to="/create">
          {notFound.create}
        </LanguageLink>
        <LanguageLink className={buttonClass({ look: 'quiet' })} to="/my-creation">
          {notFound.creations}
        </LanguageLink>
      </div>
    </section>
  );
}
