const number = (value: number) => value.toLocaleString('en');

/**
 * What failed, if the error has no more precise text: the specification's own texts (section 8), word for
 * word.
 */
export const failures = {
  getData: 'Get data failed',
  create: 'Create failed',
  createRole: 'Failed to create character',
  save: 'Save failed',
  delete: 'Delete failed',
  taskStatus: 'Error querying task status',
  videoTask: 'Failed to create AI video task',
  /** Behind `errors.price_changed`. */
  priceNow: ({ points }: { points: number }) =>
    `It costs ${points === 1 ? '1 point' : `${number(points)} points`} now.`,
  /** The lines that a refusal is about, numbered from 1, and the characters. */
  inLines: ({ lines, characters }: { lines: readonly number[]; characters: string }) =>
    `${lines.length === 1 ? 'Line' : 'Lines'} ${lines.map(number).join(', ')}${characters === '' ? '' : `: ${characters}`}`,
  /** Texts of failed runs, by tool; other tools use `errors.task_failed`. */
  tools: {
    'ai-image-translator': 'Translation failed',
    'ai-image-extender': 'Image expansion failed',
  },
};

/** No answer came. */
export const transport = {
  network_error: 'Network Error',
  aborted: 'Request aborted',
  timeout: 'timeout exceeded',
  unreadable_answer: 'Unexpected answer from the server.',
};

/** What to do about an error: follows its text, in a separate element. */
export const help = {
  network_error: 'Check the connection and try again.',
  timeout: 'The server took too long. Try again.',
  unreadable_answer: 'Try again.',
  internal_error: 'Try again; if it happens again, send us the request number.',
  task_failed: 'Try again, or change the inputs.',
  detect_face_failed: 'Nothing was started and no points were charged. Try again in a moment.',
  no_face: 'Use a picture that shows one face from the front, with nothing covering it.',
};
