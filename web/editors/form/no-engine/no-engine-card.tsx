import { noEngineTexts } from '@inkreel/contract/messages/areas/no-engine.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { useCatalogue } from '../../../lib/catalogue.ts';
import { LanguageLink } from '../../../lib/language-link.tsx';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useUser } from '../../../lib/query.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { OperatorCard } from './operator-card.tsx';
import './no-engine.css';

/** The tool that comes nearest to another one without needing a model. */
const NEAREST: Readonly<Record<string, string>> = { 'ai-object-replacer': 'ai-object-remover' };

/** Shown if no engine serves the tool: what that means and what to do, for users and for operators. */
export default function NoEngineCard({ tool }: { tool: Tool }) {
  const operator = useUser()?.is_operator === true;
  return operator ? <OperatorCard tool={tool} /> : <MemberCard tool={tool} />;
}

function MemberCard({ tool }: { tool: Tool }) {
  const texts = useAreaTexts(noEngineTexts);
  const { language } = useLanguage();
  const nearest = useCatalogue().find(({ id }) => id === NEAREST[tool.id]);
  return (
    <section className="no-engine" role="status">
      <p className="no-engine-state">
        <span className="needs-model" aria-hidden />
        {texts.state}
      </p>
      <h2>{texts.title({ tool: tool.text[language].name })}</h2>
      <p>{texts.line}</p>
      <p className="no-engine-free">{texts.free}</p>
      <div className="no-engine-ways">
        {nearest && (
          <LanguageLink className={buttonClass({ look: 'ink' })} to={nearest.editor}>
            {texts.instead({ tool: nearest.name[language], points: nearest.points })}
          </LanguageLink>
        )}
        <LanguageLink className={buttonClass({})} to="/create">
          {texts.others}
        </LanguageLink>
      </div>
    </section>
  );
}
