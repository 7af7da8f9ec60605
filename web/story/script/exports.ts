import { storyScriptTexts } from '@inkreel/contract/messages/areas/story-script.ts';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { fountainOf, plainTextOf } from './core/export-script.ts';
import type { RoleNames, Scene } from './core/script.ts';

/** The script as a file, or on paper: what each way is called, and what makes it. */
export function useExports(
  title: string,
  scenes: readonly Scene[],
  roles: RoleNames,
): readonly (readonly [label: string, run: () => void])[] {
  const { export: texts } = useAreaTexts(storyScriptTexts);
  const { language } = useLanguage();
  const save = (text: string, ending: string) => {
    const name = title.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim() || 'script';
    saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), `${name}.${ending}`);
  };
  return [
    [texts.fountain, () => save(fountainOf(title, scenes, roles), 'fountain')],
    [texts.text, () => save(plainTextOf(title, scenes, roles, language), 'txt')],
    [texts.print, () => print()],
  ];
}
