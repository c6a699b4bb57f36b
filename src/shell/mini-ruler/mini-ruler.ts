/** The ruler under the thumb, and typed on any side. It opens on the fluid last read here. */
import type { Pipe } from '../../circuit/ruler/pipe.ts';
import { pageLocale } from '../../language/page.ts';
import { decimalSign, formatNumber } from '../../quantities/number.ts';
import { parseNumber } from '../../quantities/parse.ts';
import { BAR, ZERO_CELSIUS } from '../../quantities/si.ts';
import { restoreChosen } from '../../kit/kept/restore-chosen.ts';
import { $atmosphere, $settings } from '../../kit/kept/settings.ts';
import { bubblePressure, dewPressure, dewTemperature } from './curve.ts';
import type { SaturationCurve } from './curve.ts';
import { graduations, minorPressures, minorTemperatures, pressureMarks, spanOf, temperatureMarks } from './marks.ts';
import type { Mark } from './marks.ts';
import { compared, readingAt } from './reading.ts';
import type { Reading } from './reading.ts';
import { barFrom, celsiusFrom, PRESSURE_SCALES, temperatureIn, TEMPERATURE_SCALES, withoutUnit } from './scale.ts';
import type { PressureUnit, Scale } from './scale.ts';

restoreChosen();

const KEY = 'appfroid-ruler-fluid';
const GAP = '\u202f';
const locale = pageLocale();

const SIDES = ['gauge', 'absolute', 'dew', 'bubble'] as const satisfies readonly (keyof Reading)[];
type Side = (typeof SIDES)[number];
type Field = Side | 'measured';

const kindOf = (field: Field): 'pressure' | 'temperature' =>
  field === 'gauge' || field === 'absolute' ? 'pressure' : 'temperature';

/** The scales of the reader's instruments, as the settings have them. */
function scaleOfReader(): Scale {
  const { unitSystem, units, pressureReference: reference } = $settings.get();
  const isUs = unitSystem === 'us';
  const wanted = units['pressure'] ?? (isUs ? 'psi' : 'bar');
  const degrees = { degC: 'C', degF: 'F', K: 'K' } as const;
  return {
    temperature: degrees[(units['temperature'] ?? (isUs ? 'degF' : 'degC')) as keyof typeof degrees] ?? 'C',
    pressure: wanted in PRESSURE_SCALES ? (wanted as PressureUnit) : 'bar',
    reference,
    atmosphere: $atmosphere.get() / BAR,
  };
}

