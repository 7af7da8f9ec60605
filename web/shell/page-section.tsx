import { type ReactNode, useId } from 'react';

interface PageSectionProps {
  title: string;
  line: string;
  children: ReactNode;
}

/** A part of the page under an ink rule: its title in the margin column, its content beside it. */
export function PageSection({ title, line, children }: PageSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid max-w-[960px] grid-cols-[260px_minmax(0,1fr)] gap-x-12 gap-y-5 border-t border-ink py-8 max-phone:grid-cols-1"
    >
      <div>
        <h2 id={id} className="text-xl leading-7">
          {title}
        </h2>
        <p className="mt-1 text-[13px] text-ink-2">{line}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
