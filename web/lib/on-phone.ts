/** Whether the device is held in a hand: it has a camera, and cannot scan its own screen. */
export const onPhone = () => matchMedia('(pointer: coarse)').matches;
