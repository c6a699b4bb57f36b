/**
 * Who takes what of a machine: each page by its path, with the parameters of its own link. A page that is opened with a machine
 * is a page that is opened by that link: it does nothing else than today.
 */
import type { BareFacts, FactName } from '../../../machine/index.ts';
import { diagnosisParams, FROZEN_BELOW } from '../../../machine/diagnosis.ts';
import { opening } from '../../../machine/opening.ts';
import { machineFacts } from '../../../machine/record/record.ts';
import type { BodyValues } from '../../../simulation/fields.ts';
import { formFromBody } from '../../../simulation/fields.ts';
import { simulatorQuery } from '../../diagnosis/state/links.ts';
import { fluidInstead } from './instead.ts';
import type { Known } from './known.ts';
import { knownOf } from './known.ts';
import { isCircuit } from '../../../shell/navigation/of-machine.ts';
import type { TakingPath } from '../../../shell/navigation/of-machine.ts';

type Value = string | number | boolean | undefined;
type Params = Readonly<Record<string, Value>>;

export interface Taken {
  /** With its question mark; empty where the page takes nothing of this machine. */
  readonly query: string;
  /** Facts nobody said, taken from the use. */
  readonly supposed: readonly FactName[];
}

const plain = (value: unknown): Value => (typeof value === 'string' || typeof value === 'number' ? value : undefined);

/** One parameter of JSON, without what nobody said; undefined where nothing is. */
function json(values: Params): string | undefined {
  const said = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  return Object.keys(said).length === 0 ? undefined : JSON.stringify(said);
}

/** What a study of it opens with, as the body of a simulation. */
export function studyBody({ facts, fluid }: Known): BodyValues {
  const machine = machineFacts(facts);
  return (machine && opening(machine)?.body) ?? (fluid === undefined ? {} : { fluid });
}

/** Facts of the room as calculators and the page of the charge name them. */
const roomOf = ({ application, access, location, mounting, said, isYes }: Known): Params => ({
  ...{ application: plain(application), access: plain(access), location: plain(location), h0_type: plain(mounting) },
  ...{ room_area: plain(said('room.area')), room_height: plain(said('room.height')) },
  ...{ below_ground: isYes('room.below_ground'), lowest_underground: isYes('room.lowest_underground') },
  ...{ upper_floor_no_exit: isYes('room.upper_floor_no_exit'), density_below: isYes('room.density_below') },
  emergency_exits: isYes('room.emergency_exits'),
});

/** Of a receiver whose volume nobody said, whether there is one: `unknown` is what the page opens with. */
const receiverIs = ({ said }: Known): Value =>
  said('receiver_volume') === undefined && said('receiver') === 'no' ? 'none' : undefined;

/** A study, with what the circuit's pages ask of their own. */
function circuitQuery(known: Known): string {
  const { said, sealed, detection, speeds, tc_in } = known;
  // The pages open on the freezers, whose air nobody said: those of a booster are not at the 2 °C of its display cases.
  const isAirTheirs = !known.hasLowStage || said('te_in') !== undefined;
  const body = studyBody(known);
  tellStudy(known, body);
  const params = new URLSearchParams(Object.keys(body).length === 0 ? '' : simulatorQuery(body));
  const room = Object.fromEntries(Object.entries(roomOf(known)).map(([key, value]) => [`room.${key}`, value]));
  const parts: Readonly<Record<string, string | undefined>> = {
    pipes: json({
      ...(speeds && { vit_asp: speeds.asp, vit_ref: speeds.ref, vit_ll: speeds.ll }),
      ...{ long_asp: plain(said('lines.asp')), long_ref: plain(said('lines.ref')), long_ll: plain(said('lines.ll')) },
    }),
    produits: json({ ps_hp: plain(said('ps_hp')), ps_bp: plain(said('ps_bp')) }),
    echangeurs: json({
      ...(isAirTheirs && { 'evaporator.t_in': known.te_in, 'evaporator.t_out': known.te_out }),
      ...{ 'condenser.t_in': tc_in, 'condenser.t_out': known.tc_out },
    }),
    technique: json({ charge: plain(known.charge) }),
    charge: json({
      ...{ 'receiver.volume': plain(said('receiver_volume')), 'receiver.is': receiverIs(known) },
      ...{ weighed: plain(known.charge), hermetic: sealed, detection },
      ...{ ...room, 'room.sealed': sealed },
    }),
  };
  for (const [name, value] of Object.entries(parts)) if (value !== undefined) params.set(name, value);
  return params.size === 0 ? '' : `?${params.toString()}`;
}

