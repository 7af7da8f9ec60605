/** The sentences of the tool catalogue that only the build prints. */
import { toolPaths } from '@inkreel/contract/tools/define-tool.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';

/** Description of each tool's page for search engines, by the page's path. */
export const LANDING_DESCRIPTIONS: Readonly<Record<string, Record<'en' | 'zh', string>>> = Object.fromEntries(
  TOOLS.map((tool) => [
    toolPaths(tool).landing,
    { en: tool.text.en.description, zh: tool.text.zh.description },
  ]),
);
