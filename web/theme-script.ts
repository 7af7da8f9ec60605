/**
 * Runs before the first paint, inline in every page: a request of its own would hold the paint up. The content security
 * policy allows it by its hash. Sets the theme, and marks a page whose visitor is signed in so that it does not greet
 * them as a guest first.
 */
const root = document.documentElement;
const chosen = localStorage.getItem('inkreel.device.theme');
const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
root.dataset['theme'] = dark ? 'dark' : 'light';
const hasToken = localStorage.getItem('inkreel.token') !== null || document.cookie.includes('inkreel.token=');
if (hasToken) root.dataset['member'] = '';
