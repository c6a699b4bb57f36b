/** A result's inputs in one line, for captions and lists. */
import type { Translator } from '../../../i18n/keys.ts';
import { cycleOf, pointOf } from '../../../simulation/cycles/index.ts';
import { wordsOfInput } from '../../../simulation/option-names.ts';
import type { SimulationResult } from '../../../simulation/types.ts';
import type { Formatter, ShownQuantity } from '../../../kit/island/format.ts';

/** What an input of a cycle is a number of, by the unit the simulation takes it in. */
export const INPUT_QUANTITIES: Readonly<Record<string, ShownQuantity>> = {
  K: 'temperatureDifference',
  degC: 'temperature',
  bar: 'pressure',
  kW: 'power',
};

/** The cycle by its name and what it alone is asked; nothing for the plain one. */
function cycleWords(input: SimulationResult['input'], t: Translator, format: Formatter): readonly string[] {
  if (input.architecture === undefined) return [];
  const asked = cycleOf(input).inputs.flatMap((key) => {
    const said = wordsOfInput(input, key, t.locale);
    if (said === undefined) return [];
    return 'words' in said ? said.words : format.full(INPUT_QUANTITIES[said.unit] ?? 'efficiency', said.value);
  });
  return [[cycleOf(input).name[t.locale], ...asked].join(' ')];
}

/** One line saying what a regime was asked, behind its name where it has one. */
export function inputsLine(name: string, result: SimulationResult, t: Translator, format: Formatter): string {
  const { input, extra } = result;
  const rejection =
    input.mode_trans === '1'
      ? `${t('simulator.groups.gasCooler')} ${format.full('pressure', input.p_gc)}, ${format.full('temperature', input.t_out_gc)}`
      : `${t('simulator.groups.condenser')} ${format.full('temperature', extra.t_dew_cdr)}, ${format.full('pressure', pointOf(result, 'discharge').P)}`;
  const evaporation = `${t('simulator.groups.evaporator')} ${format.full('temperature', extra.t_dew_evp)}, ${format.full('pressure', pointOf(result, 'evaporatorOutlet').P)}`;
  const superheat = t('simulator.schematic.superheat', {
    value: format.full('temperatureDifference', input.t_sf + input.t_sft),
  });
  return [name, evaporation, rejection, superheat, ...cycleWords(input, t, format)]
    .filter((part) => part !== '')
    .join(' · ');
}
