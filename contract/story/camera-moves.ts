/** Camera moves, in the order of the built-in engine's modes (decisions, Camera moves 0-4). */
export const CAMERA_MOVES = ['push_in', 'pull_out', 'orbit', 'pan', 'crane_up'] as const;
export type CameraMove = (typeof CAMERA_MOVES)[number];
