/** The reader's own year of outdoor temperatures: the file stays on the device, in the memory of the page. */
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { HourlyYear, WeatherChoices, WeatherProblem } from '../../../season/index.ts';

export interface ShownWeather {
  readonly name: string;
  readonly year: HourlyYear | undefined;
  readonly problem: WeatherProblem | undefined;
  readonly choices: WeatherChoices;
  readonly isReading: boolean;
  /** What reads it could not be fetched. */
  readonly isOutOfReach: boolean;
}

export interface Weather {
  readonly $year: ReadableAtom<ShownWeather>;
  open(file: File): Promise<void>;
  /** Says what the file does not: its column, its unit. */
  choose(choices: WeatherChoices): Promise<void>;
  /** Takes the file away; returns how to take it back. */
  drop(): () => void;
}

const NONE: ShownWeather = {
  name: '',
  year: undefined,
  problem: undefined,
  choices: {},
  isReading: false,
  isOutOfReach: false,
};
/** A year of hours weighs a few hundred kB: beyond this it is something else, and is refused by its size. */
const LARGEST = 50_000_000;

export function createWeather(): Weather {
  const $year = atom<ShownWeather>(NONE);
  let file: File | undefined;

  const read = async (choices: WeatherChoices): Promise<void> => {
    const opened = file;
    if (!opened) return;
    $year.set({ ...NONE, name: opened.name, choices, isReading: true });
    try {
      const { hourlyYear } = await import('../../../season/weather/hourly.ts');
      const bytes = new Uint8Array(await opened.slice(0, LARGEST + 1).arrayBuffer());
      const answer = await hourlyYear(bytes, opened.name, choices);
      if (file !== opened) return;
      $year.set({
        ...NONE,
        name: opened.name,
        choices,
        year: answer.ok ? answer.result : undefined,
        problem: answer.ok ? undefined : answer.problem,
      });
    } catch {
      if (file === opened) $year.set({ ...NONE, name: opened.name, choices, isOutOfReach: true });
    }
  };

  return {
    $year,
    async open(given) {
      file = given;
      await read({});
    },
    choose: (choices) => read({ ...$year.get().choices, ...choices }),
    drop() {
      const [opened, before] = [file, $year.get()];
      file = undefined;
      if (before !== NONE) $year.set(NONE);
      return () => {
        file = opened;
        if ($year.get() !== before) $year.set(before);
      };
    },
  };
}
