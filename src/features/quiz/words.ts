/** What the script of a quiz says, in the language of its page: numbers stand at # and ##. */

export const WORDS = [
  'progress',
  'soFar',
  'correct',
  'wrong',
  'choose',
  'number',
  'check',
  'next',
  'finish',
  'score',
  'perfect',
  'review',
  'shared',
  'share',
  'left',
  'passed',
  'failed',
  'reminded',
  'notKept',
  'copied',
  'notCopied',
] as const;

export type Words = Readonly<Record<(typeof WORDS)[number], string>>;

/** A text of the script with its numbers. */
export const filled = (text: string, first: number, second = 0): string =>
  text.replace('##', String(second)).replace('#', String(first));
