/** Pages that take something of a machine, by their bare paths. */
const CIRCUIT = '/simulation/circuit/';

/** In the order a card offers them. */
export const TAKING_PATHS = [
  ...(['/reglette', '/simulation/diagnostic', '/tools/controle-etancheite', '/tools/volume-mini'] as const),
  ...(['/simulation/fuite', '/tools/calcul-charge', '/tools/complement-split', '/tools/reglage-detendeur'] as const),
  ...(['/simulation/comparatif', '/simulation/saison', '/simulation/line', '/simulation/hp-optimum'] as const),
  ...(['/tools/calcul-diam', '/tools/capillaire', '/tools/reservoir', '/tools/bouteille-bp', '/tools/desp'] as const),
  ...(['/tools/bouteille-recuperation', '/tools/test-azote', '/tools/bilan-frigorifique'] as const),
  ...(['/tools/isolation-tuyauterie'] as const),
  ...(['/simulation/circuit/general', '/simulation/circuit/diagramme', '/simulation/circuit/pipes'] as const),
  ...(['/simulation/circuit/produits', '/simulation/circuit/technique', '/simulation/circuit/echangeurs'] as const),
  ...(['/simulation/circuit/charge-fluide', '/simulation/circuit/rapport'] as const),
] as const;
export type TakingPath = (typeof TAKING_PATHS)[number];

export const isCircuit = (path: TakingPath): path is TakingPath & `/simulation/circuit/${string}` =>
  path.startsWith(CIRCUIT);

/** Behind the address of the machines: the one to be shown first, by its identity. */
export const MACHINE_HASH = '#machine=';
