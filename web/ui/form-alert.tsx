import type { ReactNode } from 'react';

/** What went wrong with a form as a whole, announced at once. */
export function FormAlert({ text }: { text: ReactNode }) {
  if (text === undefined) return null;
  return (
    <p role="alert" className="border-l-2 border-seal pl-3 text-[13px] text-seal">
      {text}
    </p>
  );
}
