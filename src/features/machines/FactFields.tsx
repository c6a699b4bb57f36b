/** What is known of a machine, each with how it is known, to be said otherwise; and whose machine it is. */
import { useId, useState } from 'react';
import { useTranslator } from '../../kit/island/context.ts';
import command from '../../kit/styles/command.module.css';
import field from '../../kit/styles/field.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import { parseNumber } from '../../quantities/parse.ts';
import { decimalSign, formatAtMost, typedNumber } from '../../quantities/number.ts';
import { resolveFluidName } from '../../refrigerants/index.ts';
import type { FactSource, FactValue, MachineRecord } from '../../machine/index.ts';
import { FACT_FIELDS } from '../../machine/record/fact-fields.ts';
import type { FactField } from '../../machine/record/fact-fields.ts';
import { IDENTITY, withFacts } from '../../machine/record/record.ts';
import { findChoice } from '../../machine/use-choices.ts';
import { NameInput } from './Controls.tsx';
import { dayNow } from './state/machine.ts';
import { factName, optionText, optionsOf, SHOWN_FACTS, unitOf } from './words.ts';
import type { ShownFact } from './words.ts';
import styles from './Machines.module.css';

/** What stands on the plate, and how a charge may be known. */
const PLATES: readonly ShownFact[] = ['ps_hp', 'ps_bp'];
const CHARGE_SOURCES = ['typed', 'plate', 'weighed'] as const satisfies readonly FactSource[];

interface Props {
  readonly machine: MachineRecord;
  readonly onSave: (machine: MachineRecord) => void;
}

/** What the use supposes of a fact nobody said. */
function supposedOf(name: ShownFact, { facts }: MachineRecord): string | undefined {
  const choice = findChoice(facts.use?.v);
  if (name === 'expansion') return choice?.expansion[0];
  return name === 'compressor' ? choice?.compressors[0] : undefined;
}

export function FactFields({ machine, onSave }: Props) {
  const t = useTranslator();
  return (
    <>
      <div className={styles.facts}>
        {SHOWN_FACTS.map((name) => (
          <FactRow key={name} name={name} machine={machine} onSave={onSave} />
        ))}
      </div>
      <div className={styles.facts} role="group" aria-label={t('machines.who.title')}>
        {IDENTITY.map((key) => (
          <label key={key} className={styles.fact}>
            <span>{t(`machines.who.${key}`)}</span>
            <NameInput
              name={`machine-${key}`}
              label={t(`machines.who.${key}`)}
              value={machine.who[key] ?? ''}
              mayBeEmpty
              onSave={(text) => onSave({ ...machine, who: { ...machine.who, [key]: text } })}
            />
          </label>
        ))}
      </div>
      <p className={remarks.fine}>{t('machines.who.note')}</p>
    </>
  );
}

interface RowProps extends Props {
  readonly name: ShownFact;
}

function FactRow({ name, machine, onSave }: RowProps) {
  const t = useTranslator();
  const id = useId();
  const fact = machine.facts[name];
  const [problem, setProblem] = useState('');
  const say = (value: FactValue | undefined, source: FactSource = PLATES.includes(name) ? 'plate' : 'typed'): void => {
    setProblem('');
    onSave(withFacts(machine, { [name]: value }, source, dayNow()));
  };
  const options = optionsOf(name);
  const supposed = fact === undefined ? supposedOf(name, machine) : undefined;
  const unit = unitOf(name);
  const label = factName(name, t);
  return (
    <div className={styles.fact} data-fact={name} data-known={fact?.k ?? ''}>
      <label htmlFor={id}>{unit === '' ? label : `${label} (${unit})`}</label>
      {options.length > 0 ? (
        <select
          id={id}
          className={field.input}
          name={`fact-${name}`}
          value={typeof fact?.v === 'string' ? fact.v : ''}
          onChange={({ currentTarget: { value } }) => say(value === '' ? undefined : value)}
        >
          <option value="">{t('machines.unsaid')}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {optionText(name, option, t)}
            </option>
          ))}
        </select>
      ) : (
        <TypedFact id={id} name={name} value={fact?.v} onProblem={setProblem} onSay={say} />
      )}
      {fact !== undefined && name === 'charge' && fact.k !== 'study' ? (
        <select
          className={field.input}
          name="fact-charge-source"
          aria-label={t('machines.known')}
          value={fact.k}
          onChange={({ currentTarget: { value } }) => {
            const source = CHARGE_SOURCES.find((one) => one === value);
            if (source) onSave({ ...machine, facts: { ...machine.facts, charge: { ...fact, k: source } } });
          }}
        >
          {CHARGE_SOURCES.map((source) => (
            <option key={source} value={source}>
              {t(`machines.sources.${source}`)}
            </option>
          ))}
        </select>
      ) : null}
      {fact?.k === 'study' ? (
        <span className={remarks.fine}>
          {t('machines.fromStudy')}{' '}
          <button type="button" className={command.quiet} onClick={() => say(fact.v)}>
            {t('machines.confirm')}
          </button>
        </span>
      ) : null}
      {supposed === undefined ? null : (
        <span className={`${remarks.fine} ${styles.supposed}`}>
          {t('machines.supposed', { value: optionText(name, supposed, t) })}{' '}
          <button type="button" className={command.quiet} onClick={() => say(supposed)}>
            {t('machines.confirm')}
          </button>
        </span>
      )}
      {problem === '' ? null : (
        <span role="alert" className={remarks.problem}>
          {problem}
        </span>
      )}
    </div>
  );
}

interface TypedProps {
  readonly id: string;
  readonly name: ShownFact;
  readonly value: FactValue | undefined;
  readonly onProblem: (text: string) => void;
  readonly onSay: (value: FactValue | undefined) => void;
}

/** A refrigerant, or a number in the unit of its plate; what does not fit stays as it was typed, and is said. */
function TypedFact({ id, name, value, onProblem, onSay }: TypedProps) {
  const t = useTranslator();
  const rule: FactField = FACT_FIELDS[name];
  const shown = typeof value === 'number' ? typedNumber(value, t.locale) : String(value ?? '');
  const read = (text: string): void => {
    if (text.trim() === '') {
      onSay(undefined);
      return;
    }
    if (rule.kind !== 'number') {
      const fluid = resolveFluidName(text.trim());
      if (fluid === undefined) onProblem(t('machines.new.unknownFluid', { name: text.trim() }));
      else onSay(fluid);
      return;
    }
    const typed = parseNumber(text, decimalSign(t.locale));
    if (typed.ok && typed.value >= rule.min && typed.value <= rule.max) onSay(typed.value);
    else
      onProblem(
        t('machines.outOfRange', {
          name: factName(name, t),
          min: formatAtMost(rule.min, 3, t.locale),
          max: formatAtMost(rule.max, 3, t.locale),
        }),
      );
  };
  return (
    <input
      key={shown}
      id={id}
      className={field.input}
      type="text"
      inputMode={rule.kind === 'number' ? 'decimal' : 'text'}
      name={`fact-${name}`}
      autoComplete="off"
      defaultValue={shown}
      onBlur={({ currentTarget }) => {
        if (currentTarget.value !== shown) read(currentTarget.value);
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.blur();
      }}
    />
  );
}
