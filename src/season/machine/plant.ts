/** The request of a year where the cycle has levels of its own. */
import { ARCHITECTURE_FIELDS } from '../../simulation/architecture-fields.ts';

type Asked = Readonly<Record<string, unknown>>;

/** What a field of a cycle is where nothing is told. */
const usual = (key: string): unknown => ARCHITECTURE_FIELDS.find(({ body }) => body === key)?.optionalDefault;

/**
 * A request of `seasonal` whose `machine` may be a plant: of a cascade the high stage's fluid is the machine's, of a booster the loads
 * of its levels are the capacity and the upper level is the evaporation.
 */
export function requestOfPlant(request: Asked): Asked {
  const { fluid } = request;
  const machine = (request['machine'] ?? {}) as Asked;
  const { architecture, fluid_hp = fluid, q_mt = usual('q_mt'), q_lt = usual('q_lt') } = machine;
  if (architecture === 'cascade') return { ...request, fluid: fluid_hp, machine: { ...machine, fluid_hp } };
  if (architecture !== 'booster') return request;
  return { ...request, power_cold: Number(q_mt) + Number(q_lt), t_evp: machine['te_mt'] ?? usual('te_mt') };
}
