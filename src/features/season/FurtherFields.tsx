/** The fields most leave as they are: hours of the other modes, what electricity costs and emits, the life of the plant. */
import { COOLING_HOURS, HEATING_HOURS } from '../../season/data/hours.ts';
import { ELECTRICITY } from '../../physics/electricity.ts';
import { LEAKS, MADE } from '../../season/data/factors.ts';
import type { LeakKind } from '../../season/data/factors.ts';
import type { Translator } from '../../i18n/keys.ts';
import { formatAtMost } from '../../quantities/number.ts';
import { useTranslator } from '../../kit/island/context.ts';
import { Group } from '../simulator/form-parts.tsx';
import fold from '../../kit/styles/fold.module.css';
import { Field, useText } from './field.tsx';
import type { PageFigure } from './state/fields.ts';

/** Where the hours of a product are from, with what is doubtful of them. */
function hoursNote(figure: PageFigure, product: string, t: Translator): string | undefined {
  const all = figure === 'scop' ? HEATING_HOURS : COOLING_HOURS;
  const known = Object.hasOwn(all, product) ? all[product as keyof typeof all] : undefined;
  if (known === undefined) return undefined;
  const { source, doubt } = known as { source: Record<string, string>; doubt: Record<string, string> | null };
  const said = `${source[t.locale] ?? ''}.`;
  return doubt === null ? said : `${said} ${doubt[t.locale] ?? ''}`;
}

export function Modes() {
  const t = useTranslator();
  const figure = useText('figure') as PageFigure;
  const product = useText(figure === 'scop' ? 'product' : 'product_c');
  if (figure !== 'scop' && figure !== 'seer') return null;
  const products = {
    hydronic_reversible: t('season.products.hydronic_reversible'),
    hydronic_heating: t('season.products.hydronic_heating'),
    air_reversible: t('season.products.air_reversible'),
    air_cooling: t('season.products.air_cooling'),
    chiller: t('season.products.chiller'),
    custom: t('season.products.custom'),
  };
  const note = hoursNote(figure, product, t);
  return (
    <details className={fold.fold}>
      <summary>{t('season.groups.modes')}</summary>
      <Group title={t('season.groups.modes')}>
        <Field name="product" words={products} note={note} />
        <Field name="product_c" words={products} note={note} />
        <Field name="h_active" />
        <Field name="h_to" />
        <Field name="h_sb" />
        <Field name="h_ck" />
        <Field name="h_off" />
        <Field name="p_to" />
        <Field name="p_sb" />
        <Field name="p_ck" />
        <Field name="p_off" />
        <Field name="conversion" note={t('season.notes.conversion')} />
        <Field name="f1" />
        <Field name="f2" note={t('season.notes.f2')} />
      </Group>
    </details>
  );
}

const PERCENT = 100;

function leakNote(kind: string, t: Translator): string | undefined {
  if (!Object.hasOwn(LEAKS, kind)) return undefined;
  const { share, range } = LEAKS[kind as LeakKind];
  const percent = (value: number): string => `${formatAtMost(PERCENT * value, 1, t.locale)}\u202f%`;
  if (range === null) return `${percent(share)}. ${t('season.notes.leaksAlone')}`;
  return `${percent(share)}. ${t('season.notes.leaks', { range: range.map(percent).join('–') })}`;
}

export function MoneyAndImpact() {
  const t = useTranslator();
  const figure = useText('figure') as PageFigure;
  const kind = useText('leaks');
  const kinds = Object.fromEntries(Object.entries(LEAKS).map(([key, { name }]) => [key, name[t.locale]]));
  const isMade = figure === 'heating' || figure === 'annual';
  return (
    <details className={fold.fold}>
      <summary>{t('season.groups.impact')}</summary>
      <Group title={t('season.groups.money')}>
        {isMade ? <Field name="price" /> : null}
        <Field name="beta" note={ELECTRICITY.source[t.locale]} />
      </Group>
      <Group title={t('season.groups.impact')}>
        <Field name="charge" />
        <Field name="gwp" note={isMade ? t('season.notes.gwp') : undefined} />
        <Field name="gwp_2" />
        <Field name="leaks" words={{ ...kinds, custom: t('season.customLeak') }} note={leakNote(kind, t)} />
        <Field name="leak" />
        <Field name="years" />
        <Field name="recovery" />
        <Field name="mass" />
        <Field name="mm" note={MADE.source[t.locale]} />
        <Field name="rfm" note={t('season.notes.rfm')} />
      </Group>
    </details>
  );
}
