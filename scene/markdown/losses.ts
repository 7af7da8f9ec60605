import { TEXT_LOSSES, type TextLoss, type TextLossKind } from '@inkreel/contract/documents/text-losses.ts';

const MOST_LINES = 20;

/** Collects losses, of each kind the number and the first lines. */
export function createLosses(): {
  add(kind: TextLossKind, line?: number, count?: number): void;
  list(): TextLoss[];
} {
  const found = new Map<TextLossKind, TextLoss>();
  return {
    add(kind, line, count = 1) {
      const loss = found.get(kind) ?? { kind, count: 0, lines: [] };
      found.set(kind, loss);
      loss.count += count;
      if (line !== undefined && loss.lines.length < MOST_LINES && loss.lines.at(-1) !== line)
        loss.lines.push(line);
    },
    list: () => [...found.values()].sort((a, b) => TEXT_LOSSES.indexOf(a.kind) - TEXT_LOSSES.indexOf(b.kind)),
  };
}
export type Losses = ReturnType<typeof createLosses>;
