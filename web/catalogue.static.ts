/**
 * What menus and lists need of the tool catalogue. Modules named `*.static.ts` run at build time and reach the browser
 * as plain values: the tools' long texts and their schemas stay out of the public pages.
 */
import { propertiesOf } from '@inkreel/contract/fields/field.ts';
import { qualityTiers } from '@inkreel/contract/fields/offers.ts';
import { MODEL_CAPABILITIES } from '@inkreel/contract/tools/capabilities.ts';
import { type ToolGroup, toolPaths } from '@inkreel/contract/tools/define-tool.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { takenName } from '@inkreel/contract/tools/kinds/image.ts';
import { priceFactors } from '@inkreel/contract/tools/quote-run.ts';

export const CATALOGUE = TOOLS.map((tool) => ({
  id: tool.id,
  kind: tool.kind,
  group: tool.group satisfies ToolGroup as ToolGroup,
  /** Key of the points config. */
  apiPath: tool.path,
  points: tool.points,
  /** What an engine must serve; null for a tool that runs in the browser. */
  capability: tool.runs === 'browser' ? null : tool.capability,
  /** What the price of a run depends on besides its points. */
  pricedBy: Object.keys(priceFactors(tool)),
  /** The quality tiers that the tool names itself. */
  tiers: qualityTiers(tool),
  sites: tool.sites,
  /** Property of the picture or video that the tool works on; null if it starts from words alone. */
  takes: takenName(tool.fields) ?? null,
  /** Whether its form has a prompt. */
  takesPrompt: tool.runs !== 'browser' && tool.fields.some((field) => 'prompt' in propertiesOf(field)),
  /** Null if the tool has an editor only. */
  landing: tool.landing ? toolPaths(tool).landing : null,
  editor: toolPaths(tool).editor,
  name: { en: tool.text.en.name, zh: tool.text.zh.name },
  /** One line under the name. */
  line: { en: tool.text.en.line, zh: tool.text.zh.line },
  /** The built-in engine cannot do it: without a connected AI model it cannot be run. */
  needsModel: tool.runs !== 'browser' && MODEL_CAPABILITIES.has(tool.capability),
}));
export type CatalogueEntry = (typeof CATALOGUE)[number];
