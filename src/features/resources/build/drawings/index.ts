/** The drawings that prose may hold, by the name it asks for. */
import { dockLock } from './set/air.ts';
import { oilDrain, upwind } from './set/ammoniac.ts';
import { certificateChoice, certificateDates } from './set/attestation.ts';
import { nitrogenRig, twoTests } from './set/azote.ts';
import { co2Booster } from './set/co2.ts';
import { burnoutDriers, filterChanges } from './set/compresseur.ts';
import { defrostTimes, hotGas } from './set/degivrage.ts';
import { stableSuperheat, valveForces } from './set/detendeur.ts';
import { chilledLoop } from './set/eau.ts';
import { erpCircuits, erpJoints } from './set/erp.ts';
import { checkClasses, leakLabels } from './set/fiche.ts';
import { liquidRiser } from './set/flash-gas.ts';
import { fluidGates } from './set/fluide.ts';
import { leakPlaces } from './set/fuite.ts';
import { authorityCircuit } from './set/kv.ts';
import { installHeights } from './set/local.ts';
import { temperatureLadder } from './set/pression.ts';
import { propaneDrain, propaneZone } from './set/propane.ts';
import { doubleRiser, riserTraps } from './set/retour-huile.ts';
import { splitWeighing } from './set/split.ts';
import { serviceLife, twoRegimes } from './set/suivi.ts';
import { bulbPlaces, evaporatorOutlet } from './set/surchauffe.ts';
import { vacuumRig, vacuumRise } from './set/tirage-au-vide.ts';

export const DRAWINGS = {
  'authority-circuit': authorityCircuit,
  'bulb-places': bulbPlaces,
  'burnout-driers': burnoutDriers,
  'certificate-choice': certificateChoice,
  'certificate-dates': certificateDates,
  'check-classes': checkClasses,
  'chilled-loop': chilledLoop,
  'co2-booster': co2Booster,
  'defrost-times': defrostTimes,
  'dock-lock': dockLock,
  'double-riser': doubleRiser,
  'erp-circuits': erpCircuits,
  'erp-joints': erpJoints,
  'evaporator-outlet': evaporatorOutlet,
  'filter-changes': filterChanges,
  'fluid-gates': fluidGates,
  'hot-gas': hotGas,
  'install-heights': installHeights,
  'leak-labels': leakLabels,
  'leak-places': leakPlaces,
  'liquid-riser': liquidRiser,
  'nitrogen-rig': nitrogenRig,
  'oil-drain': oilDrain,
  'propane-drain': propaneDrain,
  'propane-zone': propaneZone,
  'riser-traps': riserTraps,
  'service-life': serviceLife,
  'split-weighing': splitWeighing,
  'stable-superheat': stableSuperheat,
  'temperature-ladder': temperatureLadder,
  'two-regimes': twoRegimes,
  'two-tests': twoTests,
  upwind: upwind,
  'vacuum-rig': vacuumRig,
  'vacuum-rise': vacuumRise,
  'valve-forces': valveForces,
} as const;