/** A study that has a point took its temperatures and its capacity from the use, where nobody said them: they are told. */
const tellStudy = (known: Known, body: BodyValues): readonly Value[] =>
  Object.keys(body).length > 1 ? [known.te, known.tc, known.cooling ?? known.heating] : [];

/** The figure of the year its use is told by; none where the page has none for such a machine. */
function seasonParams(known: Known): Params {
  const { use, said, fluid } = known;
  switch (use) {
    case 'split':
    case 'multi_vrf':
    case 'rooftop':
      return { figure: 'seer', p_design_c: known.cooling };
    case 'hp_air_water':
    case 'hp_ground_water':
      return { figure: 'scop', p_design: known.heating };
    case 'chiller':
      return said('cools') === 'building'
        ? { figure: 'seer', p_design_c: known.cooling }
        : { figure: 'sepr', application: 'chiller', p_design_p: known.cooling };
    case 'condensing_unit': {
      const isLow = (known.te ?? 0) < FROZEN_BELOW;
      return {
        ...{ figure: 'sepr', application: isLow ? 'condensing_low' : 'condensing_medium' },
        p_design_p: known.cooling,
      };
    }
    case 'cold_room_pos':
    case 'cold_room_neg':
    case 'display_case':
    case 'rack':
    case 'ice_blast':
      return {
        ...{ figure: 'annual', season: 'process', fluid, power_cold: known.cooling },
        ...{ t_evp: known.teOfPure, rend_is: known.efficiency },
      };
    default:
      return {};
  }
}

const isOf = ({ fluid }: Known, name: string): boolean => fluid === name;

function comparisonParams(known: Known): Params {
  const { fluid, use } = known;
  if (fluid === undefined) return {};
  const instead = fluidInstead(use, fluid);
  const { fluid: _, ...body } = studyBody(known);
  // Cycles of several stages are compared nowhere: then the machine's conditions are not the page's.
  const isPlain = body['architecture'] === undefined;
  if (isPlain) tellStudy(known, body);
  const own = ['use', 'compressor', 'oil', 'expansion', 'condenser', 'build', 'cools'] as const;
  return {
    ...(isPlain && { input: JSON.stringify(formFromBody(body)) }),
    fluid1: JSON.stringify(fluid),
    ...(instead !== undefined && { fluid2: JSON.stringify(instead) }),
    machine: json({
      ...Object.fromEntries(own.map((name) => [name, plain(known.said(name))])),
      ...{ ps_hp: plain(known.said('ps_hp')), ps_bp: plain(known.said('ps_bp')) },
      ...{ evaporator_t_in: known.te_in, evaporator_t_out: known.te_out },
      ...{ condenser_t_in: known.tc_in, condenser_t_out: known.tc_out },
    }),
  };
}

