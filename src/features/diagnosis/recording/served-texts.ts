/** Texts this part needs before a file is opened; the others come with the code that shows them. */
export const SERVED_TEXTS = [
  'title',
  'what',
  'formats',
  'choose',
  'drop',
  'handed',
  'paste',
  'taken',
  'noCode',
] as const;
