/** What is wrong with a record: its shape, then whether its parts agree with each other. */
import { faultsOf } from '../../schema/faults.ts';
import { valueOf } from './figures.ts';
import { RECORD } from './record.ts';
import type { RefrigerantRecord } from './record.ts';

/** Words of the law: what it says of a fluid is made from the rules, with product, date and exceptions. */
const LAW = /interdi|\bbann?ed|\bprohibit|2024\/5[79]|\bart(?:icle|s)?\.? ?\d|annexe? [IV]|quota|PFAS|F-ga[sz]/i;

/** Numbers of the 400 and 500 series are blends (ANSI/ASHRAE 34). */
const BLEND_NUMBER = /^R[45]\d\d[A-Z]?$/;
/** French wants a narrow space there, and no plain one. */
const PLAIN_SPACE = / [;:!?%»]|« |\d (?:kg|kW|t|°C|K|ans)\b/;

function disagreements(record: RefrigerantRecord): readonly string[] {
  const { name, composition, cas, gwp, limits, uses } = record;
  const isBlend = composition !== null || BLEND_NUMBER.test(name);
  const sum = composition?.parts.reduce((total, { massFraction }) => total + massFraction, 0) ?? 1;
  const [lower, upper] = [valueOf(limits.lflVolumePercent), valueOf(limits.uflVolumePercent)];
  const isSilent = valueOf(gwp.legal) === null && valueOf(gwp.ar6) !== null && gwp.legal?.why === undefined;
  const checks: readonly (readonly [string, boolean])[] = [
    [`composition: missing, though ${name} is the number of a blend`, composition !== null || !isBlend],
    [`composition: mass fractions add up to ${Number(sum.toFixed(6))}, not 1`, Math.abs(sum - 1) < 1e-9],
    ['cas: a blend has none, a pure fluid needs one', (cas === null) === isBlend],
    ['limits.uflVolumePercent: not above the lower limit', lower === null || upper === null || upper > lower],
    ['gwp.legal: why AR6 is taken in its place is missing', !isSilent],
    ['uses.en: the French text again', uses.fr !== uses.en],
    ['uses.fr: what the law says is made from the rules (src/regulation), not typed', !LAW.test(uses.fr)],
    ['uses.en: what the law says is made from the rules (src/regulation), not typed', !LAW.test(uses.en)],
    [
      'uses.fr: a plain space before a sign or a unit, or a straight apostrophe',
      !PLAIN_SPACE.test(uses.fr) && !uses.fr.includes("'"),
    ],
  ];
  return checks.filter(([, isSound]) => !isSound).map(([fault]) => fault);
}

/** Each fault begins with the path of the field; empty when the record is sound. */
export function faultsOfRecord(content: unknown): readonly string[] {
  const faults = faultsOf(RECORD, content);
  return faults.length > 0 ? faults : disagreements(content as RefrigerantRecord);
}
