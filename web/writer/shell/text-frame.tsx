import type { ReactNode } from 'react';

/** The layout of one text: the outline beside a desk with a sheet of paper, which is light in any theme. */
export function TextFrame({
  outline,
  toolbar,
  foot,
  children,
}: {
  outline?: ReactNode;
  toolbar?: ReactNode;
  /** Below the sheet, always in view. */
  foot?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="writer">
      <aside className="writer-outline">{outline}</aside>
      <div className="writer-desk">
        <div className="writer-toolbar">{toolbar}</div>
        <div className="writer-scroll">
          <div className="writer-sheet" data-theme="light">
            {children}
          </div>
        </div>
        {foot}
      </div>
    </div>
  );
}
