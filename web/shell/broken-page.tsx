import { Component, type ReactNode } from 'react';
import { isLoadFailure } from '../lib/load-on-need.ts';
import { useMessages } from '../lib/messages.tsx';
import { Button } from '../ui/button.tsx';

/** Catches what a page throws while it renders, and says what to do next. */
export class PageBoundary extends Component<
  { resetOn: string; children: ReactNode },
  { error: unknown; at: string }
> {
  override state = { error: undefined as unknown, at: this.props.resetOn };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  /** Another address is another page, so the error no longer applies. */
  static getDerivedStateFromProps(props: { resetOn: string }, state: { at: string }) {
    return props.resetOn === state.at ? null : { error: undefined, at: props.resetOn };
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return <BrokenPage error={this.state.error} />;
  }
}

function BrokenPage({ error }: { error: unknown }) {
  const { broken } = useMessages().pages;
  const unloaded = isLoadFailure(error);
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return (
    <main className="wrap grid min-h-dvh content-center justify-items-start gap-4 py-16">
      <h1 className="text-4xl leading-10">{(unloaded ? broken.unloaded : broken).title}</h1>
      <p className="max-w-[36em] text-[17px] leading-7 text-ink-2">
        {(unloaded ? broken.unloaded : broken).line}
      </p>
      {/* A full load on purpose, to discard whatever state broke the page. */}
      <Button look="ink" onClick={() => location.reload()}>
        {broken.reload}
      </Button>
      <details className="max-w-full text-[13px] text-ink-2">
        <summary>{broken.details}</summary>
        <pre className="mt-2 overflow-auto rounded-control bg-sunk p-3 whitespace-pre-wrap">{text}</pre>
      </details>
    </main>
  );
}
