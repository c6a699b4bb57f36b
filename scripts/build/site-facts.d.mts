/** A published address or text, or null. */
type Published = string | null;

export interface SiteFacts {
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
}

export function siteFactsFromText(json: string, file: string): SiteFacts;
export function missingForPublication(given: SiteFacts): readonly string[];
export function siteFacts(): SiteFacts;
