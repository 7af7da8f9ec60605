/** Markdown that would run something, tell somebody who reads, or take a parser down, if it were drawn as it is. */

const ADDRESSES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript&#58;alert(1)',
  '&#106;avascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'file:///etc/passwd',
  'blob:https://example.org/1',
  'filesystem:https://example.org/1',
  'view-source:javascript:alert(1)',
  'java\u200bscript:alert(1)',
  'java&NewLine;script:alert(1)',
  'jav&Tab;ascript:alert(1)',
];

const PLACES: readonly ((address: string) => string)[] = [
  (address) => `[words](<${address}>)`,
  (address) => `![image](<${address}> "title")`,
  (address) => `[words][one]\n\n[one]: <${address}>`,
  (address) => `[![image](<${address}>)](<${address}>)`,
  (address) => `<${address.trim()}>`,
  (address) => `| cell |\n| --- |\n| [words](<${address}>) |`,
  (address) => `> - [x] **[words](<${address}>)**`,
  (address) => `<a href="${address}">words</a>`,
  (address) => `<iframe src="${address}"></iframe>`,
];

const HTML = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<style>body{display:none}</style>',
  '<link rel=stylesheet href=https://example.org/x.css>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<form action=javascript:alert(1)><button>x</button></form>',
  '<details open ontoggle=alert(1)>',
  '<body onload=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<object data=javascript:alert(1)></object>',
  '<embed src=javascript:alert(1)>',
  '<base href=https://example.org/>',
  '<a href=`javascript:alert(1)`>x</a>',
  '--><script>alert(1)</script><!--',
  '<![CDATA[<script>alert(1)</script>]]>',
];

/** 200 of them. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...ADDRESSES.flatMap((address) => PLACES.map((place) => place(address))),
  ...HTML,
  ...HTML.map((html) => `words ${html} words`),
].slice(0, 200);
