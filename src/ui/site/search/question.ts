/** A figure asked for in a search: "pression R32 20", "R454B 5 °C", "R448A 5,2 barg". */
import { resolveFluidName } from '../../../refrigerants/index.ts';
import { parseNumber, siFromTextWithUnit } from '../../../quantities/index.ts';
import { ZERO_CELSIUS } from '../../../quantities/si.ts';

export type Question = { readonly fluid: string } & (
  | { /** K */ readonly T: number }
  | {
      /** Pa absolute. */
      readonly P: number;
      /** Whether it was read on a gauge. */
      readonly isGauge: boolean;
      /** K, measured on the pipe: its superheat or subcooling is asked for. */
      readonly measured?: number;
    }
);

export interface Asker {
  readonly sign: ',' | '.';
  /** Pressure of the air, Pa, where a bare unit is read on a gauge; undefined where it is absolute. */
  readonly atmosphere: number | undefined;
}

/** A number, and the unit right behind it or after a space. */
const FIGURE =
  /([-\u2212+]?\d[\d.,]*)\s*(°\s*[cf]|[cfk](?![a-z])|(?:bar|psi|kpa|mpa)\S*(?:\s*(?:(?:rel|abs|gauge|jauge|mano|eff)\S*|[ga]\b\S*))?)?/gi;
/** What a pressure counts from, as people say it. */
const SAYS_GAUGE = /\s*\(?(?:rel|gauge|jauge|mano|eff)\S*$/i;
const SAYS_ABSOLUTE = /\s*\(?abs\S*$/i;
/** Words that say what the number is when it has no unit. */
const ASKS_TEMPERATURE = /temp|ébul|ebul|boil/i;
/** Nobody reads a saturation of these on a gauge: a number beside them is that of a test, or of a room. */
const NOT_ON_GAUGES = new Set(['R702', 'R718', 'R728', 'R729', 'R732', 'R740']);
const COLDEST = -120;
const HOTTEST = 250;

/** The fluid a search names, and the rest of it. Names are one or two words ("R32", "R 32", "ammoniac"). */
function fluidOf(text: string): { readonly fluid: string; readonly rest: string } | undefined {
  const words = text.trim().split(/\s+/);
  for (const count of [2, 1]) {
    for (let at = 0; at + count <= words.length; at += 1) {
      const name = words.slice(at, at + count).join('');
      // A bare number is the figure asked for, unless nothing else can be.
      if (!/[a-z]/i.test(name) || (count === 2 && !/^r$/i.test(words[at] ?? ''))) continue;
      const fluid = resolveFluidName(name);
      if (fluid !== undefined) return { fluid, rest: [...words.slice(0, at), ...words.slice(at + count)].join(' ') };
    }
  }
  return undefined;
}

/** The saturation a search asks for; undefined for a search that asks for none. */
export function questionFrom(text: string, { sign, atmosphere }: Asker): Question | undefined {
  const found = fluidOf(text);
  if (!found || NOT_ON_GAUGES.has(found.fluid)) return undefined;
  const { fluid, rest } = found;
  const figures = [...rest.matchAll(FIGURE)].map(([, number = '', unit = '']) => ({
    number,
    unit: unit.trim().replace(SAYS_GAUGE, 'g').replace(SAYS_ABSOLUTE, 'a'),
  }));
  const [first] = figures;
  if (!first) return undefined;
  const valueIn = (quantity: 'temperature' | 'pressure', { number, unit }: typeof first): number | undefined => {
    const named = siFromTextWithUnit(quantity, `${number} ${unit}`, sign);
    return named?.ok ? named.value : undefined;
  };
  const temperatures = figures.flatMap((figure) => valueIn('temperature', figure) ?? []);
  const asked = ASKS_TEMPERATURE.test(rest) && first.unit === '' ? [{ ...first, unit: 'bar' }] : figures;
  const [pressure] = asked.flatMap((figure) => {
    const P = valueIn('pressure', figure);
    if (P === undefined) return [];
    const isBare = /^(?:bar|psi|kpa|mpa)$/i.test(figure.unit);
    const air = isBare ? (atmosphere ?? 0) : 0;
    return [
      {
        P: P + air,
        isGauge: isBare ? atmosphere !== undefined : !/a|abs/i.test(figure.unit.replace(/bar|kpa|mpa/i, '')),
      },
    ];
  });
  const [T] = temperatures;
  if (pressure) return { fluid, ...pressure, ...(T !== undefined && { measured: T }) };
  if (T !== undefined) return { fluid, T };
  const parsed = parseNumber(first.number, sign);
  const isUsual = first.unit === '' && parsed.ok && parsed.value >= COLDEST && parsed.value <= HOTTEST;
  return isUsual ? { fluid, T: parsed.value + ZERO_CELSIUS } : undefined;
}
