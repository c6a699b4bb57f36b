/** The commands, each a question under a short name. */
import { circuit } from '../questions/circuit.ts';
import { fieldDiagnosis } from '../questions/field-diagnosis.ts';
import { fluids } from '../questions/fluids.ts';
import { optimum } from '../questions/optimum.ts';
import { candidates, replacement } from '../questions/replacement.ts';
import { room } from '../questions/room.ts';
import { season } from '../questions/season.ts';
import { secondaryFluid } from '../questions/secondary-fluid.ts';
import { chargeClass } from '../questions/charge-class.ts';
import { compressorPoint } from '../questions/compressor-point.ts';
import { compare } from '../questions/compare.ts';
import { cycle } from '../questions/cycle.ts';
import { dryIce } from '../questions/dry-ice.ts';
import { law } from '../questions/law.ts';
import { leakTopUp } from '../questions/leak.ts';
import { lineSize } from '../questions/line-size.ts';
import type { Question } from '../questions/question.ts';
import { performance } from '../questions/performance.ts';
import { reading } from '../questions/reading.ts';
import { saturation } from '../questions/saturation.ts';
import { state } from '../questions/state.ts';
import { table } from '../questions/table.ts';
import { tableDoctor } from '../questions/table-doctor.ts';
import { uses } from '../questions/uses.ts';

export interface Command {
  readonly name: string;
  readonly question: Question;
  /** Inputs that stand without a name, in their order. */
  readonly positional: readonly string[];
  readonly example: string;
}

export const COMMANDS: readonly Command[] = [
  {
    name: 'sat',
    question: saturation,
    positional: ['fluid'],
    example: 'sat R454B --t 5',
  },
  {
    name: 'state',
    question: state,
    positional: ['fluid'],
    example: 'state R290 --t 25 --p "120 psig"',
  },
  {
    name: 'reading',
    question: reading,
    positional: ['fluid'],
    example: 'reading R448A --p 5.1 --t 5 --pipe low',
  },
  {
    name: 'cycle',
    question: cycle,
    positional: ['fluid'],
    example: 'cycle R290 --te -10 --tc 40 --kw 5 --json',
  },
  {
    name: 'compare',
    question: compare,
    positional: ['fluid_1', 'fluid_2'],
    example: 'compare R404A R448A --te -10 --tc 40',
  },
  {
    name: 'lines',
    question: lineSize,
    positional: ['fluid'],
    example: 'lines R448A --kw 20 --suction_rise_m 4',
  },
  {
    name: 'charge',
    question: chargeClass,
    positional: ['fluid'],
    example: 'charge R410A --kg 12',
  },
  {
    name: 'leak',
    question: leakTopUp,
    positional: ['fluid'],
    example: 'leak R449A --kg 40 --lost 12 --times 3',
  },
  {
    name: 'measured',
    question: performance,
    positional: ['fluid', 'output'],
    example:
      'measured R290 heating --gauges rel --lp 3.75 --hp 11.03 --compressor_inlet_C 15.9 --liquid_C 28.5 --discharge_C 59.1 --kw 7.613',
  },
  {
    name: 'law',
    question: law,
    positional: ['fluid', 'product'],
    example: 'law R410A air-air-split-12kw-3kg --date 2029-01-01',
  },
  {
    name: 'dryice',
    question: dryIce,
    positional: ['ask'],
    example: 'dryice expand --start liquid --p 20',
  },
  {
    name: 'differ',
    question: tableDoctor,
    positional: ['fluid'],
    example: 'differ R134a --points "0 1.915 / 10 3.133 / 20 4.704 / 30 6.688"',
  },
  {
    name: 'table',
    question: table,
    positional: ['fluid'],
    example: 'table R134a --from -30 --to 50 --step 10 --csv',
  },
  {
    name: 'circuit',
    question: circuit,
    positional: ['architecture', 'fluid'],
    example: 'circuit ihx R134a --te -10 --eta 0.7',
  },
  {
    name: 'optimum',
    question: optimum,
    positional: [],
    example: 'optimum --te -10 --ambient_C 32',
  },
  {
    name: 'season',
    question: season,
    positional: ['fluid', 'use'],
    example: 'season R290 heating --design_load_kW 8',
  },
  {
    name: 'room',
    question: room,
    positional: ['fluid'],
    example:
      'room R32 --kg 2 --area_m2 20 --height_m 2.5 --access a --location II --application comfort --mounting wall',
  },
  {
    name: 'brine',
    question: secondaryFluid,
    positional: ['medium'],
    example: 'brine MEG --x 30 --t 0',
  },
  {
    name: 'diagnose',
    question: fieldDiagnosis,
    positional: ['fluid', 'application', 'expansion'],
    example:
      'diagnose R32 room_ac eev --gauges rel --lp 6 --hp 24.5 --evaporator_outlet_C 16 --liquid_C 40 --evaporator_medium_in_C 26 --condenser_medium_in_C 35',
  },
  {
    name: 'compressor',
    question: compressorPoint,
    positional: ['fluid'],
    example:
      'compressor R134a --te 0 --tc 40 --swept_volume_m3_h 20 --mass_flow_coefficients "236 0 0 0 0 0 0 0 0 0" --power_coefficients "2600 0 0 0 0 0 0 0 0 0"',
  },
  {
    name: 'fluids',
    question: fluids,
    positional: ['like'],
    example: 'fluids R454',
  },
  {
    name: 'replace',
    question: replacement,
    positional: ['fluid_1', 'fluid_2'],
    example: `replace R404A R448A --machine '{"use":"rack","capacity":80}'`,
  },
  {
    name: 'candidates',
    question: candidates,
    positional: ['fluid_1'],
    example: `candidates R410A --machine '{"use":"split","capacity":3.5}'`,
  },
  {
    name: 'uses',
    question: uses,
    positional: ['like'],
    example: 'uses cold_room_neg',
  },
];
