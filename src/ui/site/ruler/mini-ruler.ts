/** The ruler under the thumb. It opens on the fluid last read here. */
import { formatNumber } from '../../../quantities/number.ts';
import type { SaturationCurve } from './curve.ts';
import { pressureMarks, spanOf, temperatureMarks } from './marks.ts';
import type { Mark } from './marks.ts';
import { readingAt } from './reading.ts';

const KEY = 'appfroid-ruler-fluid';
const GAP = '\u202f';
const locale = document.documentElement.lang === 'en' ? 'en' : 'fr';

function connect(ruler: HTMLElement): void {
  const select = ruler.querySelector('select');
  const range = ruler.querySelector('input');
  const link = ruler.querySelector<HTMLAnchorElement>('[data-ruler-link]');
  const curves = JSON.parse(document.querySelector('#ruler-curves')?.textContent ?? '[]') as SaturationCurve[];
  if (!select || !range || !link) return;

  const write = (name: string, text: string): void => {
    const place = ruler.querySelector(`[data-read="${name}"]`);
    if (place) place.textContent = text;
  };
  const drawMarks = (side: string, marks: readonly Mark[]): void => {
    ruler.querySelector(`[data-marks="${side}"]`)?.replaceChildren(
      ...marks.map(({ at, value }) => {
        const mark = document.createElement('span');
        mark.style.left = `${at.toFixed(2)}%`;
        mark.textContent = formatNumber(value, Number.isInteger(value) ? 0 : 1, locale);
        return mark;
      }),
    );
  };
  const curveNow = (): SaturationCurve | undefined => curves.find(({ fluid }) => fluid === select.value);

  function read(): void {
    const curve = curveNow();
    if (!curve || !range || !link || !ruler) return;
    const celsius = range.valueAsNumber;
    const reading = readingAt(curve, celsius, locale);
    for (const [name, text] of Object.entries(reading)) write(name, text);
    range.setAttribute('aria-valuetext', `${reading.temperature}${GAP}°C, ${reading.absolute}${GAP}bar`);
    link.search = `?permanent=${encodeURIComponent(JSON.stringify({ fluid: curve.fluid, temp_evp: celsius }))}`;
    for (const place of ruler.querySelectorAll('[data-has-dew]')) place.toggleAttribute('hidden', !curve.dew);
  }

  function changeFluid(): void {
    const curve = curveNow();
    if (!curve || !range) return;
    const span = spanOf(curve);
    // The place on the scale is kept wherever the new fluid has one there.
    range.min = String(span.low);
    range.max = String(span.high);
    drawMarks('temperature', temperatureMarks(span));
    drawMarks('pressure', pressureMarks(curve, span));
    read();
  }

  range.addEventListener('input', read);
  select.addEventListener('change', () => {
    changeFluid();
    try {
      localStorage.setItem(KEY, select.value);
    } catch {
      return;
    }
  });
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
