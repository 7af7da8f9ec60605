/** The scripts that a page has requested once it is at rest, before anything is pressed. */
import fs from 'node:fs';
import path from 'node:path';
import type { Language, SiteId } from '@inkreel/contract/site.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { filesOf, type Manifest } from './assets.ts';
import type { BudgetClass } from './budgets.ts';
import { fieldParts } from './field-parts.ts';
import { addressOfTool } from './tool-files.ts';

/** A page as the build knows it, below the language prefix. */
export interface BuiltPage {
  path: string;
  kind: 'public' | 'app';
  frame: 'site' | 'workspace' | 'bare';
  /** Its module, relative to `web/`. */
  source: string;
  /** Further modules that it draws at its start. */
  parts?: readonly string[];
  /** The same for members alone. */
  memberParts?: readonly string[];
  budget: BudgetClass;
  /** The tool that it loads beside it. */
  tool?: string;
}

export type Visitor = 'guest' | 'member';

/** Every page of a site of the build. */
export function readPages(dist: string, site: SiteId): BuiltPage[] {
  return JSON.parse(fs.readFileSync(path.join(dist, `.vite/pages-${site}.json`), 'utf8')) as BuiltPage[];
}

/** Modules that the header of a member fetches. */
const MEMBER = ['features/tasks/job-chip.tsx'];
/** Modules that the header of a workspace fetches for a member. */
const WORKSPACE = ['features/organisations/projects/project-chooser.tsx'];
/** The editor that is made from a tool's fields. */
export const FORM = 'editors/form/tool-editor-page.tsx';
const CONSOLE = 'features/admin/admin-page.tsx';
/** The sections of the console, by the end of their path, if their file has another name. */
const SECTIONS: Readonly<Record<string, string>> = { engines: 'engines/engines', admin: 'overview' };

/**
 * The modules of a page's start, relative to `web/`, besides its texts. A test in a browser finds what is missing here
 * (`e2e/first-scripts.test.ts`).
 * @param visitor a member is assumed to see the section of a console page
 */
export function startModules(page: BuiltPage, language: Language, visitor: Visitor): string[] {
  const sources = ['entry-client.tsx', page.source];
  for (const part of page.parts ?? []) sources.push(part.replace('{language}', language));
  const tool = page.source === FORM ? TOOLS.find(({ id }) => id === page.tool) : undefined;
  if (tool) sources.push(...fieldParts(tool));
  if (visitor === 'guest') return sources;
  sources.push(...MEMBER, ...(page.memberParts ?? []), ...(page.frame === 'workspace' ? WORKSPACE : []));
  const section = page.path.split('/').at(-1) ?? '';
  if (page.source === CONSOLE)
    sources.push(
      'features/admin/console.tsx',
      `features/admin/sections/${SECTIONS[section] ?? section}-section.tsx`,
    );
  return sources;
}

/** The files of a page's scripts, each once. */
export function firstScripts(
  manifest: Manifest,
  page: BuiltPage,
  language: Language,
  visitor: Visitor,
): string[] {
  const { scripts } = filesOf(manifest, startModules(page, language, visitor), language);
  return page.tool === undefined ? scripts : [...scripts, addressOfTool(page.tool, language)];
}
