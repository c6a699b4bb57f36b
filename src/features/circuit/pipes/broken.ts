/** What keeps a tube from being recommended, and what to do where none is, in words. */
import type { Line } from '../../../circuit/line-names.ts';
import type { Pipes, TubeFigures, TubeLimit } from '../../../circuit/pipes/index.ts';
import type { Translator } from '../../../i18n/keys.ts';
import { barFromPascal, STANDARD_ATMOSPHERE } from '../../../quantities/si.ts';
import type { Formatter } from '../../../kit/island/format.ts';
import { lineText } from '../line-figures.ts';

export interface LimitsOfLine {
  readonly figures: Pipes['lines'][Line];
  /** m/s */
  readonly fastest: number | undefined;
}

const ATMOSPHERE_BAR = barFromPascal(STANDARD_ATMOSPHERE);

/** A line has its tube where one is recommended that holds everything. */
export const heldTube = ({ recommended, broken }: Pipes['lines'][Line]): TubeFigures | undefined =>
  recommended && broken.length === 0 ? recommended : undefined;

/** The tubes that come nearest, from the narrowest. */
export const nearestTubes = ({ lower, recommended, upper }: Pipes['lines'][Line]): readonly TubeFigures[] =>
  [lower, recommended, upper].filter((tube) => tube !== null);

function pressureText({ p_adm: stands }: TubeFigures, design: number | null, t: Translator, format: Formatter): string {
  if (stands === null) return t('circuitPages.pipes.limits.unknown');
  const asked = (design ?? 0) - ATMOSPHERE_BAR;
  if (stands >= asked) return t('circuitPages.pipes.limits.copper');
  return t('circuitPages.pipes.limits.pressure', {
    v: format.full('gaugePressure', stands),
    m: format.full('gaugePressure', asked),
  });
}

/** "Vitesse 15,94 m/s, limite 15,00 m/s": one limit a tube breaks, with its figures. */
function limitText(limit: TubeLimit, tube: TubeFigures, of: LimitsOfLine, t: Translator, format: Formatter): string {
  if (limit === 'oil') return t('circuitPages.pipes.limits.oil');
  if (limit === 'pressure') return pressureText(tube, of.figures.p_design, t, format);
  if (limit === 'speed') {
    return t('circuitPages.pipes.limits.speed', {
      v: lineText('speed', tube.speed_permanent, format),
      m: lineText('speed', of.fastest, format),
    });
  }
  return tube.dt_permanent === null
    ? t('circuitPages.pipes.limits.drop', { v: lineText('pressureDifference', tube.total_permanent, format) })
    : t('circuitPages.pipes.limits.saturation', {
        v: lineText('temperatureDifference', tube.dt_permanent, format),
        m: lineText('temperatureDifference', of.figures.dt_most, format),
      });
}

/** Each limit a tube breaks. */
export const brokenTexts = (tube: TubeFigures, of: LimitsOfLine, t: Translator, format: Formatter): readonly string[] =>
  tube.broken.map((limit) => limitText(limit, tube, of, t, format));

/** What a reader can do for a line none of whose tubes holds: for the limit that decides. */
export function remedyText(figures: Pipes['lines'][Line], t: Translator): string | undefined {
  // The problem says it.
  if (figures.problem?.code === 'E_PTUBE') return undefined;
  const all = new Set(nearestTubes(figures).flatMap(({ broken }) => broken));
  const limit = (['oil', 'saturation', 'speed'] as const).find((each) => all.has(each));
  if (figures.broken.includes('pressure')) return t('circuitPages.pipes.remedies.pressure');
  return limit && t(`circuitPages.pipes.remedies.${limit}`);
}
