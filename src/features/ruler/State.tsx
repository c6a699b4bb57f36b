/** Any two properties, and the whole state they fix. */
import { useId } from 'react';
import { LETTERS } from '../../circuit/ruler/letters.ts';
import type { Letter } from '../../circuit/ruler/letters.ts';
import type { RulerPoint } from '../../circuit/ruler/state.ts';
import { describeMachineProblem } from '../../i18n/machine-problems.ts';
import type { Key, Translator } from '../../i18n/keys.ts';
import { formatNumber } from '../../quantities/number.ts';
import { PLACES, stateKey } from './state/fields.ts';
import type { Place } from './state/fields.ts';
import { lettersOf } from './state/state.ts';
import { symbolOf } from './state/units.ts';
import { addToast } from '../../kit/storage/toasts.ts';
import { usePart, useWhole } from '../../kit/island/use-part.ts';
import { copyText } from '../../kit/files/copy-text.ts';
import { useFigures, useFluid, useRuler, useUnits, withReference } from './context.ts';
import { faultText } from './fault-text.ts';
import { NO_VALUE, together } from './figures.ts';
import type { Figure, Figures } from './figures.ts';
import { FieldInput } from './FieldInput.tsx';
import { usePage } from './island.ts';
import { keyed } from '../../kit/island/keyed.ts';
import command from '../../kit/styles/command.module.css';
import named from '../../kit/styles/named.module.css';
import field from '../../kit/styles/field.module.css';
import notice from '../../kit/styles/notice.module.css';
import panel from '../../kit/styles/panel.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import styles from './State.module.css';

type Row = readonly [key: string, figure: Figure];

/** What may be below zero, beside a gauge pressure. */
const SIGNED: ReadonlySet<Letter> = new Set(['T', 'H', 'S']);

const plain = (value: number | null, decimals: number, symbol: string, { locale }: Figures): Figure => ({
  text: value === null ? NO_VALUE : formatNumber(value, decimals, locale),
  symbol,
});

/** Every property of a state, in the reader's units. */
function rowsOf(state: RulerPoint, figures: Figures, t: Translator): readonly Row[] {
  const { text, symbol } = figures.pressure(state.P);
  return [
    ['P', { text, symbol: withReference(symbol, figures.units, t) }],
    ['T', figures.of('temperature', state.T)],
    ['Q', figures.of('quality', state.Q)],
    ['H', figures.of('enthalpy', state.H)],
    ['S', figures.of('entropy', state.S)],
    ['D', figures.of('density', state.D)],
    ['V', figures.of('specificVolume', state.V)],
    ['U', figures.of('enthalpy', state.U)],
    ['CP', figures.of('specificHeat', state.CP)],
    ['CV', figures.of('specificHeat', state.CV)],
    ['gamma', plain(state.gamma, 3, '', figures)],
    ['W', figures.of('speed', state.W)],
    ['viscosity', figures.of('dynamicViscosity', state.viscosity)],
    ['conductivity', figures.of('thermalConductivity', state.conductivity)],
    ['t_bubble', figures.of('temperature', state.t_bubble)],
    ['t_dew', figures.of('temperature', state.t_dew)],
    ['superheat', figures.of('temperatureDifference', state.superheat)],
    ['subcooling', figures.of('temperatureDifference', state.subcooling)],
  ];
}

const nameOf = (key: string, t: Translator): string => t(`ruler.state.letters.${key}` as Key);

