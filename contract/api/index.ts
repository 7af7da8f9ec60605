import { type Tool, toolEndpoints } from '../tools/define-tool.ts';
import * as accounts from './accounts.ts';
import * as admin from './admin.ts';
import * as adminCosts from './admin-costs.ts';
import * as adminEngines from './admin-engines.ts';
import * as apiKeys from './api-keys.ts';
import * as assists from './assists.ts';
import * as batches from './batches.ts';
import * as billing from './billing.ts';
import * as creations from './creations.ts';
import * as designs from './designs.ts';
import * as documents from './documents.ts';
import type { Endpoint } from './endpoint.ts';
import * as filmProjects from './film-projects.ts';
import * as filmShares from './film-shares.ts';
import * as films from './films.ts';
import * as movingShots from './moving-shots.ts';
import * as orders from './orders.ts';
import * as organisations from './organisations.ts';
import * as originals from './originals.ts';
import * as outlines from './outlines.ts';
import * as projects from './projects.ts';
import * as roles from './roles.ts';
import * as scripts from './scripts.ts';
import * as signIn from './sign-in.ts';
import * as speakerCheck from './speaker-check.ts';
import * as speech from './speech.ts';
import * as spokenLines from './spoken-lines.ts';
import * as stock from './stock.ts';
import * as storage from './storage.ts';
import * as stories from './stories.ts';
import * as storyShares from './story-shares.ts';
import * as subtitleAssists from './subtitle-assists.ts';
import * as subtitles from './subtitles.ts';
import * as system from './system.ts';
import * as tasks from './tasks.ts';
import * as team from './team.ts';
import * as textFiles from './text-files.ts';
import * as texts from './texts.ts';
import * as writingRules from './writing-rules.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'auth' in value;

/** Every endpoint of the product, the tools' included. */
export function allEndpoints(tools: readonly Tool[]): Endpoint[] {
  const areas = [
    accounts,
    signIn,
    organisations,
    team,
    writingRules,
    projects,
    apiKeys,
    billing,
    orders,
    storage,
    stock,
    tasks,
    batches,
    assists,
    subtitleAssists,
    subtitles,
    spokenLines,
    speakerCheck,
    texts,
    textFiles,
    speech,
    creations,
    documents,
    originals,
    designs,
    stories,
    storyShares,
    scripts,
    films,
    filmShares,
    filmProjects,
    movingShots,
    outlines,
    roles,
    admin,
    adminEngines,
    adminCosts,
    system,
  ];
  return [
    ...areas.flatMap((area) => Object.values(area).filter(isEndpoint)),
    ...tools.flatMap((tool) => toolEndpoints(tool).map(({ endpoint }) => endpoint)),
  ];
}

/** Prefix of every path (specification, section 7). */
export const API_PREFIX = '/api.v1';

/** The whole path, with its parameters still in braces. */
export function fullPath(endpoint: Pick<Endpoint, 'path' | 'root'>): string {
  return endpoint.root ? endpoint.path : `${API_PREFIX}${endpoint.path}`;
}
