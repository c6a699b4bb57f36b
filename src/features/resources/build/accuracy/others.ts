/** Cycles, calculators, doors of the circuit and secondary fluids: the comparisons that their tests hold. */
import { caseComparisons } from '../../../../calculators/checks/deviations.ts';
import { CALCULATORS } from '../../../../calculators/index.ts';
import type { Definition } from '../../../../calculators/index.ts';
import { doorComparisons, REFERENCE_DOORS } from '../../../../circuit/checks/doors.ts';
import { FIELD_DOORS } from '../../../../field/checks/doors.ts';
import { SEASON_DOORS } from '../../../../season/checks/doors.ts';
import {
  secondaryComparisons,
  viscosityErrorBands,
  viscosityTables,
} from '../../../../circuit/checks/secondary-fluids.ts';
import type { Engine } from '../../../../engine/types.ts';
import { cycleComparisons, REFERENCE_CYCLES, resultOfBody } from '../../../../simulation/checks/deviations.ts';
import { doorRow } from '../../../../kit/accuracy-path.ts';
import type { AccuracyRow, Note } from '../../accuracy/row.ts';
import { isListed } from '../../../../shell/navigation/descriptor.ts';
import { PAGES } from '../../../../shell/navigation/navigation.ts';
import { COOLPROP } from './fluids.ts';
import { measured } from './measured.ts';

/** The page a door's answers stand on: the one that says so. */
const pageOfDoor = (door: string): string | null =>
  PAGES.find((page) => isListed(page) && page.doors?.includes(door))?.path ?? null;

/** Calculators whose formula is known to be wide of the thing itself, whatever the arithmetic. */
const KNOWN_LIMITS: ReadonlySet<string> = new Set([
  'bilan-frigorifique',
  'calcul-charge',
  'capillaire',
  'pompe-a-vide',
]);

export function cycleRows(engine: Engine): readonly AccuracyRow[] {
  return REFERENCE_CYCLES.map((cycle, index) => {
    const result = resultOfBody(cycle.body, engine);
    const { t_dew_evp, t_dew_cdr } = result.extra;
    return {
      id: `cycle-${index + 1}`,
      subject: {
        kind: 'cycle',
        fluid: result.input.fluid,
        evaporating: t_dew_evp,
        condensing: t_dew_cdr,
        gasCooler: t_dew_cdr === null ? result.points.c_refoulement_reel.P : null,
        hasExchanger: cycle.by !== 'CoolProp',
      },
      path: '/simulation/circuit/general',
      against: [cycle.by === 'CoolProp' ? COOLPROP : { code: 'program' }],
      ...measured(
        cycleComparisons(result, cycle).map(({ deviation, figure }) => ({
          deviation,
          where: { kind: 'path', path: figure },
        })),
      ),
      notes: [],
      isWeak: false,
    };
  });
}

export function calculatorRows(engine: Engine): readonly AccuracyRow[] {
  return CALCULATORS.map(({ id, slug, sources: own }) => {
    const sources: Definition['sources'] = own;
    const comparisons = caseComparisons(id, engine);
    const texts = new Map(comparisons.map(({ example: { source } }) => [source.en, source]));
    const notes: Note[] = [];
    if (KNOWN_LIMITS.has(id)) notes.push({ code: 'known-limits', calculator: id });
    if (sources.some(({ badges }) => badges.includes('toVerify'))) notes.push({ code: 'to-verify', calculator: id });
    return {
      id: slug,
      subject: { kind: 'calculator', calculator: id },
      path: `/tools/${slug}`,
      against: [...texts.values()].map((text) => ({ code: 'examples' as const, text })),
      ...measured(
        comparisons.map(({ deviation, figure, example }) => ({
          deviation,
          where: { kind: 'output', calculator: id, key: figure.replace(/\[\d+\]$/, ''), example: example.title },
        })),
      ),
      notes,
      isWeak: KNOWN_LIMITS.has(id),
    };
  });
}

export function doorRows(engine: Engine): readonly AccuracyRow[] {
  return [...REFERENCE_DOORS, ...SEASON_DOORS, ...FIELD_DOORS].map((door) => ({
    id: doorRow(door.table.door),
    subject: { kind: 'door', door: door.table.door },
    path: pageOfDoor(door.table.door),
    against: [{ code: 'program' }],
    ...measured(
      doorComparisons(door, engine).map(({ deviation, unit, path }) => ({
        deviation,
        unit,
        where: { kind: 'path', path: path.replace(/^result\./, '') },
      })),
    ),
    notes: [],
    isWeak: false,
  }));
}

/** A figure farther from a table than this is to be read with care. */
const WEAK = 0.1;

/** The viscosity of each secondary fluid against its table, with what is stated of it. */
function viscosityRows(): readonly AccuracyRow[] {
  return viscosityTables().map(({ fluid, source, comparisons }) => {
    const figures = measured(
      comparisons.flatMap(({ x, T, deviation }) =>
        deviation === undefined ? [] : [{ deviation, where: { kind: 'solution' as const, x, T } }],
      ),
    );
    const bands = viscosityErrorBands(fluid.key);
    return {
      id: `viscosity-${fluid.key.toLowerCase()}`,
      subject: { kind: 'secondary', viscosityOf: fluid.name },
      path: pageOfDoor('exchangers'),
      against: source === undefined ? [] : [source],
      ...figures,
      notes: source === undefined ? [{ code: 'no-reference' }] : [{ code: 'bands', bands, max: fluid.T.max }],
      isWeak: source === undefined || (figures.worst ?? 0) > WEAK,
    };
  });
}

export function secondaryRows(): readonly AccuracyRow[] {
  const comparisons = secondaryComparisons();
  return [
    {
      id: 'frigoporteurs',
      subject: { kind: 'secondary', fluids: new Set(comparisons.map(({ fluid }) => fluid)).size },
      path: pageOfDoor('exchangers'),
      against: [{ code: 'program' }],
      ...measured(
        comparisons.map(({ deviation, fluid, figure }) => ({
          deviation,
          where: { kind: 'path', path: `${fluid}.${figure}` },
        })),
      ),
      notes: [],
      isWeak: false,
    },
    ...viscosityRows(),
  ];
}
