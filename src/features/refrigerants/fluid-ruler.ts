/** The ruler of a refrigerant's page: what is typed or slid is answered at once, from the numbers the page holds. */
import type { SaturationSeries } from '../../circuit/fluid-sheet/series.ts';
import { pageLocale } from '../../language/page.ts';
import { decimalSign, formatAtMost, formatNumber } from '../../quantities/number.ts';
import { parseNumber } from '../../quantities/parse.ts';
import { barFromReading, pressureEnds, readingFromPressure, readingFromTemperature } from './ruler-reading.ts';
import type { Ends, RulerReading, Way } from './ruler-reading.ts';

const locale = pageLocale();
const SIDES = ['bubble', 'dew'] as const;

function connect(ruler: HTMLElement): void {
  const series = JSON.parse(ruler.querySelector('script')?.textContent ?? 'null') as SaturationSeries | null;
  const temperature = ruler.querySelector<HTMLInputElement>('[name="t"]');
  const pressure = ruler.querySelector<HTMLInputElement>('[name="p"]');
  const slide = ruler.querySelector<HTMLInputElement>('[name="slide"]');
  const basis = ruler.querySelector<HTMLSelectElement>('[name="basis"]');
  /** Of CO2, which works above its critical point. */
  const optimum = ruler.querySelector<HTMLAnchorElement>('[data-optimum]');
  if (!series || !temperature || !pressure || !slide || !basis) return;
  const { from, to } = series;
  const way = (): Way => basis.value as Way;
  const unitOf = (of: Way): string => [...basis.options].find(({ value }) => value === of)?.text ?? '';
  /** The one state of the ruler: what is written in it is never read back. */
  let state = readingFromTemperature(series, slide.valueAsNumber, locale);

  const write = (key: string, text: string, unit?: string): void => {
    const place = ruler.querySelector(key);
    if (!place) return;
    place.textContent = text;
    const symbol = place.parentElement?.querySelector('i');
    if (symbol && unit !== undefined) symbol.textContent = unit;
  };
  const answersOf = (field: HTMLElement): HTMLElement | null | undefined =>
    field.closest('[data-pair]')?.querySelector('dl');
  /** What cannot be answered keeps its last answer, dimmed, and says why. */
  const tell = (field: HTMLInputElement, problem: string): void => {
    if (optimum) optimum.hidden = true;
    field.setAttribute('aria-invalid', String(problem !== ''));
    write(`[data-problem="${field.name}"]`, problem);
    answersOf(field)?.toggleAttribute('data-stale', problem !== '');
  };
  const outside = (text: string | undefined, { min, max }: Ends): string =>
    (text ?? '').replace('{{min}}', min).replace('{{max}}', max).replace('{{unit}}', unitOf(way()));

  /** Shows a state on every side; the field being typed in keeps its text. */
  function show(next: RulerReading, typed?: HTMLInputElement): void {
    if (!temperature || !pressure || !slide) return;
    state = next;
    for (const side of SIDES) {
      const absolute = next.absoluteWay(side);
      write(`[data-abs="${side}"]`, next.pressureText(side, absolute), unitOf(absolute));
      write(`[data-gauge="${side}"]`, next.pressureText(side, 'gauge'));
      write(`[data-t="${side}"]`, next.temperatureText(side));
    }
    if (typed !== temperature) temperature.value = next.temperatureText('dew');
    if (typed !== pressure) pressure.value = next.pressureText('dew', way());
    slide.value = String(next.t);
    slide.setAttribute('aria-valuetext', `${formatAtMost(next.t, 1, locale)}\u202f°C`);
    for (const field of [temperature, pressure]) {
      tell(field, '');
      // Only the answer to what is typed is read out.
      const answers = answersOf(field);
      if (answers) answers.ariaLive = field === typed ? 'polite' : 'off';
    }
  }

  function onTemperature(): void {
    if (!series || !temperature) return;
    const parsed = parseNumber(temperature.value, decimalSign(locale));
    if (!parsed.ok) tell(temperature, ruler.dataset['invalid'] ?? '');
    else if (parsed.value >= from && parsed.value <= to)
      show(readingFromTemperature(series, parsed.value, locale), temperature);
    else {
      const [min, max] = [Math.ceil(from), Math.floor(to)].map((end) => formatAtMost(end, 0, locale));
      tell(temperature, outside(ruler.dataset['outsideT'], { min: min ?? '', max: max ?? '' }));
    }
  }

  function onPressure(): void {
    if (!series || !pressure) return;
    const parsed = parseNumber(pressure.value, decimalSign(locale));
    if (!parsed.ok) return tell(pressure, ruler.dataset['invalid'] ?? '');
    const p = barFromReading(parsed.value, way());
    const next = readingFromPressure(series, p, locale);
    if (next) return show(next, pressure);
    const isAbove = p > Number(ruler.dataset['critical']);
    if (isAbove) tell(pressure, ruler.dataset['above'] ?? '');
    if (isAbove && optimum) {
      optimum.hidden = false;
      optimum.search = `?p_gc=${Number(p.toFixed(3))}`;
    }
    if (!isAbove) tell(pressure, outside(ruler.dataset['outsideP'], pressureEnds(series, way(), locale)));
  }

  /** What is read is in the address: a link to it opens on the same reading. */
  const keep = (): void => {
    const url = new URL(location.href);
    const { value } = temperature;
    if (parseNumber(value, decimalSign(locale)).ok && value !== temperature.defaultValue)
      url.searchParams.set('t', value);
    else url.searchParams.delete('t');
    history.replaceState(history.state, '', url);
  };
  const typedBefore = [temperature, pressure].flatMap((field) =>
    field.value === field.defaultValue ? [] : [[field, field.value] as const],
  );
  const asked = new URLSearchParams(location.search).get('t');
  if (asked !== null) {
    temperature.value = asked;
    onTemperature();
  }
  const slideTo = (): void => {
    temperature.value = formatNumber(slide.valueAsNumber, Number.isInteger(slide.valueAsNumber) ? 0 : 1, locale);
    onTemperature();
    keep();
  };
  // Slid and typed while this script was on its way: it came after the link.
  if (asked === null && slide.value !== slide.defaultValue) slideTo();
  for (const [field, text] of typedBefore) {
    field.value = text;
    if (field === temperature) onTemperature();
    else onPressure();
    keep();
  }

  temperature.addEventListener('input', () => {
    onTemperature();
    keep();
  });
  slide.addEventListener('input', slideTo);
  pressure.addEventListener('input', () => {
    onPressure();
    keep();
  });
  basis.addEventListener('change', () => {
    // The pressure stays what it is, and what is written for it changes; what was not understood is read anew.
    if (pressure.ariaInvalid === 'true') onPressure();
    else pressure.value = state.pressureText('dew', way());
  });
}

for (const ruler of document.querySelectorAll<HTMLElement>('[data-fluid-ruler]')) connect(ruler);
