/** The ruler under the thumb, and typed on any side. It opens on the fluid last read here. */
import { OUTLETS } from '../../circuit/optimum/outlets.ts';
import type { Pipe } from '../../circuit/ruler/pipe.ts';
import { pageLocale } from '../../language/page.ts';
import { decimalSign, formatNumber } from '../../quantities/number.ts';
import { parseNumber } from '../../quantities/parse.ts';
import { BAR } from '../../quantities/si.ts';
import { withOtherSign } from '../../quantities/sign.ts';
import { keepFluid, lastFluid } from '../../kit/fluids/last-fluid.ts';
import { restoreChosen } from '../../kit/storage/restore-chosen.ts';
import { $atmosphere, $settings } from '../../kit/storage/settings.ts';
import type { SaturationCurve } from './curve.ts';
import { dewOf, isAboveCritical, leadingOfNext, pressureOf } from './leading.ts';
import type { Leading, Side } from './leading.ts';
import { graduations, minorPressures, minorTemperatures, pressureMarks, spanOf, temperatureMarks } from './marks.ts';
import type { Mark } from './marks.ts';
import { compared, readingAt, sideText } from './reading.ts';
import { keepTyped, lastTyped } from './typed.ts';
import { barFrom, celsiusFrom, PRESSURE_SCALES, temperatureIn, TEMPERATURE_SCALES, withoutUnit } from './scale.ts';
import type { PressureUnit, Scale } from './scale.ts';

restoreChosen();

const CARBON_DIOXIDE = 'R744';
const GAP = '\u202f';
const locale = pageLocale();

const SIDES = ['gauge', 'absolute', 'dew', 'bubble'] as const satisfies readonly Side[];
type Field = Side | 'measured';

/** The units the page is served in. */
const SERVED = { temperature: 'C', pressure: 'bar' } as const;

/** Half a number is nobody's mistake yet. */
const isBegun = (text: string): boolean => /^[-+\u2212\u2013]?$/.test(text.trim());

const kindOf = (field: Field): 'pressure' | 'temperature' =>
  field === 'gauge' || field === 'absolute' ? 'pressure' : 'temperature';

/** The scales of the reader's instruments, as the settings have them. */
function scaleOfReader(): Scale {
  const { unitSystem, units } = $settings.get();
  const isUs = unitSystem === 'us';
  const wanted = units['pressure'] ?? (isUs ? 'psi' : 'bar');
  const degrees = { degC: 'C', degF: 'F', K: 'K' } as const;
  return {
    temperature: degrees[(units['temperature'] ?? (isUs ? 'degF' : 'degC')) as keyof typeof degrees] ?? 'C',
    pressure: wanted in PRESSURE_SCALES ? (wanted as PressureUnit) : 'bar',
    atmosphere: $atmosphere.get() / BAR,
  };
}

