/** The texts of the dictionary a context is made of. */
import type { TubeLimit } from '../circuit/pipes/index.ts';
import type { ComparisonKey } from '../circuit/comparison/rows.ts';
import type { FormKey } from '../simulation/fields.ts';
import type { NodeName } from '../simulation/cycles/index.ts';
import type { FigureKey, Performance } from '../simulation/types.ts';

type Field = Exclude<FormKey, 'fluid' | 'temp_cdr' | 'temp_evp' | 'mode_cdr' | 'mode_evp' | 'sat_ref'>;
type Figure = Exclude<keyof Performance | FigureKey, 'mass_flow_s' | 'mass_flow_h' | 'rend_v'>;

export type ContextTextKey =
  | `simulator.fields.${Field | 'fluid' | 'temp_cdr_1' | 'temp_cdr_2' | 'temp_evp_1' | 'temp_evp_2'}`
  | `simulator.groups.${'compressor' | 'condenser' | 'gasCooler' | 'liquidLine' | 'evaporator' | 'suctionLine'}`
  | `simulator.criteria.${0 | 1 | 2 | 3 | 4}`
  | `simulator.media.${0 | 1}`
  | `simulator.cycles.${0 | 1}`
  | `simulator.regimes.${'permanent' | 'transient'}`
  | `simulator.figures.${Figure | 'mass_flow' | 'tau'}`
  | `simulator.points.${NodeName | 'P' | 'T' | 'H' | 'S' | 'D'}`
  | `comparison.rows.${ComparisonKey}`
  | `assistant.context.${
      | 'simulation'
      | 'comparison'
      | 'sharedInputs'
      | 'fluids'
      | 'comparisonResults'
      | 'comparisonPoints'
      | 'difference'
      | 'steadyInputs'
      | 'transientInputs'
      | 'steadyResults'
      | 'transientResults'
      | 'steadyPoints'
      | 'transientPoints'
      | 'fluidProperties'
      | 'warnings'
      | 'sizing'
      | 'performance'
      | 'name'
      | 'kind'
      | 'flash'
      | 'criticalPressure'
      | 'criticalTemperature'
      | 'triplePressure'
      | 'tripleTemperature'
      | 'gwp'
      | 'safetyClass'
      | 'compressorData'
      | 'brand'
      | 'powerInput'
      | 'current'
      | 'inRange'
      | 'notGiven'
      | 'sheetOf'
      | 'capacityBand'
      | 'powerBand'
      | 'yes'
      | 'no'
      | 'suctionPipe'
      | 'liquidPipe'
      | 'dischargePipe'
      | 'recommended'
      | 'nearest'
      | 'breaks'
      | `breaks_${TubeLimit}`
      | 'smaller'
      | 'larger'
      | 'advice'
      | 'diameter'
      | 'speed'
      | 'pressureDrop'
      | 'advisedSpeed'
      | 'acceptableDrop'}`;
