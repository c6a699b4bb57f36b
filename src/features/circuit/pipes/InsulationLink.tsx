/** The way to the insulation of a line: its tube, its length and what flows in it go along. */
import { LINE_POINT } from '../../../circuit/lines.ts';
import type { Line } from '../../../circuit/line-names.ts';
import type { TubeFigures } from '../../../circuit/pipes/index.ts';
import { localePath } from '../../../i18n/paths.ts';
import { textAt } from '../../../kit/form/fields.ts';
import { useTranslator } from '../../../kit/island/context.ts';
import { usePart } from '../../../kit/island/use-part.ts';
import { parseNumber } from '../../../quantities/index.ts';
import { useSimulation } from '../simulator/use-simulation.ts';
import type { Part } from '../state/part.ts';
import page from '../part.module.css';

const INSULATION = '/tools/isolation-tuyauterie';
const KINDS = { asp: 'suction', ll: 'liquid', ref: 'discharge' } as const satisfies Record<Line, string>;
const KEYS = { a: 'a_aspiration', e: 'e_entree_detendeur', c: 'c_refoulement_reel' } as const;
/** Under this difference of temperature, K, two points say nothing of a specific heat. */
const LEAST_RISE = 1;

const rounded = (value: number): string => String(Number(value.toPrecision(5)));

export function InsulationLink({ line, tube, part }: { line: Line; tube: TubeFigures; part: Part<'pipes'> }) {
  const t = useTranslator();
  const length = usePart(part.form.$content, ({ texts }) => textAt(texts, `long_${line}`));
  const flowing = usePart(useSimulation().$shown, ({ permanent }) => {
    const { result } = permanent;
    if (!result) return '';
    const { points, performance } = result;
    const at = points[KEYS[LINE_POINT[line]]];
    // Vapour that warms on its way to the compressor tells its own specific heat.
    const from = points.g_sortie_evaporateur;
    const rise = line === 'asp' ? at.T - from.T : 0;
    const heat = rise > LEAST_RISE ? (at.H - from.H) / rise : undefined;
    return new URLSearchParams({
      t_fluid: rounded(at.T),
      capacity: rounded(performance.power_cold),
      ...(heat === undefined ? {} : { m_dot: rounded(performance.mass_flow_h), cp: rounded(heat) }),
    }).toString();
  });
  const parsed = parseNumber(length);
  const run = parsed.ok && parsed.value > 0 ? `&length=${rounded(parsed.value)}` : '';
  const address = `${localePath(t.locale, INSULATION)}?d_out=${rounded(tube.de)}&line=${KINDS[line]}&material=fef&t_air=25&rh=70${run}${flowing === '' ? '' : `&${flowing}`}`;
  return (
    <p className={page.onward}>
      <a href={address}>{t('circuitPages.pipes.insulation')}</a>
    </p>
  );
}
