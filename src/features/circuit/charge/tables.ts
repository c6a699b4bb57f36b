/** The page of the charge as tables of a file. */
import type { Translator } from '../../../i18n/keys.ts';
import { percentText } from '../../../quantities/index.ts';
import type { Circuit } from '../state/circuit.ts';
import type { TablesOf } from '../tables-of.ts';
import { CHARGE } from './part.ts';
import { NO_VALUE } from '../../../kit/island/format.ts';
import { figure, figureIn, figuresTable, given } from '../../../kit/table/table.ts';
import type { Column, Figure, Table } from '../../../kit/table/table.ts';
import { stageName } from '../stage-name.ts';
import { partProblemText } from '../problem-text.ts';
import { namedSections, otherNames, usualShare } from './sections.ts';
import type { Charge } from '../../../circuit/charge/index.ts';
import {
  co2eNumber,
  leakText,
  readingTexts,
  receiverVerdict,
  roomNotes,
  roomVerdict,
  supposedText,
} from './verdicts.ts';

/** Without what it warns of, and with its notes among the sources: the report has one list of alerts. */
export const reportTables: TablesOf = (circuit, t) => tablesOf(circuit, t, false);

export const tables: TablesOf = (circuit, t) => tablesOf(circuit, t, true);

export function sources(circuit: Circuit, t: Translator): readonly string[] {
  const { result } = circuit.open(CHARGE).$answer.get();
  return [
    ...(result?.is_weighed ? [] : [t('circuitPages.charge.rangeNote')]),
    ...(result?.estimated ? [t('circuitPages.charge.estimated')] : []),
    t('circuitPages.charge.leakNote'),
    ...(result?.room?.verdict ? [t('circuitPages.charge.roomNote')] : []),
  ];
}

function tablesOf(circuit: Circuit, t: Translator, hasNotes: boolean): readonly Table[] {
  const part = circuit.open(CHARGE);
  const { result, isStale } = part.$answer.get();
  if (!result || isStale) return [];
  const { input } = circuit.simulation.$shown.get().permanent.result ?? {};
  const isGasCooler = input?.mode_trans === '1';
  const stage = stageName(input, circuit.$stage.get(), t.locale);
  const named = (quantity: Column['quantity'], name: string): Column => ({ name, quantity });
  const rows = namedSections(result.sections, otherNames(part.form.$content.get().texts), isGasCooler, t);
  const masses = ({ low, usual, high }: Charge['range'], figureOf: typeof given = figure): readonly Figure[] =>
    [low, usual, high].map((mass) => figureOf('mass', mass));
  const sections: Table = {
    head: [
      t('circuitPages.charge.section'),
      named('volume', t('circuit.fields.volume')),
      named('density', t('circuit.fields.density')),
      ...(['low', 'usual', 'high'] as const).map((end) => named('mass', t(`circuitPages.charge.range.${end}`))),
      t('circuitPages.charge.share'),
    ],
    rows: [
      ...rows.map(({ name, figures }) => {
        const share = usualShare(figures, rows);
        return [
          name,
          figure('volume', figures.volume),
          figure('density', figures.density),
          ...masses(figures.range),
          share === null ? NO_VALUE : percentText(share, t.locale),
        ];
      }),
      [
        t('circuitPages.charge.total'),
        NO_VALUE,
        NO_VALUE,
        ...masses(result.range, result.is_weighed ? given : figure),
        NO_VALUE,
      ],
    ],
  };
  const { leak_class, leak_readings, interval_months, receiver_check, room, co2e_range, warnings, estimated } = result;
  const checks: Table = {
    unit: t('circuitPages.shared.unit'),
    ...figuresTable(
      [
        [
          `${t('circuitPages.charge.co2e')} (${t('circuitPages.charge.range.high').toLowerCase()})`,
          figureIn('t CO₂e', co2e_range?.high, co2e_range === null ? NO_VALUE : co2eNumber(co2e_range.high, t.locale)),
        ],
        [t('circuitPages.charge.leakChecks'), leakText(leak_class, interval_months, t).text],
        ...readingTexts(leak_readings, t).map((text) => [text]),
        [t('circuitPages.charge.receiverCheck'), receiverVerdict(receiver_check, t).text],
        [t('circuitPages.charge.roomCheck'), roomVerdict(room, t).text],
        ...[supposedText(room, t)].flatMap((text) => (text === undefined ? [] : [[text]])),
        ...roomNotes(room, t).map((text) => [text]),
        ...(result.is_weighed ? [[t('circuitPages.charge.weighed')]] : []),
        ...(result.receiver_unknown && !result.is_weighed ? [[t('circuitPages.charge.receiverUnknown')]] : []),
        ...(stage === undefined ? [] : [[t('circuitPages.charge.ofStage', { stage })]]),
        ...(hasNotes && !result.is_weighed ? [[t('circuitPages.charge.rangeNote')]] : []),
        ...(hasNotes && estimated ? [[t('circuitPages.charge.estimated')]] : []),
        ...(hasNotes ? warnings.map((warning) => [partProblemText(warning, t)]) : []),
      ],
      t.locale,
    ),
  };
  return [sections, checks];
}
