/** The trial of the measured performance in words: figures of src/performance/data, in the language of the page. */
import file from '../../../performance/data/trial.json' with { type: 'json' };
import type { Translator } from '../../../i18n/index.ts';
import { besideSecond, differencesOf, secondShares, shareInterval } from '../../../performance/trial/second-program.ts';
import { formatNumber } from '../../../quantities/number.ts';
import { shareText } from './trial.ts';

export const CLEAN_COLUMNS = ['n', 'alarm', 'bias', 'U', 'within'] as const;
export const FALSE_COLUMNS = ['n', 'right', 'refused', 'abstains', 'wrong', 'silent'] as const;
/** Of the second program, beside them. */
export const SECOND_COLUMNS = ['n', 'right'] as const;
type SetName = keyof typeof file.sets | 'all';
export type FalsifiedName = keyof typeof file.readings;

type Clean = typeof file.all.clean;
type False = typeof file.all.wrong;

const cleanCells = ({ n, alarm, capacity }: Clean, t: Translator): readonly string[] => [
  formatNumber(n, 0, t.locale),
  ...[alarm, capacity.bias, capacity.U, capacity.within].map((share) => shareText(share, t)),
];
const falseCells = ({ n, ...shares }: False, t: Translator): readonly string[] => [
  formatNumber(n, 0, t.locale),
  ...FALSE_COLUMNS.slice(1).map((column) => shareText(shares[column as keyof typeof shares], t)),
];

/** Machines without a false reading, then with one, by what was read. */
export const performanceSets = (t: Translator) =>
  (['all', ...Object.keys(file.sets)] as SetName[]).map((set) => {
    const { clean, wrong } = set === 'all' ? file.all : file.sets[set];
    return { set, cells: [...cleanCells(clean, t), ...falseCells(wrong, t)] };
  });

/** How many the second program falsified, and how many of them it got right. */
function secondCells(key: FalsifiedName, t: Translator): readonly string[] {
  const { n, right } = secondShares(key);
  const bounds = shareInterval(right, n);
  const [low, high] = [bounds[0], bounds[1]].map((share) => formatNumber(100 * share, 0, t.locale)) as [string, string];
  return [formatNumber(n, 0, t.locale), t('accuracy.performance.between', { right: shareText(right, t), low, high })];
}

/** What came of each falsified reading. */
export const performanceReadings = (t: Translator) =>
  (Object.keys(file.readings) as FalsifiedName[]).map((key) => ({
    key,
    cells: [...falseCells(file.readings[key], t), ...secondCells(key, t)],
  }));

function secondFigures(t: Translator) {
  const { chi2, dof } = besideSecond(file.readings);
  const differences = differencesOf(file.readings);
  return {
    ...{ chi2: formatNumber(chi2, 0, t.locale), dof: formatNumber(dof, 0, t.locale) },
    ...{ compared: formatNumber(differences.length, 0, t.locale) },
    least: shareText(differences[0]?.adjusted ?? null, t),
  };
}

/** What is said in sentences. */
export const performanceFigures = (t: Translator) => ({
  ...secondFigures(t),
  clean: formatNumber(file.all.clean.n, 0, t.locale),
  wrong: formatNumber(file.all.wrong.n, 0, t.locale),
  outside: shareText(file.outside, t),
  far: shareText(file.farOutside, t),
  wideAlarm: shareText(file.wide.clean.alarm, t),
  wideWithin: shareText(file.wide.clean.capacity.within, t),
  wideRight: shareText(file.wide.wrong.right, t),
  wideWrong: shareText(file.wide.wrong.wrong, t),
});
