import { F as call } from "../../entry-server.js";
import { h as useSignedIn } from "./session-DiDZXz4K.js";
import { useQuery } from "@tanstack/react-query";
// contract/api/speech.ts
var speechPreview = {
	"method": "GET",
	"path": "/cloud/tryout/ai/speech/preview"
};
var speechVoices = {
	"method": "GET",
	"path": "/cloud/tryout/ai/speech/voices"
};
// web/voices/use-voices.ts
/** The voices that are here for a purpose; idle for guests. */
function useVoices(purpose) {
	const signedIn = useSignedIn();
	return useQuery({
		queryKey: ["voices", purpose],
		queryFn: ({ signal }) => call(speechVoices, {
			query: { for: purpose === "dubbing" ? "dubbing" : "speech" },
			signal
		}),
		staleTime: 3e5,
		enabled: signedIn
	});
}
export { speechPreview as n, useVoices as t };
