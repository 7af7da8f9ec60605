export { default } from "./video-B_JF9Daw.js";
