/** How far an answer lies from a reference value: what is beyond the tolerances of the file, by name. */
import file from './reference/performance.json' with { type: 'json' };

const { tolerance } = file;
const BLENDS = ['R410A', 'R407C', 'R404A', 'R448A', 'R454B'];
/** Figures in K of the derived states. */
const isKelvin = (key: string): boolean => !key.startsWith('eta');

type Record_ = Readonly<Record<string, unknown>>;
interface Suspect {
  readonly key: string;
  readonly P: number;
  readonly shift?: number;
  readonly mends?: boolean;
}

const near = (value: unknown, wanted: number, relative: number, absolute = 0): boolean =>
  typeof value === 'number' && Math.abs(value - wanted) <= Math.max(relative * Math.abs(wanted), absolute);

/** Figures, uncertainties, χ², shares and words of an answer that lie beyond the tolerances of the reference. */
export function beyond(result: object, expected: Record_, fluid = ''): readonly string[] {
  const given = result as Record_;
  const relative = BLENDS.includes(fluid) ? tolerance.blend.relative : tolerance.relative;
  const off: string[] = [];
  const hold = (name: string, isHeld: boolean, value: unknown, wanted: unknown): void => {
    if (!isHeld) off.push(`${name}: ${JSON.stringify(value)} for ${JSON.stringify(wanted)}`);
  };
  for (const [key, wanted] of Object.entries(expected)) {
    const value = given[key];
    switch (key) {
      case 'warnings': {
        const codes = (value as readonly { readonly code: string }[]).map(({ code }) => code);
        hold(key, JSON.stringify(codes) === JSON.stringify(wanted), codes, wanted);
        break;
      }
      case 'witnesses': {
        const list = value as readonly { readonly key: string; readonly capacity: number; readonly u: number }[];
        const asked = wanted as typeof list;
        hold(key, list.map((one) => one.key).join() === asked.map((one) => one.key).join(), list, asked);
        for (const [i, one] of asked.entries()) {
          hold(`${one.key}.capacity`, near(list[i]?.capacity, one.capacity, relative), list[i]?.capacity, one.capacity);
          hold(`${one.key}.u`, near(list[i]?.u, one.u, tolerance.u), list[i]?.u, one.u);
        }
        break;
      }
      case 'figures': {
        const figures = value as Readonly<Record<string, { readonly value: number; readonly U: number }>>;
        const asked = wanted as typeof figures;
        const names = (of: typeof figures): string => Object.keys(of).toSorted().join();
        hold(key, names(figures) === names(asked), names(figures), names(asked));
        for (const [name, one] of Object.entries(asked)) {
          hold(name, near(figures[name]?.value, one.value, relative), figures[name]?.value, one.value);
          hold(`U ${name}`, near(figures[name]?.U, one.U, tolerance.u), figures[name]?.U, one.U);
        }
        break;
      }
      case 'derived': {
        const states = value as Readonly<Record<string, number>>;
        const asked = wanted as typeof states;
        hold(key, Object.keys(states).toSorted().join() === Object.keys(asked).toSorted().join(), states, asked);
        for (const [name, one] of Object.entries(asked))
          hold(
            name,
            isKelvin(name) ? near(states[name], one, 0, tolerance.kelvin) : near(states[name], one, relative),
            states[name],
            one,
          );
        break;
      }
      case 'suspects': {
        const list = value as readonly Suspect[];
        const asked = wanted as typeof list;
        for (const [i, one] of asked.entries()) {
          hold(`P ${i}`, near(list[i]?.P, one.P, 0, tolerance.P), list[i], one);
          const same = list.find((other) => other.key === one.key);
          const ties = asked.filter((other) => Math.abs(other.P - one.P) <= 0.02).length > 1 || i === asked.length - 1;
          hold(`suspect ${i}`, ties || list[i]?.key === one.key, list[i], one);
          if (same === undefined || one.shift === undefined) continue;
          hold(`shift ${one.key}`, near(same.shift, one.shift, 0.01, 1e-7), same.shift, one.shift);
          hold(`mends ${one.key}`, same.mends === one.mends, same, one);
        }
        break;
      }
      case 'power_check': {
        const [own, asked] = [value, wanted] as ({ readonly ratio: number; readonly u: number } | null)[];
        const isHeld = asked
          ? near(own?.ratio, asked.ratio, relative) && near(own?.u, asked.u, tolerance.u)
          : own === null;
        hold(key, isHeld, own, asked);
        break;
      }
      case 'chi2':
        hold(key, near(value, wanted as number, tolerance.chi2.relative, tolerance.chi2.absolute), value, wanted);
        break;
      case 'U':
      case 'acc':
        hold(key, near(value, wanted as number, tolerance.u), value, wanted);
        break;
      default:
        hold(
          key,
          typeof wanted === 'number' ? near(value, wanted, relative) : JSON.stringify(value) === JSON.stringify(wanted),
          value,
          wanted,
        );
    }
  }
  return off;
}
