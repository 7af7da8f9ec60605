import type { everyPage } from '@inkreel/contract/messages/en/every-page.ts';
import type { Translation } from '@inkreel/contract/messages/messages.ts';
import type { Language } from '@inkreel/contract/site.ts';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { areaTextsLoaded, loadAreaTexts, showTextsIn } from './area-texts.ts';

export type Messages = Translation<typeof everyPage>;

const loaders: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('@inkreel/contract/messages/en/every-page.ts')).everyPage,
  zh: async () => (await import('@inkreel/contract/messages/zh/every-page.ts')).everyPage,
};
const loaded = new Map<Language, Messages>();
const loading = new Map<Language, Promise<Messages>>();

/** Loads a language's texts once, with those of the areas that are in use; each of them is a chunk. */
export function loadMessages(language: Language): Promise<Messages> {
  showTextsIn(language);
  const running =
    loading.get(language) ??
    Promise.all([loaders[language](), areaTextsLoaded()]).then(([messages]) => {
      loaded.set(language, messages);
      return messages;
    });
  loading.set(language, running);
  return running;
}

const MessagesContext = createContext<{ language: Language; messages: Messages } | undefined>(undefined);

/** Gives the tree below it the texts of `language`; suspends until they are loaded. */
export function MessagesProvider({ language, children }: { language: Language; children: ReactNode }) {
  showTextsIn(language);
  const messages = loaded.get(language) ?? use(loadMessages(language));
  const value = useMemo(() => ({ language, messages }), [language, messages]);
  return <MessagesContext value={value}>{children}</MessagesContext>;
}

function useContextValue() {
  const value = use(MessagesContext);
  if (!value) throw new Error('There is no MessagesProvider above this component');
  return value;
}

/** The texts of every page in the language that is shown. */
export function useMessages(): Messages {
  return useContextValue().messages;
}

/**
 * The texts of one area, such as the operators' console, in the language that is shown. They come with the part of the
 * page that reads them (`lazyPart`), so that the first page stays small; until they are loaded, it suspends.
 */
export function useAreaTexts<Texts>(texts: Record<Language, Texts>): Texts {
  const { language } = useContextValue();
  const ready: Texts | undefined = texts[language];
  return ready ?? use(loadAreaTexts(texts, language));
}

/** The language that is shown, and how it writes numbers and dates. */
export function useLanguage() {
  const { language } = useContextValue();
  return knownFormats(language);
}

const formats: Partial<Record<Language, ReturnType<typeof newFormats>>> = {};
const newFormats = (language: Language) => ({ language, ...formatsOf(language) });

/** Making formatters takes longer than drawing what uses them. */
function knownFormats(language: Language) {
  formats[language] ??= newFormats(language);
  return formats[language];
}

/** Writing numbers and dates in a language. Times are in the reader's own time zone. */
export function formatsOf(language: Language) {
  const locale = language === 'zh' ? 'zh-CN' : 'en-GB';
  const numbers = new Intl.NumberFormat(locale);
  const shares = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const clocks = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
  const times = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return {
    /** Between two sentences: Chinese has no space there. */
    gap: language === 'zh' ? '' : ' ',
    /** Between a label and its value. */
    colon: language === 'zh' ? '：' : ': ',
    /** Between two phrases that are read out. */
    stop: language === 'zh' ? '。' : '. ',
    /** Whole or fractional number with its separators. */
    number: (value: number) => numbers.format(value),
    /** 0 to 1 as a percentage. */
    share: (value: number) => shares.format(value),
    /** ISO 8601 instant as a day. */
    date: (instant: string) => dates.format(new Date(instant)),
    /** ISO 8601 instant as hours and minutes. */
    clock: (instant: string) => clocks.format(new Date(instant)),
    /** ISO 8601 instant as day and time. */
    time: (instant: string) => times.format(new Date(instant)),
  };
}
