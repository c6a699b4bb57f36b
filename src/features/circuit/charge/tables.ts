/** The page of the charge as tables of a file. */
import type { Translator } from '../../../i18n/keys.ts';
import { formatNumber, percentText } from '../../../quantities/index.ts';
import { pageCircuit } from '../state/page-circuit.ts';
import { CHARGE } from './part.ts';
import { pageSimulation } from '../../simulator/state/page-simulation.ts';
import type { Formatter } from '../../../kit/island/format.ts';
import { NO_VALUE } from '../../../kit/island/format.ts';
import type { CsvTable } from '../../../quantities/csv.ts';
import { stageName } from '../stage-name.ts';
import { partProblemText } from '../problem-text.ts';
import { namedSections, otherNames } from './sections.ts';
import { leakText, readingTexts, receiverVerdict, roomNotes, roomVerdict } from './verdicts.ts';

export function tables(t: Translator, format: Formatter): readonly CsvTable[] {
  const part = pageCircuit.open(CHARGE);
  const { result, isStale } = part.$answer.get();
  if (!result || isStale) return [];
  const { input } = pageSimulation.$shown.get().permanent.result ?? {};
  const isGasCooler = input?.mode_trans === '1';
  const stage = stageName(input, pageCircuit.$stage.get(), t.locale);
  const named = (key: 'volume' | 'density' | 'mass', name: string): string => `${name} (${format.symbol(key)})`;
  const sections: CsvTable = [
    [
      t('circuitPages.charge.section'),
      named('volume', t('circuit.fields.volume')),
      named('density', t('circuit.fields.density')),
      named('mass', t('circuitPages.charge.mass')),
      t('circuitPages.charge.share'),
    ],
    ...namedSections(result.sections, otherNames(part.form.$content.get().texts), isGasCooler, t).map(
      ({ name, figures: { volume, density, mass, share } }) => [
        name,
        format.number('volume', volume),
        format.number('density', density),
        format.number('mass', mass),
        share === null ? NO_VALUE : percentText(share, t.locale),
      ],
    ),
    [t('circuitPages.charge.total'), '', '', format.number('mass', result.total_mass), ''],
  ];
  const { leak_class, leak_readings, interval_months, receiver_check, room, co2e, warnings, estimated } = result;
  const checks: CsvTable = [
    [t('circuitPages.shared.quantity'), t('circuitPages.shared.value'), t('circuitPages.shared.unit')],
    [t('circuitPages.charge.co2e'), co2e === null ? NO_VALUE : formatNumber(co2e, 2, t.locale), 't CO₂e'],
    [t('circuitPages.charge.leakChecks'), leakText(leak_class, interval_months, t).text, ''],
    ...readingTexts(leak_readings, t).map((text) => [text, '', '']),
    [t('circuitPages.charge.receiverCheck'), receiverVerdict(receiver_check, t).text, ''],
    [t('circuitPages.charge.roomCheck'), roomVerdict(room, t).text, ''],
    ...roomNotes(room, t).map((text) => [text, '', '']),
    ...(estimated ? [[t('circuitPages.charge.estimated'), '', '']] : []),
    ...(stage === undefined ? [] : [[t('circuitPages.charge.ofStage', { stage }), '', '']]),
    ...warnings.map((warning) => [partProblemText(warning, t), '', '']),
  ];
  return [sections, checks];
}
