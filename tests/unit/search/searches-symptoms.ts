/** What people type before a machine that misbehaves, and on the way to it: symptoms, test pressures, torques, sizes. */
import { DIAGNOSIS, article } from './search-case.ts';
import type { SearchCase } from './search-case.ts';

const HIGH = article('hp-trop-haute');
const LOW = article('bp-trop-basse');
const HOT = article('refoulement-trop-chaud');
const START = article('compresseur-ne-demarre-pas');
const FLARE = article('dudgeon-couple-diametres');
const NITROGEN = article('epreuve-azote');

export const SYMPTOM_SEARCHES: readonly SearchCase[] = [
  ['fr', 'pression azote R32', NITROGEN],
  ['fr', 'pression d’essai azote R410A', NITROGEN],
  ['fr', 'pression azote', NITROGEN],
  ['fr', 'HP trop haute causes', HIGH],
  ['fr', 'pourquoi HP haute', HIGH],
  ['fr', 'le pressostat HP coupe', HIGH],
  ['fr', 'BP trop basse causes', LOW],
  ['fr', 'le pressostat BP coupe', LOW],
  ['fr', 'température de refoulement trop haute', HOT],
  ['fr', 'refoulement trop chaud', HOT],
  ['fr', 'compresseur qui ne démarre pas', START],
  ['fr', 'compresseur bourdonne', START],
  ['fr', 'condensateur de démarrage', START],
  ['fr', 'compresseur monophasé', START],
  ['fr', 'couple de serrage dudgeon 1/4 3/8', FLARE],
  ['fr', 'cat 1', article('attestation-capacite-2027')],
  ['fr', 'r32 7,5 bars', '/reglette'],
  ['fr', 'detenteur', '/tools/calcul-kv'],
  ['fr', '1/4 3/8 quel tube', FLARE],
  ['fr', 'diamètre tube split', FLARE],
  ['fr', 'HP trop haute', DIAGNOSIS],
  ['fr', 'BP trop basse', DIAGNOSIS],
  ['fr', 'ça fait pas froid', DIAGNOSIS],
  ['fr', 'pompe à chaleur ne chauffe pas', DIAGNOSIS],
  ['en', 'nitrogen test pressure R32', NITROGEN],
  ['en', 'test pressure R410A', NITROGEN],
  ['en', 'high head pressure causes', HIGH],
  ['en', 'high pressure trip', HIGH],
  ['en', 'low suction pressure causes', LOW],
  ['en', 'low pressure trip', LOW],
  ['en', 'discharge temperature too high', HOT],
  ['en', 'high discharge temperature', HOT],
  ['en', 'compressor won’t start', START],
  ['en', 'compressor hums', START],
  ['en', 'start capacitor', START],
  ['en', 'flare nut torque', FLARE],
  ['en', 'split pipe size', FLARE],
  ['en', 'high head pressure', DIAGNOSIS],
  ['en', 'heat pump not heating', DIAGNOSIS],
];
