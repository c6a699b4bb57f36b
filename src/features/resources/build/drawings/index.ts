/** The drawings that prose may hold, by the name it asks for. */
import { nitrogenRig, twoTests } from './set/azote.ts';
import { co2Parallel } from './set/booster.ts';
import { co2Booster } from './set/co2.ts';
import { leakLabels } from './set/fiche.ts';
import { liquidRiser } from './set/flash-gas.ts';
import { leakPlaces } from './set/fuite.ts';
import { installHeights } from './set/local.ts';
import { propaneZone } from './set/propane.ts';
import { doubleRiser, riserTraps } from './set/retour-huile.ts';
import { bulbPlaces, evaporatorOutlet } from './set/surchauffe.ts';
import { vacuumRig, vacuumRise } from './set/tirage-au-vide.ts';

export const DRAWINGS = {
  'bulb-places': bulbPlaces,
  'co2-booster': co2Booster,
  'co2-parallel': co2Parallel,
  'double-riser': doubleRiser,
  'evaporator-outlet': evaporatorOutlet,
  'install-heights': installHeights,
  'leak-labels': leakLabels,
  'leak-places': leakPlaces,
  'liquid-riser': liquidRiser,
  'nitrogen-rig': nitrogenRig,
  'propane-zone': propaneZone,
  'riser-traps': riserTraps,
  'two-tests': twoTests,
  'vacuum-rig': vacuumRig,
  'vacuum-rise': vacuumRise,
} as const;
