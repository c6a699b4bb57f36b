/** The words of the choices of the charge's page. */
import type { Key, Translator } from '../../../i18n/keys.ts';

const CHOICES = {
  estimate: ['', 'finned', 'plate'],
  is: ['unknown', 'none'],
  annex: ['', 'I', 'II', 'mixed', 'none'],
  access: ['', 'a', 'b', 'c'],
  location: ['', 'I', 'II', 'III', 'IV'],
  enclosure_in: ['I', 'II', 'III'],
  application: ['', 'comfort', 'other'],
  h0_type: ['', 'floor', 'window', 'wall', 'ceiling'],
  point: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
  // Letters of the standard, but for the empty one.
  safety_class: [''],
} as const;

export const choiceWords = (key: keyof typeof CHOICES, t: Translator): Readonly<Record<string, string>> =>
  Object.fromEntries(
    CHOICES[key].map((word) => [word, t(`circuitPages.charge.words.${key}.${word === '' ? 'empty' : word}` as Key)]),
  );
