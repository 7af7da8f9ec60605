import { t as createStore } from "./store-CbiqaTvC.js";
// web/lib/sign-up-gift.ts
var signUpGift = createStore(void 0);
export { signUpGift as t };
