/** The ruler under the thumb, and typed on either side. It opens on the fluid last read here. */
import { decimalSign, formatNumber } from '../../../quantities/number.ts';
import { parseNumber } from '../../../quantities/parse.ts';
import { BAR, ZERO_CELSIUS } from '../../../quantities/si.ts';
import { $atmosphere, $settings } from '../../../stores/settings.ts';
import { dewPressure, dewTemperature } from './curve.ts';
import type { SaturationCurve } from './curve.ts';
import { graduations, minorPressures, minorTemperatures, pressureMarks, spanOf, temperatureMarks } from './marks.ts';
import type { Mark } from './marks.ts';
import { barFrom, celsiusFrom, readingAt } from './reading.ts';
import type { Reading, Scale } from './reading.ts';

const KEY = 'appfroid-ruler-fluid';
const GAP = '\u202f';
const locale = document.documentElement.lang === 'en' ? 'en' : 'fr';

type Side = 'temperature' | 'gauge' | 'absolute';
const SIDES: readonly Side[] = ['temperature', 'gauge', 'absolute'];

/** The scales of the reader's instruments, as the settings have them. */
function scaleOfReader(): Scale {
  const { unitSystem, units } = $settings.get();
  const wanted = (quantity: string, us: string): boolean => (units[quantity] ?? (unitSystem === 'us' ? us : '')) === us;
  return {
    temperature: wanted('temperature', 'degF') ? 'F' : 'C',
    pressure: wanted('pressure', 'psi') ? 'psi' : 'bar',
    atmosphere: $atmosphere.get() / BAR,
  };
}

