import { n as readTextStream, t as uploadSmallPicture } from "./small-picture-DSuiRvVD.js";
import { n as paidFor } from "./paid-for-fJk-eSWm.js";
export { paidFor, readTextStream, uploadSmallPicture };
