/** The repaint style that is a picture's: the number that Model Studio gives it (`style_index`). */
export const REFERENCE_STYLE = -1;
