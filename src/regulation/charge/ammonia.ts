/** Ammonia from these masses on is under heading 4735 of the French ICPE list, kg: orders of 19 November 2009 and 16 July 1997. */
export const ICPE_4735 = { declaration: 150, authorisation: 1500 } as const;