function connect(ruler: HTMLElement): void {
  const find = <E extends Element>(selector: string): E | null => ruler.querySelector<E>(selector);
  const select = find<HTMLSelectElement>('select');
  const range = find<HTMLInputElement>('input[type="range"]');
  const simulator = find<HTMLAnchorElement>('[data-ruler-link="simulator"]');
  const optimum = find<HTMLAnchorElement>('[data-ruler-link="optimum"]');
  const whole = find<HTMLAnchorElement>('[data-ruler-link="ruler"]');
  const problem = find<HTMLElement>('[data-ruler-problem]');
  const readings = find<HTMLElement>('.reading');
  const verdictName = find<HTMLElement>('[data-verdict-name]');
  const kelvins = find<HTMLElement>('[data-kelvins]');
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
  const gaugeName = fields.get('gauge')?.labels?.[0]?.textContent?.trim() ?? '';
  let scale = scaleOfReader();
  let leading: Leading = {
    side: 'dew',
    value: range.valueAsNumber,
  };
  /** Whether it is still the page's own example. */
  let isExample = true;
  /** The dew temperature it stands for, °C; undefined where there is none on this curve. */
  let celsius: number | undefined = range.valueAsNumber;
  /** What was measured on the pipe, °C. */
  let measured: number | undefined;
  /** The field that is typed in while this script comes: its text is finished by its reader. */
  let held: Element | null = null;
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
        mark.textContent = formatNumber(value, Number.isInteger(value) ? 0 : Math.abs(value) < 0.1 ? 2 : 1, locale);
        return mark;
      }),
    );
  };
  const curveOf = (name: string): SaturationCurve | undefined => curves.find(({ fluid }) => fluid === name);
  const curveNow = (): SaturationCurve | undefined => curveOf(select.value);

  function judge(curve: SaturationCurve): void {
    if (!verdictName || !kelvins) return;
    const found =
      measured === undefined || celsius === undefined ? undefined : compared(curve, celsius, measured, pipe);
    const { verdict = 'superheat', kelvins: difference } = found ?? {};
    verdictName.textContent = verdictName.dataset[verdict] ?? '';
    const isWritten = difference !== undefined && (verdict === 'superheat' || verdict === 'subcooling');
    kelvins.textContent = isWritten
      ? formatNumber(difference * TEMPERATURE_SCALES[scale.temperature].per, 1, locale)
      : '–';
  }

  function lead(curve: SaturationCurve): void {
    if (!simulator) return;
    const permanent = { fluid: curve.fluid, ...(celsius !== undefined && { temp_evp: Number(celsius.toFixed(2)) }) };
    simulator.search = `?permanent=${encodeURIComponent(JSON.stringify(permanent))}`;
    const P = pressureOf(leading, curve, scale.atmosphere);
    if (optimum) {
      optimum.hidden = curve.fluid !== CARBON_DIOXIDE || !isAboveCritical(leading, curve, scale.atmosphere);
      // What leaves the gas cooler, but for what was said to be read on the suction.
      const outlet = measured !== undefined && pipe !== 'low' ? measured : Number.NaN;
      const isOutlet = outlet >= OUTLETS.min && outlet <= OUTLETS.max;
      optimum.search = new URLSearchParams({
        ...(P !== undefined && { p_gc: String(Number(P.toFixed(3))) }),
        ...(isOutlet && { t_out_gc: String(Number(outlet.toFixed(3))) }),
      }).toString();
    }
    if (!whole) return;
    const { altitude } = $settings.get();
    const unit = scale.pressure === 'MPa' ? 'kPa' : scale.pressure;
    whole.search = new URLSearchParams({
      fluid: curve.fluid,
      ...(P !== undefined && {
        p: String(Number(((P - scale.atmosphere) * PRESSURE_SCALES[unit].perBar).toPrecision(7))),
        unit,
        ref: 'gauge',
        ...(altitude !== 0 && { alt: String(altitude) }),
      }),
      ...(measured !== undefined && { t: String(Number(measured.toPrecision(7))) }),
      ...(pipe && { side: pipe }),
    }).toString();
  }

  function say(curve: SaturationCurve): void {
    if (!problem) return;
    const { wrong = '', outside = '', above = '' } = problem.dataset;
    const isWrong = (name: Field): boolean => fields.get(name)?.ariaInvalid === 'true';
    if (isWrong(leading.side) && leading.value !== undefined)
      problem.textContent = isAboveCritical(leading, curve, scale.atmosphere) ? above : outside;
    else problem.textContent = isWrong(leading.side) || isWrong('measured') ? wrong : '';
  }

  /** Shows what is read; the field being typed in keeps its text. */
  function read(typed?: Side): void {
    const curve = curveNow();
    if (!curve || !range || !problem || !readings) return;
    celsius = dewOf(leading, curve, scale.atmosphere);
    const reading = readingAt(curve, celsius, scale, locale, pressureOf(leading, curve, scale.atmosphere));
    for (const side of SIDES) {
      const field = fields.get(side);
      if (!field) continue;
      if (side !== leading.side) field.value = reading[side];
      else if (side !== typed && field !== held && leading.value !== undefined)
        field.value = sideText(side, leading.value, scale, locale);
      const isWrong = side === leading.side && celsius === undefined && !isBegun(field.value);
      field.ariaInvalid = isWrong ? 'true' : null;
    }
    say(curve);
    if (celsius !== undefined) range.valueAsNumber = celsius;
    range.toggleAttribute('data-none', celsius === undefined);
    const { symbol } = TEMPERATURE_SCALES[scale.temperature];
    const pressure = `${gaugeName} ${reading.gauge}${GAP}${scale.pressure}`;
    range.setAttribute('aria-valuetext', `${reading.dew}${GAP}${symbol}, ${pressure}`);
    readings.toggleAttribute('data-blend', curve.dew !== undefined);
    const dew = find<HTMLElement>('[data-pure]');
    if (dew) dew.textContent = dew.dataset[curve.dew ? 'mixed' : 'pure'] ?? '';
    for (const button of usual) button.ariaPressed = String(button.dataset['usual'] === curve.fluid);
    judge(curve);
    lead(curve);
  }

  function take(name: Field): void {
    const [curve, field] = [curveNow(), fields.get(name)];
    if (!curve || !field || !problem) return;
    const [text, typedIn] = withoutUnit(field.value, scale, kindOf(name));
    const parsed = parseNumber(text, decimalSign(locale));
    if (name === 'measured') {
      measured = parsed.ok ? celsiusFrom(parsed.value, typedIn) : undefined;
      field.ariaInvalid = parsed.ok || isBegun(field.value) ? null : 'true';
      say(curve);
      judge(curve);
      lead(curve);
      return;
    }
    isExample = false;
    const valueFrom = kindOf(name) === 'pressure' ? barFrom : celsiusFrom;
    leading = { side: name, value: parsed.ok ? valueFrom(parsed.value, typedIn) : undefined };
    read(name);
  }

  function drawScale(): void {
    const curve = curveNow();
    if (!curve || !range) return;
    const span = spanOf(curve);
    range.min = String(span.low);
    range.max = String(span.high);
    drawMarks('temperature', temperatureMarks(span, scale), minorTemperatures(span, scale));
    drawMarks('pressure', pressureMarks(curve, span, scale), minorPressures(curve, span, scale));
    read();
  }

  /** What is typed goes with the reader to another page and back: the side that leads, and what was measured. */
  const unitsTyped = (): string => `${location.pathname} ${scale.temperature} ${scale.pressure}`;
  function keep(): void {
    const names: readonly Field[] = isExample ? ['measured'] : [leading.side, 'measured'];
    const texts = names.map((name) => [name, fields.get(name)?.value ?? ''] as const).filter(([, text]) => text !== '');
    keepTyped({ texts: Object.fromEntries(texts), pipe: pipe ?? '', units: unitsTyped() });
  }
  function choosePipe(side: Pipe): void {
    pipe = side;
    for (const each of pipes) each.ariaPressed = String(each.dataset['pipe'] === side);
    const curve = curveNow();
    if (!curve) return;
    judge(curve);
    lead(curve);
  }
  ruler.addEventListener('input', () => queueMicrotask(keep));
  ruler.addEventListener('click', () => queueMicrotask(keep));

  range.addEventListener('input', () => {
    isExample = false;
    leading = { side: 'dew', value: range.valueAsNumber };
    read();
  });
  for (const [name, field] of fields) {
    field.addEventListener('input', () => take(name));
    field.addEventListener('focus', () => field.select());
    field.addEventListener('change', () => {
      if (name === leading.side && leading.value !== undefined) read();
    });
    field.addEventListener('keydown', ({ key }) => {
      if (key !== 'Enter') return;
      // "Next" of a phone's keys: from a reading to the measure, and from there to the answer.
      if (name === 'measured') field.blur();
      else fields.get('measured')?.focus();
    });
  }
  for (const button of pipes) button.addEventListener('click', () => choosePipe(button.dataset['pipe'] as Pipe));
  for (const button of ruler.querySelectorAll<HTMLButtonElement>('[data-sign]')) {
    const name = button.dataset['sign'] as Field;
    const field = fields.get(name);
    if (!field) continue;
    // The field keeps the focus, and a phone its keys.
    button.addEventListener('mousedown', (event) => event.preventDefault());
    button.addEventListener('click', () => {
      const isNone = !/\d/.test(field.value);
      field.value = withOtherSign(isNone ? '' : field.value);
      take(name);
      if (isNone) field.focus();
      field.setSelectionRange(field.value.length, field.value.length);
    });
  }
  /** What was read stays, as on a manifold: what the page itself shows of a fluid is first taken as its pressure. */
  function changeFluid(fluid: string): void {
    const [before, after] = [curveOf(shown), curveOf(fluid)];
    if (before && after) leading = leadingOfNext(leading, isExample, before, after, scale.atmosphere);
    shown = fluid;
    if (select) select.value = fluid;
    drawScale();
    keepFluid(fluid);
  }
  select.addEventListener('change', () => changeFluid(select.value));
  for (const button of usual) button.addEventListener('click', () => changeFluid(button.dataset['usual'] ?? ''));
  // Chosen, slid and typed while this script was on its way: the figures beside the units of the page as served.
  const isChosen = select.selectedIndex > 0 || 'chosen' in select.dataset;
  const typedBefore = [...fields].flatMap(([name, field]) =>
    field.value === field.defaultValue ? [] : [[name, field.value] as const],
  );
  const last = lastFluid();
  if (!isChosen && last !== undefined && curveOf(last)) select.value = last;
  if (isChosen) keepFluid(select.value);
  let shown = select.value;
  if (range.value !== range.defaultValue) isExample = false;
  scale = { ...SERVED, atmosphere: scale.atmosphere };
  for (const [name, text] of typedBefore) {
    const field = fields.get(name);
    if (field) field.value = text;
    take(name);
  }
  const { temperature, pressure } = scaleOfReader();
  if (temperature === SERVED.temperature && pressure === SERVED.pressure) held = document.activeElement;
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
    if (field && field !== held && measured !== undefined)
      field.value = formatNumber(temperatureIn(measured, scale), 1, locale);
  });
  held = null;
  // A field that has the focus, and nothing typed yet, is written anew: what is typed next still takes its place.
  for (const [name, field] of fields)
    if (field === document.activeElement && !typedBefore.some(([typed]) => typed === name)) field.select();
  const kept = typedBefore.length > 0 || isChosen || !isExample ? undefined : lastTyped(unitsTyped());
  for (const [name, text] of Object.entries(kept?.texts ?? {})) {
    const field = fields.get(name as Field);
    if (!field) continue;
    field.value = text;
    take(name as Field);
  }
  if (kept && pipes.some(({ dataset }) => dataset['pipe'] === kept.pipe)) choosePipe(kept.pipe as Pipe);
}

for (const ruler of document.querySelectorAll<HTMLElement>('[data-ruler]')) connect(ruler);
