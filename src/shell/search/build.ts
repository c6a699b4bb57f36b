/** What the engine says of each fluid for its line in the search: computed while the site is built. */
import { createEmbeddedEngine } from '../../engine/embedded.ts';
import { stateOrNone } from '../../circuit/outcome.ts';
import type { Fluid } from '../../engine/types.ts';
import { STANDARD_ATMOSPHERE, celsiusFromKelvin, kelvinFromCelsius } from '../../quantities/si.ts';
import { BLENDS, SIMULATOR_FLUIDS } from '../../refrigerants/index.ts';
import type { FluidFigures } from './entries.ts';

/** °C, those people ask for. */
const ASKED = [-10, 0, 5, 20, 40] as const;
/** °C: the glide is told at the pressure whose dew is here, as on the fluid's own page. */
const GLIDE_AT = 5;
const DIGITS = 5;
const short = (value: number): number => Number(value.toPrecision(DIGITS));

const blends = new Set(BLENDS.map(({ name }) => name));

function boilingOf(fluid: Fluid): readonly [bubble: number, dew: number] | undefined {
  const found = stateOrNone(() => fluid.saturation({ P: STANDARD_ATMOSPHERE }));
  // Below its triple point at the pressure of the air there is no boiling: CO2.
  if (!found) return undefined;
  const { bubble, dew } = found;
  return [short(celsiusFromKelvin(bubble.T)), short(celsiusFromKelvin(dew.T))];
}

function figuresOf(name: string, fluid: Fluid): FluidFigures {
  const usual = ASKED.filter(
    (t) => kelvinFromCelsius(t) > fluid.limits.Tmin && kelvinFromCelsius(t) < fluid.critical.T,
  );
  const isBlend = blends.has(name);
  const at = usual.includes(GLIDE_AT) ? GLIDE_AT : usual[0];
  const boiling = boilingOf(fluid);
  const glide = (t: number): readonly [kelvins: number, pascal: number] => {
    const P = fluid.saturation({ T: kelvinFromCelsius(t) }).dew.P;
    const { bubble, dew } = fluid.saturation({ P });
    return [short(dew.T - bubble.T), short(P)];
  };
  return {
    usual: usual.map((t) => {
      const { bubble, dew } = fluid.saturation({ T: kelvinFromCelsius(t) });
      return [t, short(dew.P), short(bubble.P)];
    }),
    ...(isBlend && at !== undefined && { glide: glide(at) }),
    critical: [short(celsiusFromKelvin(fluid.critical.T)), short(fluid.critical.P)],
    ...(boiling && { boiling }),
  };
}

let made: ReadonlyMap<string, FluidFigures> | undefined;

/** Pressures people ask for and the glide of every fluid, computed once. @throws {EngineError} for a fluid of the list without an answer */
export function figuresOfFluids(): ReadonlyMap<string, FluidFigures> {
  if (made) return made;
  const engine = createEmbeddedEngine();
  made = new Map(SIMULATOR_FLUIDS.map(({ name }) => [name, figuresOf(name, engine.fluid(name))]));
  return made;
}
