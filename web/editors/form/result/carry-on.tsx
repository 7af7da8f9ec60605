import { resultTexts } from '@inkreel/contract/messages/areas/result.ts';
import { LayoutGrid } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { Verb } from '../../../canvas/ui/verb.ts';
import { useCatalogue } from '../../../lib/catalogue.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { usePointConfig, useSiteFacts } from '../../../lib/query.ts';

/** Tools that most pictures continue with, the likeliest first. */
const NEXT = [
  'ai-image-extender',
  'ai-image-upscaler',
  'ai-object-remover',
  'video3d',
  'repaint',
  'remove-bg',
  'ai-image-editor',
];
const ROWS = 4;

/** Where a result can continue, each with its price; the last row has all tools. */
export function CarryOn({ verb }: { verb: Verb }) {
  const texts = useAreaTexts(resultTexts);
  const { number } = useLanguage();
  const prices = usePointConfig();
  const facts = useSiteFacts();
  const catalogue = useCatalogue();
  const choices = verb.choices ?? [];
  const next = NEXT.flatMap((id) => {
    const choice = choices.find((each) => each.id === id);
    const tool = catalogue.find((each) => each.id === id);
    return choice && tool && facts?.tools[id]?.open !== false ? [{ choice, tool }] : [];
  });
  return (
    <section className="carry-on" aria-label={texts.carryOn}>
      <h2>{texts.carryOn}</h2>
      <ul>
        {next.slice(0, ROWS).map(({ choice, tool }) => (
          <li key={tool.id}>
            <button type="button" className="leader" onClick={choice.run}>
              <span>{choice.label}</span>
              <span>{number(prices?.[tool.apiPath] ?? tool.points)}</span>
            </button>
          </li>
        ))}
        <li>
          <DropdownMenu.Root>
            <DropdownMenu.Trigger className="carry-all">
              {texts.allTools}
              <LayoutGrid size={15} strokeWidth={1.6} aria-hidden="true" />
            </DropdownMenu.Trigger>
            <DropdownMenu.Content className="menu" align="end" sideOffset={4} collisionPadding={8}>
              {choices.map((choice) => (
                <DropdownMenu.Item key={choice.id} className="menu-item" onSelect={choice.run}>
                  {choice.label}
                </DropdownMenu.Item>
              ))}
            </DropdownMenu.Content>
          </DropdownMenu.Root>
        </li>
      </ul>
    </section>
  );
}
