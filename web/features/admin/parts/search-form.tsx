import { adminTexts } from '@inkreel/contract/messages/areas/admin.ts';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { Button } from '../../../ui/button.tsx';

interface SearchFormProps {
  /** What is searched, as the field says it. */
  hint: string;
  value: string | undefined;
  onSearch: (text: string | undefined) => void;
  /** Filters beside it. */
  children?: ReactNode;
}

/** Searches on Enter, not on every key: the server searches everything. */
export function SearchForm({ hint, value, onSearch, children }: SearchFormProps) {
  const { list } = useAreaTexts(adminTexts);
  const [typed, setTyped] = useState(value ?? '');
  // The address also changes by other means, such as "back".
  useEffect(() => setTyped(value ?? ''), [value]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    onSearch(text === '' ? undefined : text);
  };
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
      <form role="search" className="flex w-full max-w-[520px] gap-2" onSubmit={submit}>
        <input
          className="input min-w-0 flex-1"
          type="search"
          aria-label={hint}
          placeholder={hint}
          title={hint}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={200}
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit">{list.search}</Button>
        {value !== undefined && (
          <Button look="quiet" onClick={() => onSearch(undefined)}>
            {list.clear}
          </Button>
        )}
      </form>
      {children && (
        <div role="group" aria-label={list.filter} className="flex flex-wrap gap-2">
          {children}
        </div>
      )}
    </div>
  );
}