function connect(ruler: HTMLElement): void {
  const find = <E extends Element>(selector: string): E | null => ruler.querySelector<E>(selector);
  const select = find<HTMLSelectElement>('select');
  const range = find<HTMLInputElement>('input[type="range"]');
  const simulator = find<HTMLAnchorElement>('[data-ruler-link="simulator"]');
  const whole = find<HTMLAnchorElement>('[data-ruler-link="ruler"]');
  const problem = find<HTMLElement>('[data-ruler-problem]');
  const readings = find<HTMLElement>('.reading');
  const verdictName = find<HTMLElement>('[data-verdict-name]');
  const kelvins = find<HTMLElement>('[data-kelvins]');
  const basis = find<HTMLElement>('[data-basis]');
  const pipes = [...ruler.querySelectorAll<HTMLElement>('[data-pipe]')];
  const usual = [...ruler.querySelectorAll<HTMLElement>('[data-usual]')];
  const curves = JSON.parse(document.querySelector('#ruler-curves')?.textContent ?? '[]') as SaturationCurve[];
  const fields = new Map(
    [...ruler.querySelectorAll<HTMLInputElement>('[data-read]')].map((field) => [
      field.dataset['read'] as Field,
      field,
    ]),
  );
  if (!select || !range || !simulator || !problem || !readings || !verdictName || !kelvins) return;
  let scale = scaleOfReader();
  /** What is read, °C at the dew: the thumb stands at the nearest tenth of it. */
  let celsius = range.valueAsNumber;
  /** What was measured on the pipe, °C. */
  let measured: number | undefined;
  /** The side it was measured on, once that is said. */
  let pipe: Pipe | undefined;

  const drawMarks = (side: string, marks: readonly Mark[], minor: readonly number[]): void => {
    const place = find(`[data-marks="${side}"]`);
    place?.querySelector('path')?.setAttribute('d', graduations(minor));
    for (const old of place?.querySelectorAll('span') ?? []) old.remove();
    place?.append(
      ...marks.map(({ at, value }) => {
        const mark = document.createElement('span');
        mark.style.left = `${at.toFixed(2)}%`;
        mark.textContent = formatNumber(value, Number.isInteger(value) ? 0 : value < 0.1 ? 2 : 1, locale);
        return mark;
      }),
    );
  };
  const curveNow = (): SaturationCurve | undefined => curves.find(({ fluid }) => fluid === select.value);

  function judge(curve: SaturationCurve): void {
    if (!verdictName || !kelvins) return;
    const found = measured === undefined ? undefined : compared(curve, celsius, measured, pipe);
    const { verdict = 'superheat', kelvins: difference } = found ?? {};
    verdictName.textContent = verdictName.dataset[verdict] ?? '';
    const isWritten = difference !== undefined && (verdict === 'superheat' || verdict === 'subcooling');
    kelvins.textContent = isWritten
      ? formatNumber(difference * TEMPERATURE_SCALES[scale.temperature].per, 1, locale)
      : '–';
  }

  /** @param P bar absolute: what is read, or what is typed and has no reading here; the whole ruler says why. */
  function lead(curve: SaturationCurve, P = dewPressure(curve, celsius + ZERO_CELSIUS)): void {
    if (!simulator) return;
    const permanent = JSON.stringify({ fluid: curve.fluid, temp_evp: Number(celsius.toFixed(2)) });
    simulator.search = `?permanent=${encodeURIComponent(permanent)}`;
    if (!whole) return;
    const { altitude } = $settings.get();
    const gauge = P - scale.atmosphere;
    const unit = scale.pressure === 'MPa' ? 'kPa' : scale.pressure;
    whole.search = new URLSearchParams({
      fluid: curve.fluid,
      p: String(Number((gauge * PRESSURE_SCALES[unit].perBar).toPrecision(7))),
      unit,
      ref: 'gauge',
      ...(altitude !== 0 && { alt: String(altitude) }),
      ...(measured !== undefined && { t: String(Number(measured.toPrecision(7))) }),
      ...(pipe && { side: pipe }),
    }).toString();
  }

  /** Shows what is read; the field being typed in keeps its text. */
  function read(typed?: Field): void {
    const curve = curveNow();
    if (!curve || !range || !problem || !readings) return;
    const reading = readingAt(curve, celsius, scale, locale);
    for (const side of SIDES) {
      const field = fields.get(side);
      if (!field) continue;
      if (side !== typed) field.value = reading[side];
      field.ariaInvalid = null;
    }
    problem.textContent = '';
    range.valueAsNumber = celsius;
    const { symbol } = TEMPERATURE_SCALES[scale.temperature];
    // What the marks count from is said where they are read.
    const from = fields.get(scale.reference)?.labels?.[0]?.firstElementChild?.textContent ?? '';
    if (basis) basis.textContent = from.trim();
    const pressure = `${from.trim()} ${reading[scale.reference]}${GAP}${scale.pressure}`;
    range.setAttribute('aria-valuetext', `${reading.dew}${GAP}${symbol}, ${pressure}`);
    readings.toggleAttribute('data-blend', curve.dew !== undefined);
    const dew = find<HTMLElement>('[data-pure]');
    if (dew) dew.textContent = dew.dataset[curve.dew ? 'mixed' : 'pure'] ?? '';
    for (const button of usual) button.ariaPressed = String(button.dataset['usual'] === curve.fluid);
    judge(curve);
    lead(curve);
  }

  /** The dew temperature, °C, that what is typed on a side stands for; undefined beyond the rule. */
  function typedCelsius(side: Side, value: number, typedIn: Scale, curve: SaturationCurve): number | undefined {
    if (side === 'dew') return celsiusFrom(value, typedIn);
    const P =
      side === 'bubble'
        ? bubblePressure(curve, celsiusFrom(value, typedIn) + ZERO_CELSIUS)
        : barFrom(value, typedIn) + (side === 'gauge' ? typedIn.atmosphere : 0);
    const T = dewTemperature(curve, P);
    return T === undefined ? undefined : T - ZERO_CELSIUS;
  }

  function take(name: Field): void {
    const [curve, field] = [curveNow(), fields.get(name)];
    if (!curve || !field || !range || !problem) return;
    const [text, typedIn] = withoutUnit(field.value, scale, kindOf(name));
    const parsed = parseNumber(text, decimalSign(locale));
    const isBegun = /^[-+\u2212\u2013]?$/.test(field.value.trim());
    if (name === 'measured') {
      measured = parsed.ok ? celsiusFrom(parsed.value, typedIn) : isBegun ? undefined : measured;
      field.ariaInvalid = parsed.ok || isBegun ? null : 'true';
      problem.textContent = parsed.ok || isBegun ? '' : (problem.dataset['wrong'] ?? '');
      judge(curve);
      lead(curve);
      return;
    }
    const found = parsed.ok ? typedCelsius(name, parsed.value, typedIn, curve) : undefined;
    if (found !== undefined && found >= Number(range.min) && found <= Number(range.max)) {
      celsius = found;
      read(name);
      return;
    }
    // The last reading stands, but not what followed from it; half a number is nobody's mistake yet.
    if (!isBegun && kelvins) kelvins.textContent = '–';
    if (parsed.ok && kindOf(name) === 'pressure')
      lead(curve, barFrom(parsed.value, typedIn) + (name === 'gauge' ? typedIn.atmosphere : 0));
    field.ariaInvalid = isBegun ? null : 'true';
    const { wrong = '', outside = '' } = problem.dataset;
    problem.textContent = isBegun ? '' : parsed.ok ? outside : wrong;
  }

  function drawScale(): void {
    const curve = curveNow();
    if (!curve || !range) return;
    const span = spanOf(curve);
    // The place on the scale is kept wherever the new fluid has one there.
    range.min = String(span.low);
    range.max = String(span.high);
    celsius = Math.min(span.high, Math.max(span.low, celsius));
    drawMarks('temperature', temperatureMarks(span, scale), minorTemperatures(span, scale));
    drawMarks('pressure', pressureMarks(curve, span, scale), minorPressures(curve, span, scale));
    read();
  }

  range.addEventListener('input', () => {
    celsius = range.valueAsNumber;
    read();
  });
  for (const [name, field] of fields) {
    field.addEventListener('input', () => take(name));
    field.addEventListener('focus', () => field.select());
    field.addEventListener('change', () => {
      if (field.ariaInvalid !== 'true' && name !== 'measured') read();
    });
    field.addEventListener('keydown', ({ key }) => {
      if (key !== 'Enter') return;
      // "Next" of a phone's keys: from a reading to the measure, and from there to the answer.
      if (name === 'measured') field.blur();
      else fields.get('measured')?.focus();
    });
  }
  for (const button of pipes)
    button.addEventListener('click', () => {
      pipe = button.dataset['pipe'] as Pipe;
      for (const each of pipes) each.ariaPressed = String(each === button);
      const curve = curveNow();
      if (!curve) return;
      judge(curve);
      lead(curve);
    });
  function changeFluid(fluid: string): void {
    if (select) select.value = fluid;
    drawScale();
    try {
      localStorage.setItem(KEY, fluid);
    } catch {
      return;
    }
  }
  select.addEventListener('change', () => changeFluid(select.value));
  for (const button of usual) button.addEventListener('click', () => changeFluid(button.dataset['usual'] ?? ''));
  try {
    const last = localStorage.getItem(KEY);
    if (last !== null && curves.some(({ fluid }) => fluid === last)) select.value = last;
  } catch {
    // The served fluid stands.
  }
  $settings.subscribe(() => {
    scale = scaleOfReader();
    const units = {
      pressure: scale.pressure,
      temperature: TEMPERATURE_SCALES[scale.temperature].symbol,
      difference: TEMPERATURE_SCALES[scale.temperature].difference,
    };
    for (const unit of ruler.querySelectorAll<HTMLElement>('[data-unit]'))
      unit.textContent = units[unit.dataset['unit'] as keyof typeof units];
    drawScale();
    const field = fields.get('measured');
    if (field && measured !== undefined) field.value = formatNumber(temperatureIn(measured, scale), 1, locale);
  });
}

for (const ruler of document.querySelectorAll<HTMLElement>('[data-ruler]')) connect(ruler);