function PropertyField({ place }: { readonly place: Place }) {
  const { state, ruler, t } = usePage();
  const figures = useFigures();
  const units = useUnits();
  const id = useId();
  const { form } = ruler;
  const letter = usePart(form.$content, (content) => lettersOf(content)[place]);
  const symbol = usePart(form.$content, ({ numbers }) => {
    const read = numbers[stateKey(place)];
    return read ? symbolOf(units, read.measure) : '';
  });
  const fault = usePart(state.$shown, ({ faults }) => faults[place]);
  const choice = t(`ruler.state.${place}`);
  const isSigned = letter === 'P' ? units.gauge.reference === 'gauge' : SIGNED.has(letter);
  return (
    <div className={styles.property} data-property={place}>
      <label className="sr-only" htmlFor={`${id}l`}>
        {choice}
      </label>
      <select
        id={`${id}l`}
        className={field.input}
        value={letter}
        onChange={(event) => state.setLetter(place, event.currentTarget.value as Letter)}
      >
        {LETTERS.map((one) => (
          <option key={one} value={one}>
            {nameOf(one, t)}
          </option>
        ))}
      </select>
      <FieldInput
        form={form}
        path={stateKey(place)}
        id={id}
        title={t('ruler.state.value', { letter: nameOf(letter, t) })}
        unit={letter === 'P' ? withReference(figures.symbol('pressure'), units, t) : symbol}
        problem={faultText(fault, t, figures)}
        onText={(text) => state.setText(place, text)}
        signOf={isSigned ? id : undefined}
      />
    </div>
  );
}

export function State() {
  const { state, t, ruler, address } = useRuler();
  const figures = useFigures();
  const shown = useWhole(state.$shown);
  const fluid = useFluid(ruler);
  const { result, isStale, faults } = shown;
  const { others, warnings } = result;
  const rows = rowsOf(result.state, figures, t);
  const phase = t(`ruler.state.phases.${result.state.phase}`);
  const reference = t(`ruler.state.reference.${result.state.reference}`);
  const isOld = isStale || shown.fluid !== fluid;

  const copy = async (): Promise<void> => {
    const lines = [
      shown.fluid,
      `${t('ruler.state.phase')} ${phase}`,
      ...rows
        .filter(([, { text }]) => text !== NO_VALUE)
        .map(([key, figure]) => `${nameOf(key, t)} ${together(figure)}`),
      reference,
      address.whole(),
    ];
    const isDone = await copyText(lines.join('\n'));
    addToast(isDone ? 'success' : 'warning', t(isDone ? 'ruler.toasts.copied' : 'ruler.toasts.copyFailed'));
  };

  return (
    <section className={`${panel.tight} ${styles.panel}`} aria-labelledby="ruler-state" data-state="">
      <header className={panel.head}>
        <h2 id="ruler-state">{t('ruler.state.title')}</h2>
        <button type="button" className={`${command.quiet} ${styles.copy}`} onClick={() => void copy()}>
          {t('ruler.state.copy')}
        </button>
      </header>
      <div className={styles.properties}>
        {PLACES.map((place) => (
          <PropertyField key={place} place={place} />
        ))}
      </div>
      <p className={remarks.problem} role={faults.pair ? 'alert' : undefined}>
        {faultText(faults.pair, t, figures)}
      </p>
      <p className={styles.phase} data-stale={isOld ? '' : undefined} data-phase={result.state.phase}>
        {phase}
      </p>
      <dl className={`${named.facts} ${styles.figures}`} data-stale={isOld ? '' : undefined}>
        {rows.map(([key, { text, symbol }]) => (
          <div key={key} data-figure={key}>
            <dt>{nameOf(key, t)}</dt>
            <dd>
              <span>{text}</span>
              {text === NO_VALUE || symbol === '' ? null : (
                <small>
                  {'\u202f'}
                  {symbol}
                </small>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {keyed(warnings, ({ code }) => code).map(([key, warning]) => (
        <p key={key} className={`${notice.warning} ${styles.warning}`}>
          {describeMachineProblem(warning, t)}
        </p>
      ))}
      {others.length > 0 ? (
        <div data-others="">
          <h3>{t('ruler.state.others')}</h3>
          <ul className={styles.others}>
            {others.map((other) => (
              <li key={other.P}>
                {withReference(figures.fullPressure(other.P), figures.units, t)}, {figures.full('temperature', other.T)}
                , {figures.full('enthalpy', other.H)}, {figures.full('density', other.D)}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <p className={remarks.fine}>{reference}</p>
    </section>
  );
}
