/** The ruler of a refrigerant's page: what is typed or slid is answered at once, from the numbers the page holds. */
import { seriesPressure, seriesTemperature } from '../../../circuit/fluid-sheet/series.ts';
import type { SaturationSeries } from '../../../circuit/fluid-sheet/series.ts';
import { formatAtMost, formatNumber } from '../../../quantities/number.ts';
import { parseNumber } from '../../../quantities/parse.ts';
import { ATMOSPHERE_BAR, barText, celsiusText, gaugeText } from './figures.ts';

const locale = document.documentElement.lang === 'en' ? 'en' : 'fr';
const SIDES = ['bubble', 'dew'] as const;

function connect(ruler: HTMLElement): void {
  const series = JSON.parse(ruler.querySelector('script')?.textContent ?? 'null') as SaturationSeries | null;
  const temperature = ruler.querySelector<HTMLInputElement>('[name="t"]');
  const pressure = ruler.querySelector<HTMLInputElement>('[name="p"]');
  const slide = ruler.querySelector<HTMLInputElement>('[name="slide"]');
  const basis = ruler.querySelector<HTMLSelectElement>('[name="basis"]');
  if (!series || !temperature || !pressure || !slide || !basis) return;

  const write = (key: string, text: string): void => {
    const place = ruler.querySelector(key);
    if (place) place.textContent = text;
  };
  /** What cannot be answered keeps its last answer, dimmed, and says why. */
  const tell = (field: HTMLInputElement, problem: string): void => {
    field.setAttribute('aria-invalid', String(problem !== ''));
    write(`[data-problem="${field.name}"]`, problem);
    field
      .closest('div')
      ?.querySelector('dl')
      ?.toggleAttribute('data-stale', problem !== '');
  };
  const outside = (text: string | undefined, min: number, max: number, decimals: number): string =>
    (text ?? '')
      .replace('{{min}}', formatAtMost(min, decimals, locale))
      .replace('{{max}}', formatAtMost(max, decimals, locale));

  function readTemperature(t: number): void {
    for (const side of SIDES) {
      const p = seriesPressure(series as SaturationSeries, side, t);
      write(`[data-abs="${side}"]`, barText(p, locale));
      write(`[data-gauge="${side}"]`, gaugeText(p, locale));
    }
  }

  function onTemperature(): void {
    if (!series || !temperature || !slide) return;
    const parsed = parseNumber(temperature.value);
    if (!parsed.ok) return tell(temperature, ruler.dataset['invalid'] ?? '');
    const { from, to } = series;
    if (!(parsed.value >= from && parsed.value <= to)) {
      return tell(temperature, outside(ruler.dataset['outsideT'], Math.ceil(from), Math.floor(to), 0));
    }
    tell(temperature, '');
    slide.value = String(parsed.value);
    slide.setAttribute('aria-valuetext', `${formatAtMost(parsed.value, 1, locale)}\u202f°C`);
    readTemperature(parsed.value);
  }

  function onPressure(): void {
    if (!series || !pressure || !basis) return;
    const parsed = parseNumber(pressure.value);
    if (!parsed.ok) return tell(pressure, ruler.dataset['invalid'] ?? '');
    const zero = basis.value === 'gauge' ? ATMOSPHERE_BAR : 0;
    const p = parsed.value + zero;
    const [bubble, dew] = SIDES.map((side) => seriesTemperature(series, side, p)) as [number, number];
    if (Number.isNaN(bubble) || Number.isNaN(dew)) {
      const min = seriesPressure(series, 'bubble', series.from) - zero;
      const max = seriesPressure(series, 'dew', series.to) - zero;
      return tell(pressure, outside(ruler.dataset['outsideP'], min + 0.005, max - 0.005, 2));
    }
    tell(pressure, '');
    write('[data-t="bubble"]', celsiusText(bubble, locale));
    write('[data-t="dew"]', celsiusText(dew, locale));
  }

  /** What is read is in the address: a link to it opens on the same reading. */
  const keep = (): void => {
    const url = new URL(location.href);
    const { value } = temperature;
    if (parseNumber(value).ok && value !== temperature.defaultValue) url.searchParams.set('t', value);
    else url.searchParams.delete('t');
    history.replaceState(history.state, '', url);
  };
  const asked = new URLSearchParams(location.search).get('t');
  if (asked !== null) {
    temperature.value = asked;
    onTemperature();
  }

  temperature.addEventListener('input', () => {
    onTemperature();
    keep();
  });
  slide.addEventListener('input', () => {
    temperature.value = formatNumber(slide.valueAsNumber, Number.isInteger(slide.valueAsNumber) ? 0 : 1, locale);
    onTemperature();
    keep();
  });
  pressure.addEventListener('input', onPressure);
  basis.addEventListener('change', () => {
    // The pressure stays what it is; what is written for it changes.
    const parsed = parseNumber(pressure.value);
    if (parsed.ok) {
      const shift = basis.value === 'gauge' ? -ATMOSPHERE_BAR : ATMOSPHERE_BAR;
      pressure.value = formatNumber(parsed.value + shift, 2, locale);
    }
    onPressure();
  });
}

for (const ruler of document.querySelectorAll<HTMLElement>('[data-fluid-ruler]')) connect(ruler);
