import { storyScriptTexts } from '@inkreel/contract/messages/areas/story-script.ts';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { toast } from '../../lib/toast.ts';
import { fountainOf, plainTextOf, printedOf } from './core/export-script.ts';
import type { RoleNames, Scene } from './core/script.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The script as a file, or on paper: what each way is called, and what makes it. */
export function useExports(
  title: string,
  scenes: readonly Scene[],
  roles: RoleNames,
): readonly (readonly [label: string, run: () => void])[] {
  const { export: texts } = useAreaTexts(storyScriptTexts);
  const { language } = useLanguage();
  const save = (
    content: string | Uint8Array<ArrayBuffer>,
    ending: string,
    type = 'text/plain;charset=utf-8',
  ) => {
    const name = title.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim() || 'script';
    saveFile(new Blob([content], { type }), `${name}.${ending}`);
  };
  const saveWord = async () => {
    try {
      const { docxOf } = await import('./core/script-docx.ts');
      save(docxOf(title, printedOf(scenes, roles)), 'docx', WORD);
    } catch {
      toast(texts.failed);
    }
  };
  return [
    [texts.fountain, () => save(fountainOf(title, scenes, roles), 'fountain')],
    [texts.text, () => save(plainTextOf(title, scenes, roles, language), 'txt')],
    [texts.word, () => void saveWord()],
    [texts.print, () => print()],
  ];
}
