// web/lib/on-phone.ts
/** Whether the device is handheld: it has a camera, and cannot scan its own screen. */
var onPhone = () => matchMedia("(pointer: coarse)").matches;
export { onPhone as t };
