/** Tells the page that comes after a sign-out to say so. */
export const LEFT = 'inkreel.left';
