import { n as projectOfRun } from "./current-project-iOEuJSQr.js";
import { o as sentAddress } from "./local-pictures-DjDXqOLr.js";
import { useQueryClient } from "@tanstack/react-query";
// web/uploads/use-sent-address.ts
/**
* Returns a function that gives the stored address of a picture for a request; a guest's picture is uploaded for it,
* once.
*/
function useSentAddress() {
	const client = useQueryClient();
	return (address) => sentAddress(address, projectOfRun(client));
}
export { useSentAddress as t };
