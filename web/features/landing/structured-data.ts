/** The structured data of a landing page for search engines: pure. */
import type { ToolText } from '@inkreel/contract/tools/define-tool.ts';

/**
 * The page's questions and steps as schema.org FAQPage and HowTo, ready for a script element of type
 * application/ld+json: `<` is escaped, so that no text can end the element.
 */
export function structuredData(text: ToolText): string {
  const data = [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: text.questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'HowTo',
      name: text.name,
      step: text.steps.map((step, index) => ({ '@type': 'HowToStep', position: index + 1, text: step })),
    },
  ];
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
