import { creationsTexts } from '@inkreel/contract/messages/areas/creations.ts';
import { Search, Star } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useCatalogue } from '../../lib/catalogue.ts';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { useProjects } from '../../lib/query.ts';
import { useSite } from '../../lib/site.ts';
import { Select } from '../../ui/select.tsx';
import { DATES, type Filters } from './filters.ts';

/** Milliseconds without a key before the search is sent. */
const TYPING_PAUSE = 300;

/** Search and filters of the list. */
export function FilterBar({
  filters,
  onChange,
  children,
}: {
  filters: Filters;
  onChange: (changed: Partial<Filters>) => void;
  /** Shown at the right end: the number of pictures. */
  children: React.ReactNode;
}) {
  const texts = useAreaTexts(creationsTexts);
  const { language } = useLanguage();
  const site = useSite();
  const [typed, setTyped] = useState(filters.search);
  useEffect(() => setTyped(filters.search), [filters.search]);
  useEffect(() => {
    if (typed === filters.search) return;
    const timer = setTimeout(() => onChange({ search: typed }), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [typed, filters.search, onChange]);
  const projects = useProjects();
  const tools = useCatalogue().filter((tool) => tool.sites.includes(site.id));
  return (
    <search className="creation-filters">
      <span className="creation-search">
        <Search size={15} aria-hidden />
        <input
          type="search"
          className="input"
          placeholder={texts.search}
          aria-label={texts.search}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </span>
      {tools.length !== 1 && (
        <Select
          aria-label={texts.tool}
          value={filters.tool}
          onChange={(tool) => onChange({ tool })}
          options={[
            { value: '', label: texts.allTools },
            ...tools.map(({ id, name }) => ({ value: id, label: name[language] })),
          ]}
        />
      )}
      {(projects?.length ?? 0) > 1 && (
        <Select
          className="max-w-60"
          aria-label={texts.project}
          value={filters.project}
          onChange={(project) => onChange({ project })}
          options={[
            { value: '', label: texts.allProjects },
            ...(projects ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <Select
        aria-label={texts.date}
        value={filters.date}
        onChange={(date) => onChange({ date: DATES.find((one) => one === date) ?? 'any' })}
        options={DATES.map((date) => ({ value: date, label: texts.dates[date] }))}
      />
      <button
        type="button"
        className="chip creation-chip"
        aria-pressed={filters.starred}
        onClick={() => onChange({ starred: !filters.starred })}
      >
        <Star size={14} aria-hidden />
        {texts.starred}
      </button>
      <span className="note creation-count">{children}</span>
    </search>
  );
}
