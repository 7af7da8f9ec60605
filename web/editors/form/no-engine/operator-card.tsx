import { adminEngines } from '@inkreel/contract/api/admin-engines.ts';
import { noEngineTexts } from '@inkreel/contract/messages/areas/no-engine.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { call } from '../../../lib/client.ts';
import { LanguageLink } from '../../../lib/language-link.tsx';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useOfferedTools } from '../../../lib/offered-tools.ts';
import { ENGINES } from '../../../lib/paths.ts';
import { useSiteFacts } from '../../../lib/query.ts';
import { type WayToConnect, waysToConnect } from './ways-to-connect.ts';

/** Every engine that could be connected for the tool, with what it unlocks and the setting that it lacks. */
export function OperatorCard({ tool }: { tool: Tool }) {
  const { operator: texts } = useAreaTexts(noEngineTexts);
  const { language } = useLanguage();
  const facts = useSiteFacts();
  const { data } = useQuery({
    queryKey: ['admin', 'engines'],
    queryFn: ({ signal }) => call(adminEngines, { signal }),
  });
  const offered = useOfferedTools();
  const ways = data && facts ? waysToConnect(data, facts.tools, offered, tool.id) : [];
  return (
    <section className="no-engine" role="status">
      <p className="no-engine-state">
        <span className="needs-model" aria-hidden />
        {texts.state}
      </p>
      <h2>{texts.title({ tool: tool.text[language].name })}</h2>
      <p>{texts.line}</p>
      <ul>
        {ways.map((way) => (
          <Way key={way.engine} way={way} />
        ))}
      </ul>
      <p className="note">{texts.only}</p>
    </section>
  );
}

function Way({ way }: { way: WayToConnect }) {
  const { operator: texts } = useAreaTexts(noEngineTexts);
  const { language } = useLanguage();
  const gains = [
    ...(way.tools > 0 ? [texts.unlocks({ tools: way.tools })] : []),
    ...(way.options > 0 ? [texts.options({ tools: way.options })] : []),
  ];
  return (
    <li>
      <LanguageLink to={ENGINES}>
        <KeyRound size={18} strokeWidth={1.6} aria-hidden />
        <span>
          <b>{texts.key}</b>
          <span>{way.name[language]}</span>
        </span>
        <span className="no-engine-gains">{gains.join(texts.and)}</span>
      </LanguageLink>
      <p className="note">
        {texts.environment} <code>{way.missing}</code>
      </p>
    </li>
  );
}