const TAKES: Readonly<Record<Exclude<TakingPath, `/simulation/circuit/${string}`>, (known: Known) => Params>> = {
  '/reglette': ({ fluid }) => ({ fluid }),
  '/simulation/diagnostic': ({ facts }) => diagnosisParams(facts),
  '/simulation/fuite': (known) => ({
    ...{ fluid: known.fluid, charge_kg: plain(known.charge), t_evp: known.teOfPure, t_cdr: known.tcOfPure },
    ...{ superheat: known.superheat, subcooling: known.subcooling, rend_is: known.efficiency },
  }),
  '/simulation/line': (known) => ({
    ...{ fluid: known.fluid, pt_evp: known.teOfPure, pt_cdr: known.tcOfPure, choice_1_value: known.cooling },
    ...{ superheat: known.superheat, subcooling: known.subcooling, rend_is: known.efficiency },
  }),
  '/simulation/hp-optimum': (known) =>
    isOf(known, 'R744')
      ? {
          ...{ temp_evp: known.te, t_out_gc: known.gasCoolerOutlet },
          ...{ power_cold: known.cooling, rend_is: known.efficiency },
        }
      : {},
  '/simulation/saison': (known) => ({ season: json(seasonParams(known)) }),
  '/simulation/comparatif': comparisonParams,
  '/tools/calcul-charge': (known) => ({
    ...{ fluid: known.fluid, t_evap: known.teOfPure, t_cond: known.tcOfPure },
    ...{ superheat: known.superheat, subcooling: known.subcooling },
    ...{ hermetic: known.sealed, detection: known.detection },
  }),
  '/tools/controle-etancheite': ({ fluid, charge, sealed, detection }) => ({
    ...{ fluid, charge: plain(charge), hermetic: sealed, detection },
  }),
  '/tools/volume-mini': (known) => ({
    ...{ fluid: known.fluid, charge: plain(known.charge), ...roomOf(known), sealed: known.sealed },
  }),
  '/tools/complement-split': ({ fluid, said, sealed, mounting }) => ({
    ...{ fluid, hermetic: sealed, h0_type: plain(mounting) },
    ...{ room_area: plain(said('room.area')), room_height: plain(said('room.height')) },
  }),
  '/tools/calcul-diam': (known) => ({
    ...{ fluid: known.fluid, q0: known.cooling, t_evap: known.teOfPure, t_cond: known.tcOfPure },
    ...{ superheat: known.superheat, subcooling: known.subcooling, length: plain(known.said('lines.asp')) },
  }),
  '/tools/reglage-detendeur': ({ fluid, te }) => ({ fluid, t_evap: te, t_evap_side: 'mid' }),
  '/tools/capillaire': (known) => ({
    ...{ fluid: known.fluid, t_evap: known.teOfPure, t_cond: known.tcOfPure, t_sc: known.subcooling },
    q0: known.cooling === undefined ? undefined : Math.round(1000 * known.cooling),
  }),
  '/tools/reservoir': ({ fluid, charge, said }) => ({ fluid, m_store: plain(charge), ps: plain(said('ps_hp')) }),
  '/tools/bouteille-recuperation': ({ fluid }) => ({ fluid }),
  '/tools/bouteille-bp': ({ fluid, teOfPure }) => ({ fluid, t_evap: teOfPure }),
  '/tools/desp': ({ fluid, said }) => ({ fluid, pressure: plain(said('ps_hp')) }),
  '/tools/test-azote': ({ said }) => ({ ps: plain(said('ps_hp')) }),
  '/tools/bilan-frigorifique': (known) => ({
    t_in: known.use === 'cold_room_pos' || known.use === 'cold_room_neg' ? known.roomAir : undefined,
  }),
  '/tools/isolation-tuyauterie': ({ cooling, te, said }) => ({
    ...{ t_fluid: te, capacity: cooling, length: plain(said('lines.asp')) },
  }),
};

function queryOf(params: Params): string {
  const said = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value !== undefined) said.set(name, String(value));
  return said.size === 0 ? '' : `?${said.toString()}`;
}

/** What a page takes of a machine of these facts. */
export function takenBy(path: TakingPath, facts: BareFacts): Taken {
  const supposed = new Set<FactName>();
  const known = knownOf(facts, supposed);
  const query = isCircuit(path) ? circuitQuery(known) : queryOf(TAKES[path](known));
  return { query, supposed: [...supposed] };
}
