import { useMemo } from 'react';
import { useLanguage } from '../../../lib/messages.tsx';

/**
 * Writes a calendar day (YYYY-MM-DD) in the language that is shown, the same in every time zone; empty for
 * none.
 */
export function useDayName(): (day: string) => string {
  const { language } = useLanguage();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    });
    return (day) => (day === '' ? '' : format.format(new Date(`${day}T00:00:00Z`)));
  }, [language]);
}
