/** The sentences of the tool catalogue, for the pages that print them; they stay out of the others. */
import { toolPaths } from '@inkreel/contract/tools/define-tool.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';

/** One line of each tool, by its id. */
export const TOOL_LINES: Readonly<Record<string, Record<'en' | 'zh', string>>> = Object.fromEntries(
  TOOLS.map(({ id, text }) => [id, { en: text.en.line, zh: text.zh.line }]),
);
/** Description of each tool's page for search engines, by the page's path. */
export const LANDING_DESCRIPTIONS: Readonly<Record<string, Record<'en' | 'zh', string>>> = Object.fromEntries(
  TOOLS.map((tool) => [
    toolPaths(tool).landing,
    { en: tool.text.en.description, zh: tool.text.zh.description },
  ]),
);
