/** The fields most leave as they are: hours of the other modes, what electricity costs and emits, the life of the plant. */
import { ELECTRICITY } from '../../physics/electricity.ts';
import { LEAKS, MADE } from '../../season/data/factors.ts';
import type { LeakKind } from '../../season/data/factors.ts';
import { COOLING_HOURS, HEATING_HOURS } from '../../season/data/hours.ts';
import type { Translator } from '../../i18n/keys.ts';
import { textAt } from '../../kit/form/fields.ts';
import { useTranslator } from '../../kit/island/context.ts';
import { usePart } from '../../kit/island/use-part.ts';
import { Groups } from '../../kit/page/Form.tsx';
import type { Question, Say } from '../../kit/page/question.ts';
import fold from '../../kit/styles/fold.module.css';
import { formatAtMost } from '../../quantities/number.ts';
import { usePage } from './island.ts';
import type { SeasonResults } from './question.ts';
import { figureOf, isSimulated } from './state/fields.ts';

type Said = Say<SeasonResults>;
type Groups = Question<SeasonResults>['groups'];

/** Where the hours of a product are from, with what is doubtful of them. */
function hoursNote({ form: { texts }, t }: Said): string | undefined {
  const isHeating = figureOf(texts) === 'scop';
  const all = isHeating ? HEATING_HOURS : COOLING_HOURS;
  const product = textAt(texts, isHeating ? 'product' : 'product_c');
  const known = Object.hasOwn(all, product) ? all[product as keyof typeof all] : undefined;
  if (known === undefined) return undefined;
  const { source, doubt } = known as { source: Record<string, string>; doubt: Record<string, string> | null };
  const said = `${source[t.locale] ?? ''}.`;
  return doubt === null ? said : `${said} ${doubt[t.locale] ?? ''}`;
}

const MODES: Groups = [
  {
    title: () => 'season.groups.modes',
    rows: [
      { key: 'product', words: 'season.products', note: hoursNote },
      { key: 'product_c', words: 'season.products', note: hoursNote },
      ...['h_active', 'h_to', 'h_sb', 'h_ck', 'h_off', 'p_to', 'p_sb', 'p_ck', 'p_off'],
      { key: 'conversion', note: ({ t }) => t('season.notes.conversion') },
      'f1',
      { key: 'f2', note: ({ t }) => t('season.notes.f2') },
    ],
  },
];

const PERCENT = 100;

function leakNote({ form: { texts }, t }: Said): string | undefined {
  const kind = textAt(texts, 'leaks');
  if (!Object.hasOwn(LEAKS, kind)) return undefined;
  const { share, range } = LEAKS[kind as LeakKind];
  const percent = (value: number): string => `${formatAtMost(PERCENT * value, 1, t.locale)}\u202f%`;
  if (range === null) return `${percent(share)}. ${t('season.notes.leaksAlone')}`;
  return `${percent(share)}. ${t('season.notes.leaks', { range: range.map(percent).join('–') })}`;
}

const leakWords = (t: Translator): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.entries(LEAKS).map(([key, { name }]) => [key, name[t.locale]])),
  custom: t('season.customLeak'),
});

const MONEY: Groups = [
  {
    title: () => 'season.groups.money',
    rows: ['price', { key: 'beta', note: ({ t }) => ELECTRICITY.source[t.locale] }],
  },
  {
    title: () => 'season.groups.impact',
    rows: [
      'charge',
      {
        key: 'gwp',
        note: ({ t, form }) => (isSimulated(figureOf(form.texts)) ? t('season.notes.gwp') : undefined),
      },
      'gwp_2',
      { key: 'leaks', words: leakWords, note: leakNote },
      ...['leak', 'years', 'recovery', 'mass'],
      { key: 'mm', note: ({ t }) => MADE.source[t.locale] },
      { key: 'rfm', note: ({ t }) => t('season.notes.rfm') },
    ],
  },
];

export function Modes() {
  const t = useTranslator();
  const hasModes = usePart(usePage().form.$content, ({ texts }) => ['scop', 'seer'].includes(figureOf(texts)));
  return hasModes ? (
    <details className={fold.fold}>
      <summary>{t('season.groups.modes')}</summary>
      <Groups groups={MODES} />
    </details>
  ) : null;
}

export function MoneyAndImpact() {
  const t = useTranslator();
  return (
    <details className={fold.fold}>
      <summary>{t('season.groups.impact')}</summary>
      <Groups groups={MONEY} />
    </details>
  );
}
