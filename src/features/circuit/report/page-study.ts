/** The conclusion and the inputs of the study this page shows. Fetched late, with the tables of all pages. */
import type { Translator } from '../../../i18n/keys.ts';
import { findChoice } from '../../../machine/use-choices.ts';
import type { Formatter } from '../../../kit/island/format.ts';
import type { CsvTable } from '../../../quantities/csv.ts';
import { simulatorData } from '../simulator/page-data.ts';
import { pointInWords } from '../briefs.ts';
import { stageName } from '../stage-name.ts';
import { CHARGE } from '../charge/part.ts';
import { alertWords } from '../list-text.ts';
import { PIPES } from '../pipes/part.ts';
import { $acknowledged } from '../state/acknowledged.ts';
import { $alerts } from '../state/alerts.ts';
import { ALL_PARTS } from '../state/all-parts.ts';
import type { Circuit } from '../state/circuit.ts';
import type { Part, PartDoor, PartSpec } from '../state/part.ts';
import type { DoorName } from '../../../runtime/circuit-bridge.ts';
import type { DoorResult } from '../state/part.ts';
import { conclusionTable } from './conclusion.ts';
import { itemsOf } from './items-of.ts';
import { partInputs } from './part-inputs.ts';
import type { InputRow } from './part-inputs.ts';
import { lawAlert } from './shared-out.ts';

function answerNow<N extends DoorName>({ open }: Circuit, spec: PartSpec<N>): DoorResult<N> | undefined {
  const { result, isStale } = open(spec).$answer.get();
  return isStale ? undefined : result;
}

/** Empty while nothing is computed. @param t knows the texts of the list of alerts */
export function conclusionOfPage(circuit: Circuit, t: Translator, format: Formatter): CsvTable {
  const { $machine, $regimes, $shown } = circuit.simulation;
  const { result: permanent, isStale } = $shown.get().permanent;
  if (!permanent || isStale) return [];
  const [pipes, charge] = [answerNow(circuit, PIPES), answerNow(circuit, CHARGE)];
  const { fluid } = permanent.input;
  const items = itemsOf(fluid, circuit.open(CHARGE).form.$content.get(), pipes, charge);
  const labels = new Map(simulatorData(t.locale).pages.map(({ key, label }) => [key, label]));
  const law = lawAlert($alerts.get());
  const words = law && alertWords(law, $acknowledged.get(), t, format, (key) => labels.get(key) ?? key, $regimes.get());
  return conclusionTable(
    {
      permanent,
      point: pointInWords(permanent, fluid, t, format),
      use: findChoice($machine.get()?.use)?.[t.locale],
      stage: stageName(permanent.input, circuit.$stage.get(), t.locale),
      pipes,
      charge,
      items,
      law: words && `${words.text} (${words.source})`,
    },
    t,
    format,
  );
}

export interface PageInputs {
  /** Name of the page, as its tab has it. */
  readonly page: string;
  readonly rows: readonly InputRow[];
}

/** What every page was asked, in the order of the work; none of a page nothing was asked of. */
export function inputsOfPage({ open }: Circuit, t: Translator, format: Formatter): readonly PageInputs[] {
  const pages = simulatorData(t.locale).pages.map(({ key }) => key);
  const place = (key: string): number => (pages.includes(key) ? pages.indexOf(key) : pages.length);
  return ALL_PARTS.toSorted((one, other) => place(one.key) - place(other.key)).flatMap((spec) => {
    const rows = partInputs(open(spec) as Part<PartDoor>, t, format);
    const page = simulatorData(t.locale).pages.find(({ key }) => key === spec.key)?.label ?? spec.key;
    return rows.length === 0 ? [] : [{ page, rows }];
  });
}
