/** The parameter of a short link: every page asks for it, few for what packs and unpacks. */
export const SHORT = 's';
