/** Points of the face mesh by name. "Left" and "right" are those of the picture. */

/** Outline of the face, clockwise from the top of the forehead. */
export const OVAL = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149,
  150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
] as const;

/** Each from left to right. */
export const INNER_UPPER_LIP = [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308] as const;
export const INNER_LOWER_LIP = [78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308] as const;
export const OUTER_UPPER_LIP = [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291] as const;
export const OUTER_LOWER_LIP = [61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291] as const;
export const LEFT_EYE = [
  33, 246, 161, 160, 159, 158, 157, 173, 133, 155, 154, 153, 145, 144, 163, 7,
] as const;
export const RIGHT_EYE = [
  362, 398, 384, 385, 386, 387, 388, 466, 263, 249, 390, 373, 374, 380, 381, 382,
] as const;
/** Lower edge first, then back along the upper one. */
export const LEFT_BROW = [46, 53, 52, 65, 55, 107, 66, 105, 63, 70] as const;
export const RIGHT_BROW = [285, 295, 282, 283, 276, 300, 293, 334, 296, 336] as const;

export const FOREHEAD = 10;
export const CHIN = 152;
/** The sides of the face in front of the ears. */
export const LEFT_SIDE = 234;
export const RIGHT_SIDE = 454;
export const LEFT_MOUTH_CORNER = 61;
export const RIGHT_MOUTH_CORNER = 291;