function connect(ruler: HTMLElement): void {
  const select = ruler.querySelector('select');
  const range = ruler.querySelector<HTMLInputElement>('input[type="range"]');
  const simulator = ruler.querySelector<HTMLAnchorElement>('[data-ruler-link="simulator"]');
  const whole = ruler.querySelector<HTMLAnchorElement>('[data-ruler-link="ruler"]');
  const problem = ruler.querySelector<HTMLElement>('[data-ruler-problem]');
  const curves = JSON.parse(document.querySelector('#ruler-curves')?.textContent ?? '[]') as SaturationCurve[];
  const fields = Object.fromEntries(
    SIDES.map((side) => [side, ruler.querySelector<HTMLInputElement>(`[data-read="${side}"]`)]),
  ) as Record<Side, HTMLInputElement | null>;
  if (!select || !range || !simulator || !problem) return;
  let scale = scaleOfReader();
  /** What is read, °C: the thumb stands at the nearest tenth of it. */
  let celsius = range.valueAsNumber;

  const drawMarks = (side: string, marks: readonly Mark[], minor: readonly number[]): void => {
    const place = ruler.querySelector(`[data-marks="${side}"]`);
    place?.querySelector('path')?.setAttribute('d', graduations(minor));
    for (const old of place?.querySelectorAll('span') ?? []) old.remove();
    place?.append(
      ...marks.map(({ at, value }) => {
        const mark = document.createElement('span');
        mark.style.left = `${at.toFixed(2)}%`;
        mark.textContent = formatNumber(value, Number.isInteger(value) ? 0 : 1, locale);
        return mark;
      }),
    );
  };
  const curveNow = (): SaturationCurve | undefined => curves.find(({ fluid }) => fluid === select.value);

  /** Shows what is read; the field being typed in keeps its text. */
  function read(typed?: Side): void {
    const curve = curveNow();
    if (!curve || !range || !simulator || !problem) return;
    const reading: Reading = readingAt(curve, celsius, scale, locale);
    for (const [name, text] of Object.entries(reading)) {
      const place = ruler.querySelector(`[data-read="${name}"]`);
      if (place instanceof HTMLInputElement) {
        if (name !== typed) place.value = text;
        place.ariaInvalid = null;
      } else if (place) place.textContent = text;
    }
    problem.textContent = '';
    range.valueAsNumber = celsius;
    range.setAttribute(
      'aria-valuetext',
      `${reading.temperature}${GAP}°${scale.temperature}, ${reading.absolute}${GAP}${scale.pressure}`,
    );
    const rounded = Number(celsius.toFixed(2));
    simulator.search = `?permanent=${encodeURIComponent(JSON.stringify({ fluid: curve.fluid, temp_evp: rounded }))}`;
    if (whole) {
      const gauge = barFrom(1, scale) === 1 ? 'bar' : 'psi';
      const bar = dewPressure(curve, celsius + ZERO_CELSIUS) - scale.atmosphere;
      const { altitude } = $settings.get();
      whole.search = new URLSearchParams({
        fluid: curve.fluid,
        p: String(Number((bar / barFrom(1, scale)).toPrecision(7))),
        unit: gauge,
        ref: 'gauge',
        ...(altitude !== 0 && { alt: String(altitude) }),
      }).toString();
    }
    for (const place of ruler.querySelectorAll('[data-bubble]')) place.toggleAttribute('data-none', !curve.dew);
  }

  /** The temperature, °C, that what is typed on a side stands for; undefined beyond the rule. */
  function typedCelsius(side: Side, value: number, curve: SaturationCurve): number | undefined {
    if (side === 'temperature') return celsiusFrom(value, scale);
    const T = dewTemperature(curve, barFrom(value, scale) + (side === 'gauge' ? scale.atmosphere : 0));
    return T === undefined ? undefined : T - ZERO_CELSIUS;
  }

  function take(side: Side): void {
    const [curve, field] = [curveNow(), fields[side]];
    if (!curve || !field || !range || !problem) return;
    const parsed = parseNumber(field.value, decimalSign(locale));
    const found = parsed.ok ? typedCelsius(side, parsed.value, curve) : undefined;
    const isOnRule = found !== undefined && found >= Number(range.min) && found <= Number(range.max);
    if (isOnRule) {
      celsius = found;
      read(side);
      return;
    }
    // The last reading stands; half a number is nobody's mistake yet.
    const isBegun = /^[-+\u2212\u2013]?$/.test(field.value.trim());
    field.ariaInvalid = isBegun ? null : 'true';
    const { wrong = '', outside = '' } = problem.dataset;
    problem.textContent = isBegun ? '' : parsed.ok ? outside : wrong;
  }

  function changeFluid(): void {
    const curve = curveNow();
    if (!curve || !range) return;
    const span = spanOf(curve);
    // The place on the scale is kept wherever the new fluid has one there.
    range.min = String(span.low);
    range.max = String(span.high);
    celsius = Math.min(span.high, Math.max(span.low, celsius));
    drawMarks('temperature', temperatureMarks(span), minorTemperatures(span));
    drawMarks('pressure', pressureMarks(curve, span), minorPressures(curve, span));
    read();
  }

  range.addEventListener('input', () => {
    celsius = range.valueAsNumber;
    read();
  });
  for (const side of SIDES) {
    const field = fields[side];
    field?.addEventListener('input', () => take(side));
    field?.addEventListener('focus', () => field.select());
    field?.addEventListener('change', () => {
      if (field.ariaInvalid !== 'true') read();
    });
  }
  select.addEventListener('change', () => {
    changeFluid();
    try {
      localStorage.setItem(KEY, select.value);
    } catch {
      return;
    }
  });
  const showScale = (): void => {
    scale = scaleOfReader();
    for (const unit of ruler.querySelectorAll<HTMLElement>('[data-unit]'))
      unit.textContent = unit.dataset['unit'] === 'pressure' ? scale.pressure : `°${scale.temperature}`;
    read();
  };
  $settings.subscribe(showScale);
  try {
    const last = localStorage.getItem(KEY);
    if (last !== null && last !== select.value && curves.some(({ fluid }) => fluid === last)) {
      select.value = last;
      changeFluid();
    }
  } catch {
    return;
  }
}

for (const ruler of document.querySelectorAll<HTMLElement>('[data-ruler]')) connect(ruler);
