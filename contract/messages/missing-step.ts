import type { Language } from '../site.ts';

/** A step of making a video from the video alone that no connected engine does. */
export interface MissingStep {
  step: 'transcribe' | 'read' | 'translate' | 'speak' | 'draw';
  /** ISO 639-1, of what is spoken or shown, or of the translation; null if any. */
  language: string | null;
}

const EN: Readonly<Record<MissingStep['step'], (language: string) => string>> = {
  transcribe: (language) => `an engine that transcribes speech${language && ` in ${language}`}`,
  read: (language) => `an engine that reads subtitles${language && ` in ${language}`} from the picture`,
  translate: (language) =>
    `an engine that writes text, to translate the lines${language && ` into ${language}`}`,
  speak: (language) => `an engine that speaks${language && ` ${language}`} with these settings`,
  draw: (language) => `an engine that draws subtitles${language && ` in ${language}`} with these settings`,
};
const ZH: typeof EN = {
  transcribe: (language) => `识别${language}语音的引擎`,
  read: (language) => `识别画面中${language}字幕的引擎`,
  translate: (language) => `用来把台词译成${language || '目标语言'}的文本引擎`,
  speak: (language) => `能按这些设置用${language || '目标语言'}配音的引擎`,
  draw: (language) => `能按这些设置添加${language}字幕的引擎`,
};

/** What is missing and what to do, as a sentence after the one of `lines_required`. */
export function missingStepText({ step, language }: MissingStep, of: Language): string {
  const name =
    language === null ? '' : (new Intl.DisplayNames([of], { type: 'language' }).of(language) ?? '');
  return of === 'zh'
    ? `缺少的是：${ZH[step](name)}。管理员可在控制台的“引擎”里接入。`
    : `What is missing: ${EN[step](name)}. An operator can connect one in the console, under Engines.`;
}
