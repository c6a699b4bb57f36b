/** The year as its islands share it: the question, and the reader's own weather it takes in. */
import { createPage } from '../../kit/page/life.ts';
import { pageOf } from '../../kit/page/island.tsx';
import type { ServedData } from '../../kit/page/island.tsx';
import { seasonQuestion } from './question.ts';
import type { Machine } from './question.ts';
import { createWeather } from './state/weather.ts';

export interface SeasonData extends ServedData {
  readonly example: Machine;
}

export const { page, asIsland, usePage } = pageOf('season', ({ example }: SeasonData, locale) => {
  const weather = createWeather();
  const life = createPage(seasonQuestion(weather), { year: { figure: 'scop', machines: [example] } }, locale);
  weather.$year.listen(({ isReading }) => {
    if (!isReading) life.answer();
  });
  return {
    ...life,
    weather,
    reset() {
      const [undo, reopen] = [life.reset(), weather.drop()];
      return () => {
        undo();
        reopen();
      };
    },
  };
});
