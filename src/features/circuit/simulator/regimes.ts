/** The regimes of the page's study, in words: with one operating point nothing is named after its regime. */
import type { Translator } from '../../../i18n/keys.ts';
import type { Table } from '../../../kit/table/table.ts';
import { useWhole } from '../../../kit/island/use-part.ts';
import type { Regime } from './state/form.ts';
import { useSimulation } from './use-simulation.ts';

/** The regimes there are, for a component. */
export const useRegimes = (): readonly Regime[] => useWhole(useSimulation().$regimes);

/** What a column of figures is called: by its regime where there are two. */
export const regimeHead = (regime: Regime, regimes: readonly Regime[], t: Translator): string =>
  t(regimes.length > 1 ? `simulator.regimes.${regime}` : 'simulator.regimes.only');

/** A name with its regime behind it where there are two. */
export const ofRegime = (name: string, regime: Regime, regimes: readonly Regime[], t: Translator): string =>
  regimes.length > 1 ? `${name}, ${t(`simulator.regimes.${regime}`)}` : name;

/** What stands before a sentence about one regime; nothing where there is one. */
export const regimeBefore = (regime: Regime | undefined, regimes: readonly Regime[], t: Translator): string =>
  regime === undefined || regimes.length < 2 ? '' : t(`simulator.regimes.${regime}`);

/** A table without its column of regimes where there is one. */
export function withoutRegime(regimes: readonly Regime[], { head, rows, unit }: Table, column = 0): Table {
  const others = <T>(cells: readonly T[]): readonly T[] =>
    regimes.length > 1 ? cells : cells.filter((_, index) => index !== column);
  return { head: others(head), rows: rows.map(others), unit };
}
