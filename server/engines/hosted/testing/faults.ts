/** What may go wrong with the answer to a submit, so that nobody knows whether it was taken. */
export const BAD_SUBMITS = ['html', 'half', 'lost', 'endless', 'moved'] as const;

/** What may go wrong with the answer to a question about an operation, which goes on meanwhile. */
export const BAD_POLLS = ['html', 'half', 'lost', 'endless', 'moved', 'unavailable', 'limited'] as const;
