/** The kinds of exercises, by name: what a page needs before any is drawn. */
export const KIND_NAMES = ['superheat', 'fault', 'charge', 'line', 'cycle'] as const;
export type Kind = (typeof KIND_NAMES)[number];

export const isKind = (text: string | null): text is Kind => KIND_NAMES.some((kind) => kind === text);
