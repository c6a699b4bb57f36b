/** What people call the calculators of the field, and which must come first: twenty askings in each language. */
import type { SearchCase } from './search-case.ts';

const VALVE = '/tools/reglage-detendeur';
const INSULATION = '/tools/isolation-tuyauterie';
const NOISE = '/tools/bruit-exterieur';
const FREEZING = '/tools/temps-congelation';
const TOP_UP = '/tools/complement-split';
const CYLINDER = '/tools/bouteille-recuperation';
const ROOM = '/tools/volume-mini';

export const TOOL_SEARCHES: readonly SearchCase[] = [
  ['fr', 'mes relevés', '/machines'],
  ['fr', 'visite', '/machines'],
  ['fr', 'pressostat hp réglage', '/ressources/articles/bp-trop-basse'],
  ['en', 'low pressure switch setting', '/ressources/articles/bp-trop-basse'],
  ['fr', 'réglage du détendeur', VALVE],
  ['fr', 'combien de tours détendeur', VALVE],
  ['fr', 'vis du détendeur quel sens', VALVE],
  ['fr', 'épaisseur isolant tube', INSULATION],
  ['fr', 'tuyau qui goutte', INSULATION],
  ['fr', 'armaflex épaisseur', INSULATION],
  ['fr', 'bruit pompe à chaleur voisin', NOISE],
  ['fr', 'bruit', NOISE],
  ['fr', 'boucle secondaire', '/simulation/circuit/echangeurs'],
  ['fr', 'pompe frigoporteur', '/simulation/circuit/echangeurs'],
  ['en', 'brine pump', '/simulation/circuit/echangeurs'],
  ['en', 'secondary loop', '/simulation/circuit/echangeurs'],
  ['fr', 'énergie de dégivrage', '/simulation/saison'],
  ['en', 'defrost energy', '/simulation/saison'],
  ['fr', 'étages de puissance', '/simulation/saison'],
  ['fr', 'émergence sonore', NOISE],
  ['fr', 'décibels groupe extérieur', NOISE],
  ['fr', 'temps de congélation', FREEZING],
  ['fr', 'durée surgélation viande', FREEZING],
  ['fr', 'appoint split', TOP_UP],
  ['fr', 'surlongueur', TOP_UP],
  ['fr', 'complément de charge', TOP_UP],
  ['fr', 'bouteille de récup remplissage max', CYLINDER],
  ['fr', 'bouteille récupération', CYLINDER],
  ['fr', 'combien de kg dans une bouteille de récupération', CYLINDER],
  ['fr', 'R290 cuisine 20 m2', ROOM],
  ['fr', 'charge permise dans un local', ROOM],
  ['fr', 'charge maximale dans une chambre', ROOM],
  ['en', 'adjust expansion valve', VALVE],
  ['en', 'txv superheat adjustment', VALVE],
  ['en', 'how many turns expansion valve', VALVE],
  ['en', 'pipe insulation thickness', INSULATION],
  ['en', 'sweating pipe', INSULATION],
  ['en', 'suction line lagging', INSULATION],
  ['en', 'heat pump noise neighbour', NOISE],
  ['en', 'MCS 020', NOISE],
  ['en', 'sound power to sound pressure', NOISE],
  ['en', 'freezing time', FREEZING],
  ['en', 'blast chiller cooling time', FREEZING],
  ['en', 'split top up', TOP_UP],
  ['en', 'additional charge per metre', TOP_UP],
  ['en', 'extra refrigerant long line set', TOP_UP],
  ['en', 'recovery cylinder fill', CYLINDER],
  ['en', 'recovery tank 80% weight', CYLINDER],
  ['en', 'recovery bottle water capacity', CYLINDER],
  ['en', 'charge allowed in a room', ROOM],
  ['en', 'R32 bedroom 12 m2', ROOM],
  ['en', 'how much propane in a kitchen', ROOM],
  // The water loop is a tab of its own.
  ['fr', 'ballon tampon', '/tools/volume-mini?mode=water'],
  ['fr', 'volume boucle d’eau', '/tools/volume-mini?mode=water'],
  ['en', 'buffer tank', '/tools/volume-mini?mode=water'],
  ['en', 'water loop volume', '/tools/volume-mini?mode=water'],
  // A vessel of the circuit and one of the van are told apart.
  ['fr', 'bouteille basse pression', '/tools/bouteille-bp'],
  ['en', 'suction line accumulator', '/tools/bouteille-bp'],
];
