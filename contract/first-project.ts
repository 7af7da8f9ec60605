import type { Language } from './site.ts';

/** The name that a person's first project gets, in their language at that moment. */
export const FIRST_PROJECT: Readonly<Record<Language, string>> = {
  en: 'First project',
  zh: '我的第一个项目',
};

/** A project's name as a reader sees it: a first one that nobody renamed is named in the reader's language. */
export const shownProjectName = (name: string, language: Language): string =>
  Object.values(FIRST_PROJECT).includes(name) ? FIRST_PROJECT[language] : name;
