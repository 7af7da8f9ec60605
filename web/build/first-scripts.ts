/** The scripts that a page has requested once it is at rest, before anything is pressed. */
import fs from 'node:fs';
import path from 'node:path';
import type { Language, SiteId } from '@inkreel/contract/site.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { filesOf, type Manifest, toolSource } from './assets.ts';
import type { BUDGETS } from './budgets.ts';
import { fieldParts } from './field-parts.ts';

/** A page as the build knows it, below the language prefix. */
export interface BuiltPage {
  path: string;
  kind: 'public' | 'app';
  /** Its module, relative to `web/`. */
  source: string;
  /** The tool that it loads beside it. */
  tool?: string;
}

export type Visitor = 'guest' | 'member';

/** Every page of a site of the build. */
export function readPages(dist: string, site: SiteId): BuiltPage[] {
  return JSON.parse(fs.readFileSync(path.join(dist, `.vite/pages-${site}.json`), 'utf8')) as BuiltPage[];
}

/** The budget of a page. */
export function budgetOf(page: BuiltPage): keyof typeof BUDGETS {
  if (page.kind === 'public') return page.tool === undefined ? 'public' : 'landing';
  if (page.path.endsWith('/editor')) return 'editor';
  return page.source === CONSOLE ? 'console' : 'member';
}

/** Modules that the header of a member fetches. */
const MEMBER = ['features/tasks/job-chip.tsx', '../node_modules/eventsource-parser/dist/index.js'];
/** Modules that the header of a workspace fetches. */
const WORKSPACE = ['features/organisations/projects/project-chooser.tsx'];
const ABOUT = 'features/pages/about/about-page.tsx';
const CONSOLE = 'features/admin/admin-page.tsx';
/** Modules that a page fetches after its own, by its own. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'features/tools/tool-editor-page.tsx': ['features/tools/result/result-pane.tsx'],
  'features/tools/video/subtitles/subtitle-page.tsx': [
    'features/tools/video/subtitles/clip-slot.tsx',
    'features/tools/engine-picker.tsx',
  ],
  'features/tools/video/dubbing/dubbing-page.tsx': [
    'features/tools/video/subtitles/clip-slot.tsx',
    'features/tools/video/dubbing/voices-panel.tsx',
  ],
};

/** The sections of the console, by the end of their path. */
const SECTIONS: Readonly<Record<string, string>> = { engines: 'engines/engines', admin: 'overview' };

/**
 * The files of a page's scripts, each once. A test in a browser finds what is missing here
 * (`e2e/first-scripts.test.ts`).
 * @param visitor a member is assumed to see the section of a console page
 */
export function firstScripts(
  manifest: Manifest,
  page: BuiltPage,
  language: Language,
  visitor: Visitor,
): string[] {
  const editor = page.path.endsWith('/editor');
  const tool = TOOLS.find(({ id }) => id === (page.tool ?? (editor ? page.path.split('/')[2] : undefined)));
  const sources = ['entry-client.tsx', page.source, ...(PARTS[page.source] ?? [])];
  if (tool) sources.push(toolSource(tool.id, language));
  if (page.source === ABOUT) sources.push(`features/pages/about/texts/${language}.ts`);
  if (editor && tool && page.source.endsWith('tool-editor-page.tsx')) sources.push(...fieldParts(tool));
  if (visitor === 'member') {
    sources.push(...MEMBER, ...(editor ? WORKSPACE : []));
    const section = page.path.split('/').at(-1) ?? '';
    if (page.source === CONSOLE)
      sources.push(
        'features/admin/console.tsx',
        `features/admin/sections/${SECTIONS[section] ?? section}-section.tsx`,
      );
  }
  return filesOf(manifest, sources, language).scripts;
}
