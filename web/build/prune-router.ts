import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out components of the router that nothing uses (its links, forms and what they fetch ahead).
 * Two things keep it from doing so: a name set on each for the developer tools, and calls of React that carry no mark
 * that they do nothing but make a value. Both are mended here, in the router's files alone, and its words to
 * developers are left out: each warning and each assertion is a statement on one line.
 */
export function pruneRouter(): Plugin {
  return {
    name: 'inkreel:prune-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\// },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/(?<!function )\bwarning\(.*\);$/gm, 'void 0;')
          .replace(/(?<!function )\b(invariant(?:\$1)?\(.*), (?:"[^"]*"|`[^`]*`)\);$/gm, '$1);')
          .replace(/ = (React\$?\d*\.(?:forwardRef|createContext)\()/g, ' = /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
