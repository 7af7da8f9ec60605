import { ORIGIN_MARK } from './document.ts';

interface Page {
  language: 'en' | 'zh';
  description: string | undefined;
}

/** Structured data of every public page (schema.org): the product. A page adds what only it knows. */
export function structuredDataOf(page: Page): unknown {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: 'Inkreel',
    description: page.description,
    url: `${ORIGIN_MARK}/`,
    applicationCategory: 'MultimediaApplication',
    operatingSystem: 'Web',
    inLanguage: page.language === 'zh' ? 'zh-CN' : 'en',
  };
}
