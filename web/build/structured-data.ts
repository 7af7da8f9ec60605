import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { ORIGIN_MARK } from './document.ts';

interface Page {
  language: 'en' | 'zh';
  title: string;
  description: string | undefined;
}

/** Structured data of a public page (schema.org): the product, and for a tool its steps and its questions. */
export function structuredDataOf(page: Page, tool: Tool | undefined): unknown {
  const product = {
    '@type': 'WebApplication',
    name: tool ? `Inkreel ${tool.text[page.language].name}` : 'Inkreel',
    description: page.description,
    url: ORIGIN_MARK,
    applicationCategory: 'MultimediaApplication',
    operatingSystem: 'Web',
    inLanguage: page.language === 'zh' ? 'zh-CN' : 'en',
  };
  if (!tool) return { '@context': 'https://schema.org', ...product };
  const text = tool.text[page.language];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      product,
      {
        '@type': 'HowTo',
        name: text.name,
        step: text.steps.map((step, index) => ({ '@type': 'HowToStep', position: index + 1, text: step })),
      },
      {
        '@type': 'FAQPage',
        mainEntity: text.questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  };
}
