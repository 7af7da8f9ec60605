// web/video/core/local-films.ts
var films = /* @__PURE__ */ new Map();
/** Object URLs, by the stored address of the same film. They stay: an editor knows its film by them. */
var locals = /* @__PURE__ */ new Map();
/** An address at which a file plays before it is uploaded. */
function addLocalFilm(file) {
	const url = URL.createObjectURL(file);
	films.set(url, {
		file,
		holders: 0,
		ended: false
	});
	return url;
}
/** The file behind a local address, as long as that plays. */
var localFile = (url) => films.get(url)?.file;
/** The address at which a stored film played while it was uploaded from this page. */
var localOf = (stored) => locals.get(stored);
/** One name for a film, whichever of its two addresses is given. */
var filmOf = (url) => localOf(url) ?? url;
/** Keeps a local address playable; returns a function to release it. Stored addresses need no holding. */
function holdFilm(url) {
	const film = films.get(url);
	if (!film) return () => void 0;
	film.holders += 1;
	let held = true;
	return () => {
		if (!held) return;
		held = false;
		film.holders -= 1;
		revokeUnused(url, film);
	};
}
/** The upload has ended, at this address; without one it was cancelled or refused. */
function endLocalFilm(url, stored) {
	const film = films.get(url);
	if (!film) return;
	if (stored !== void 0) locals.set(stored, url);
	film.ended = true;
	revokeUnused(url, film);
}
function revokeUnused(url, { holders, ended }) {
	if (holders > 0 || !ended) return;
	films.delete(url);
	URL.revokeObjectURL(url);
}
export { localFile as a, holdFilm as i, endLocalFilm as n, localOf as o, filmOf as r, addLocalFilm as t };
