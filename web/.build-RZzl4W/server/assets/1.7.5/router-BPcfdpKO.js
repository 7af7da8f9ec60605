import { createContext, use, useCallback, useMemo } from "react";
import { jsx } from "react/jsx-runtime";
// web/lib/router.tsx
/**
* Addresses of pages: the current address, navigation, and the page for an address. Paths are whole
* (`/zh/create`), segments that begin with a colon are parameters. Pages change as a transition, so that the
* old one stays until the new one has loaded.
*/
var RouterContext = createContext(void 0);
/** The parameters of the page that is shown. */
var ParamsContext = createContext({});
/** The router of a page that is rendered at build time: its address does not change. */
function StaticRouter({ pathname, children }) {
	return /* @__PURE__ */ jsx(RouterContext, {
		value: {
			location: {
				pathname,
				search: "",
				hash: "",
				state: null,
				key: "default"
			},
			navigate: stay
		},
		children
	});
}
var stay = (to) => {
	throw new Error(`Nothing leads to ${to} while a page is built`);
};
/** An address of this host: two slashes at the beginning would name another one. */
function localAddress(to) {
	return to.replace(/^[/\\]{2,}/, "/");
}
function useRouter() {
	const router = use(RouterContext);
	if (!router) throw new Error("There is no router above this component");
	return router;
}
function useLocation() {
	return useRouter().location;
}
function useNavigate() {
	return useRouter().navigate;
}
/** The parameters of the page's path, decoded. */
function useParams() {
	return use(ParamsContext);
}
/** The query of the address, and how to change it. */
function useSearchParams() {
	const { location, navigate } = useRouter();
	const query = useMemo(() => new URLSearchParams(location.search), [location.search]);
	return [query, useCallback((next, options) => {
		const changed = String(typeof next === "function" ? next(new URLSearchParams(query)) : next);
		navigate(changed === "" ? location.pathname : `?${changed}`, options);
	}, [
		navigate,
		query,
		location.pathname
	])];
}
/**
* The parameters of a pathname that a path describes, undefined if it does not. Case and a slash at the end do not
* count.
*/
function matchPath(path, pathname) {
	const [wanted, given] = [path, pathname].map((each) => each.replace(/\/+$/, "").split("/"));
	if (!wanted || !given || wanted.length !== given.length) return void 0;
	const params = {};
	for (const [at, segment] of wanted.entries()) {
		const value = decoded(given[at] ?? "");
		if (segment.startsWith(":") && value !== "") params[segment.slice(1)] = value;
		else if (segment.toLowerCase() !== value.toLowerCase()) return void 0;
	}
	return params;
}
function decoded(segment) {
	try {
		return decodeURIComponent(segment);
	} catch {
		return segment;
	}
}
/** The first of these pages whose path describes the pathname, with its parameters. */
function pageAt(pages, pathname) {
	for (const page of pages) {
		const params = matchPath(page.path, pathname);
		if (params) return {
			page,
			params
		};
	}
}
export { useLocation as a, useSearchParams as c, pageAt as i, StaticRouter as n, useNavigate as o, localAddress as r, useParams as s, ParamsContext as t };
