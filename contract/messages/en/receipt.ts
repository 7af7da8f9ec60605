const number = (value: number) => value.toLocaleString('en');

/**
 * A picture and what can be done with it, wherever it is shown: the actions, the viewer, the receipt, the
 * report.
 */
export const receipts = {
  receipt: {
    title: 'Receipt',
    line: ({ line }: { line: number }) => `Ledger entry ${number(line)}`,
    quoted: ({ count, each }: { count: number; each: number }) =>
      `Quoted, ${number(count)} × ${number(each)}`,
    /** Free, or paid by an earlier step of its project. */
    nothing: 'Nothing to pay',
    held: 'Held until the run ends',
    unsent: 'Not sent yet. No points are held.',
    settled: ({ count }: { count: number }) =>
      count === 1 ? 'Charged, 1 result' : `Charged, ${number(count)} results`,
    returned: 'Refunded',
  },
  report: {
    understood: 'Understood:',
    notDrawn: 'Not drawn:',
    notDone: 'Not done:',
    madeWith: ({ engine }: { engine: string }) => `AI model: ${engine}`,
    builtin: 'Built-in engine, no AI model',
    connect: 'View engines',
    chooseModel: 'For AI results, choose another model and generate again.',
    askOperator: 'For AI results, ask the operator to connect a model.',
    operatorHint: 'For AI results, connect a model in the console.',
  },
};
