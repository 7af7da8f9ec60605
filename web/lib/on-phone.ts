/** Whether the device is handheld: it has a camera, and cannot scan its own screen. */
export const onPhone = () => matchMedia('(pointer: coarse)').matches;
