import facts from '../../../content/site.json';

/** A published address, or null. */
type Published = string | null;

/** Facts about this publication, edited in content/site.json; null is "not published". */
export const SITE: {
  readonly name: string;
  /** First year of the copyright. */
  readonly since: number;
  /** Where the code is. */
  readonly repository: Published;
  readonly email: Published;
  readonly publisher: { readonly name: Published; readonly address: Published };
  /** Who serves the pages, with an address. */
  readonly host: Published;
  readonly links: { readonly donation: Published; readonly network: Published; readonly portfolio: Published };
} = { ...facts, repository: facts.repository ?? __REPOSITORY__ };
