/**
 * Routes that make a page for each entry of a list: the page that shows the list stands for them in menus. The site
 * map has each of their pages.
 */
export const SERIES: Readonly<Record<string, string>> = {
  '/ressources/list-fluide/[slug]': '/ressources/list-fluide',
};
