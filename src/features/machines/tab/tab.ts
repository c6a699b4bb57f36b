/** The machine the tab works on, told to every page that takes something of it. */
import type { Bilingual, Locale } from '../../../language/index.ts';
import { text } from '../../../language/index.ts';
import { translatorsOf } from '../../../i18n/translator.ts';
import type { Dictionary, Key, Translator } from '../../../i18n/keys.ts';
import { keepOpen } from '../../../kit/storage/open-machine.ts';
import type { OpenMachine } from '../../../kit/storage/open-machine.ts';
import { keepTakes } from '../../../kit/storage/takes.ts';
import type { Takes } from '../../../kit/storage/takes.ts';
import type { BareFacts, FactName, FactValue, MachineRecord, UseId } from '../../../machine/index.ts';
import { FACT_FIELDS } from '../../../machine/record/fact-fields.ts';
import { machineFrom, parameterFrom } from '../../../machine/record/link.ts';
import { bareFacts } from '../../../machine/record/record.ts';
import { sectorOf } from '../../../machine/sector.ts';
import { findChoice } from '../../../machine/use-choices.ts';
import { formatAtMost, withUnit } from '../../../quantities/number.ts';
import { TAKING_PATHS } from '../../../shell/navigation/of-machine.ts';
import { unitOf } from '../words.ts';
import { knownOf } from './known.ts';
import { takenBy } from './takes.ts';
import * as en from './texts/en.ts';
import * as fr from './texts/fr.ts';

const MOST_DECIMALS = 1;
const TEXTS = { fr: fr.texts, en: en.texts };

const translator = translatorsOf(TEXTS as unknown as Readonly<Record<Locale, Dictionary>>);

/** Both languages: a reader may change it on the way. */
const told = (words: (t: Translator) => string): Bilingual => text(words(translator('fr')), words(translator('en')));

function valueText(name: FactName, value: FactValue, t: Translator): string {
  const key = name.replace('.', '_');
  return FACT_FIELDS[name].kind === 'choice'
    ? t(`ofMachine.names.${key}.${String(value)}` as Key)
    : t(`ofMachine.names.${key}` as Key, {
        value: withUnit(formatAtMost(Number(value), MOST_DECIMALS, t.locale), unitOf(name)),
      });
}

/** Values the use stands for, by fact: read through the very way pages take them. */
function supposedValues(facts: BareFacts): Readonly<Partial<Record<FactName, FactValue | undefined>>> {
  const known = knownOf(facts, new Set());
  const { te, tc, roomAir: te_in, tc_in, application, access, location, mounting } = known;
  return {
    ...{ te, tc, te_in, tc_in, capacity: known.cooling ?? known.heating },
    ...{ 'room.application': application, 'room.access': access },
    ...{ 'room.location': location, 'room.mounting': mounting },
  };
}

/** « Chambre froide négative (R448A) », where nobody gave it a name. */
function titleOf({ use, fluid }: BareFacts, name: string | undefined): Takes['title'] {
  return told(({ locale }) => {
    const own = name ?? (use === undefined || use === 'other' ? '' : (findChoice(use)?.[locale] ?? ''));
    const held = typeof fluid === 'string' && !own.includes(fluid) ? fluid : '';
    return own === '' ? held : held === '' ? own : `${own} (${held})`;
  });
}

/** What a reader would call such a machine in a question of law; nothing where the law's list has no such products. */
const ASKED: Readonly<Partial<Record<UseId, string>>> = {
  ...{ split: 'split', multi_vrf: 'vrf', rooftop: 'monobloc', hp_air_water: 'air-eau', hp_ground_water: 'monobloc' },
  ...{ chiller: 'chiller', cold_room_pos: 'groupe de condensation', cold_room_neg: 'groupe de condensation' },
  ...{ display_case: 'vitrine', condensing_unit: 'groupe de condensation', rack: 'rack', household: 'frigo' },
};

function asksOf({ use, capacity }: BareFacts): string {
  const word = use === undefined ? undefined : ASKED[use];
  return word === undefined ? '' : typeof capacity === 'number' ? `${word} ${capacity} kW` : word;
}

export function takesOf(facts: BareFacts, name?: string): Takes {
  const pages = TAKING_PATHS.map((path) => [path, takenBy(path, facts)] as const);
  const values = supposedValues(facts);
  const names = [...new Set(pages.flatMap(([, { supposed }]) => supposed))];
  const { use, cools } = facts;
  const sector = use === undefined ? undefined : sectorOf({ use, cools });
  const asks = asksOf(facts);
  return {
    title: titleOf(facts, name),
    supposed: Object.fromEntries(
      names.flatMap((fact) => {
        const value = values[fact];
        return value === undefined ? [] : [[fact, told((t) => valueText(fact, value, t))] as const];
      }),
    ),
    ...(sector !== undefined && { sector }),
    ...(asks !== '' && { asks }),
    pages: Object.fromEntries(pages.map(([path, { query, supposed }]) => [path, [query, ...supposed] as const])),
  };
}

/** Pages of the tab start from what is known of the machine now. */
export const tellTab = (machine: MachineRecord): void => keepTakes(takesOf(bareFacts(machine), machine.name));

/** The tab works on a machine from now on: pages that are opened without a link of their own start from it. */
export function openInTab(machine: MachineRecord, more: Omit<OpenMachine, 'machine' | 'name'> = {}): void {
  keepOpen({ machine: machine.id, name: machine.name, ...more });
  tellTab(machine);
}

/** The machine of a link, which is kept nowhere yet; with the names the link says that are none of a machine. */
export function openLinked(text: string): Takes | undefined {
  const found = machineFrom(text);
  const linked = found && parameterFrom(found.facts);
  if (!found || linked === undefined) return undefined;
  const dropped = found.dropped.join(', ');
  const takes = { ...takesOf(found.facts), linked, ...(dropped !== '' && { dropped }) };
  keepOpen(undefined);
  keepTakes(takes);
  return takes;
}

export function leaveTab(): void {
  keepOpen(undefined);
  keepTakes(undefined);
}
