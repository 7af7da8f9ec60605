import { lazy, Suspense } from 'react';
import { useToasts } from './toast.ts';

const SonnerToaster = lazy(() => import('./sonner-toaster.tsx'));

/** Shows and announces the newest toast; its library is loaded with the first one. */
export function Toaster() {
  const newest = useToasts()[0];
  const urgent = newest?.kind === 'failure';
  const spoken = newest && [newest.text, ...(newest.help ?? [])].map((line) => <p key={line}>{line}</p>);
  return (
    <>
      <div role="status" className="sr-only">
        {!urgent && spoken}
      </div>
      <div role="alert" className="sr-only">
        {urgent && spoken}
      </div>
      <Suspense>{newest && <SonnerToaster newest={newest} />}</Suspense>
    </>
  );
}
