/** Finds and changes the SQL of a file: tagged templates, where nested ones belong to the outer template. */
const TEMPLATE = /\bsql(?:<[^`]*?>)?`/g;

/** Small changes of SQL that tests must notice: pattern and replacement. */
const CHANGES = [
  [
    'no conjunct',
    /\band (?!interval)(?:[^\s()`]+ (?:is distinct from|<=|>=|<>|=|<|>) (?:\$\{[^}]*\}|'[^']*'|[\w.]+)(?:::\w+)?|[\w.]+ is (?:not )?null)(?!\()/g,
    () => '',
  ],
  [
    'no first conjunct',
    /\bwhere ([\w.]+ (?:=|<=|>=|<|>) (?:\$\{[^}]*\}|'[^']*'|[\w.]+)(?:::\w+)?)(?=\s+and\b)/g,
    () => 'where true',
  ],
  [
    'no condition',
    /\bwhere ((?:[\w.]+|\$\{[^}]*\}) (?:=|<=|>=|<|>) (?:\$\{[^}]*\}|'[^']*'|[\w.]+)(?:::\w+)?)(?![\w.]|\s+and\b)/g,
    () => 'where true',
  ],
  [
    'comparison',
    /(?<= )(<=|>=|<>|<|>)(?= )/g,
    (sign) => ({ '<=': '<', '>=': '>', '<>': '=', '<': '<=', '>': '>=' })[sign],
  ],
  [
    'comparison turned',
    /(?<= )(<=|>=|<|>)(?= )/g,
    (sign) => ({ '<=': '>', '>=': '<', '<': '>=', '>': '<=' })[sign],
  ],
  ['sum', /(?<=[\w)}] )([+-])(?= [\w($])/g, (sign) => (sign === '+' ? '-' : '+')],
  ['product', /(?<=[\w)}] )([*])(?= [\w($])/g, () => '+'],
  ['sign', /(?<=[(,] ?|then )-(?=[a-z])/g, () => ''],
  ['no lock', /\bfor (?:no key )?update(?: of \w+)?(?: skip locked)?/g, () => ''],
  ['no conflict', /\bon conflict[^\n`]*do nothing/g, () => ''],
  ['extreme', /\b(least|greatest)\b/g, (word) => (word === 'least' ? 'greatest' : 'least')],
  ['null', /\bis (not )?null\b/g, (words) => (words === 'is null' ? 'is not null' : 'is null')],
  ['truth', /\b(true|false)\b/g, (word) => (word === 'true' ? 'false' : 'true')],
  ['existence', /\b(not )?exists \(/g, (words) => (words.startsWith('not') ? 'exists (' : 'not exists (')],
  ['both', /(?<=[\w)}'] )(and|or)(?= )/g, (word) => (word === 'and' ? 'or' : 'and')],
  ['number', /(?<=[ (,])[01](?=[ ),;])/g, (digit) => (digit === '0' ? '1' : '0')],
  ['word', /(?<=(?:=|<>|then|else|in|,) \(?)'[a-z_]{3,}'/g, () => "'none'"],
  ['direction', /\b(asc|desc)\b/g, (word) => (word === 'asc' ? 'desc' : 'asc')],
];

/**
 * Every change of the SQL in a source text, one at a time.
 * @returns the change, its line, the start and end of the outer template, and that template with the change
 */
export function sqlChanges(source) {
  const templates = outerTemplates(source);
  return CHANGES.flatMap(([name, pattern, change]) =>
    [...source.matchAll(pattern)].flatMap((match) => {
      const { index, 0: found } = match;
      const template = templates.find(([from, to]) => index >= from && index + found.length < to);
      if (!template) return [];
      const to = change(found);
      const line = source.slice(0, index).split('\n').length;
      const changed = source.slice(template[0], index) + to + source.slice(index + found.length, template[1]);
      return [{ name, line, found, to, template, changed }];
    }),
  );
}

/** Start and end of each outermost template, including its tag and its last backtick. */
function outerTemplates(source) {
  const places = [];
  for (const { index, 0: tag } of source.matchAll(TEMPLATE)) {
    if (index < (places.at(-1)?.[1] ?? 0)) continue;
    let depth = 0;
    let at = index + tag.length;
    for (; at < source.length && !(depth === 0 && source[at] === '`'); at += 1) {
      if (source.startsWith('${', at)) depth += 1;
      else if (source[at] === '}' && depth > 0) depth -= 1;
    }
    places.push([index, at + 1]);
  }
  return places;
}
