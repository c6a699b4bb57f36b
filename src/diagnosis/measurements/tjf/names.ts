/** What the channels of the testo JSON format mean. github.com/testo/tjf (Apache-2.0), samples at commit 20fc34c. */
import type { ColumnKey } from '../columns.ts';

const MARKS = /\p{M}/gu;

/** No accents, no case, no spaces or underscores. */
const keyOf = (name: string): string => name.normalize('NFD').replace(MARKS, '').toLowerCase().replace(/[\s_]/g, '');

/** Names in the app's languages and type codes of the smart probes; the first that matches. */
const CHANNELS: readonly (readonly [RegExp, ColumnKey])[] = [
  [/^(?:lp|nd|502|niederdruck|lowpressure|bp|bassepression)$/, 'p_lp'],
  [/^(?:hp|hd|501|hochdruck|highpressure|hautepression)$/, 'p_hp'],
  [/^(?:to|t0|te)$/, 'file_t0'],
  [/^(?:tc|tk)$/, 'file_tk'],
  [/^(?:toh|100|sauggas.*|suction|suctiontemperature|aspiration)$/, 't_suction'],
  [/^(?:tcu|101|flussig.*|liquid|liquidtemperature|liquide)$/, 't_liquid'],
  [/^(?:zieluberhitzung|targetsuperheat|surchauffe(?:cible|visee))$/, 'target_sh'],
  [/^(?:[δ∆]toh|sh|uberhitzung|superheat|surchauffe)$/, 'file_sh'],
  [/^(?:[δ∆]tcu|sc|unterkuhlung|subcooling|sous-?refroidissement)$/, 'file_sc'],
];
/** Air probes: which side they are on, nobody can tell from the file. */
const AIR = /^60[01]$/;
/** Texts that stand where a name does and say from where a pressure counts. */
const MODES = { rel: 'rel', abs: 'abs' } as const;

export const columnFromChannel = (name: string): ColumnKey | undefined =>
  CHANNELS.find(([pattern]) => pattern.test(keyOf(name)))?.[1];

export const isAirChannel = (name: string): boolean => AIR.test(name);

export const modeFromText = (text: string): 'rel' | 'abs' | undefined => {
  const plain = text.replace(/<[^>]*>/g, '').toLowerCase();
  return /abs/.test(plain) ? MODES.abs : /rel/.test(plain) ? MODES.rel : undefined;
};
