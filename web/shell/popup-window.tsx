import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';

/** Covers a popup's whole window: the header and footer, which are for a real page, are out of reach beneath it. */
export function PopupWindow({ children }: { children: ReactNode }) {
  useEffect(() => {
    const app = document.getElementById('app');
    if (!app) return;
    app.inert = true;
    return () => {
      app.inert = false;
    };
  }, []);
  return createPortal(
    <main className="fixed inset-0 z-40 grid place-items-center overflow-auto bg-paper p-6 text-center text-ink">
      <div className="grid max-w-80 justify-items-center gap-4">{children}</div>
    </main>,
    document.body,
  );
}
