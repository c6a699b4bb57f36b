/** A machine in three taps: what it is for, what it holds, how it expands. Each may be « I do not know ». */
import { unaccented } from '../../language/unaccented.ts';
import { useState } from 'react';
import { useTranslator } from '../../kit/island/context.ts';
import command from '../../kit/styles/command.module.css';
import field from '../../kit/styles/field.module.css';
import remarks from '../../kit/styles/remarks.module.css';
import { resolveFluidName, SIMULATOR_FLUIDS } from '../../refrigerants/index.ts';
import type { BareFacts, MachineRecord } from '../../machine/index.ts';
import type { UseId } from '../../machine/facts.ts';
import { findChoice, USE_CHOICES } from '../../machine/use-choices.ts';
import { newMachine } from './state/machine.ts';
import { machines } from './state/store.ts';
import { optionText, optionsOf, proposedName, nameOfUse } from './words.ts';
import styles from './Machines.module.css';

type Step = 'use' | 'fluid' | 'expansion';
/** Of the last machines, offered first. */
const MOST_RECENT = 3;

interface Props {
  readonly onMade: (machine: MachineRecord) => void;
  readonly onLeave: () => void;
}

export function NewMachine({ onMade, onLeave }: Props) {
  const t = useTranslator();
  const [step, setStep] = useState<Step>('use');
  const [use, setUse] = useState<UseId | undefined>(undefined);
  const [fluid, setFluid] = useState<string | undefined>(undefined);

  const make = async (expansion: string): Promise<void> => {
    const facts = {
      ...(use && { use }),
      ...(fluid !== undefined && { fluid }),
      expansion,
    } as BareFacts;
    const machine = newMachine(proposedName(use, fluid, t), facts, [], new Date().toISOString());
    if (await machines.save(machine)) onMade(machine);
  };

  return (
    <section className={styles.fresh} aria-label={t('machines.new.title')} data-new-machine={step}>
      <p className={styles.steps}>
        {use === undefined ? null : (
          <button type="button" className={command.quiet} onClick={() => setStep('use')}>
            {nameOfUse(use, t.locale)}
          </button>
        )}
        {step === 'expansion' ? (
          <button type="button" className={command.quiet} onClick={() => setStep('fluid')}>
            {fluid ?? t('machines.new.noLabel')}
          </button>
        ) : null}
        <button type="button" className={command.quiet} onClick={onLeave}>
          {t('machines.new.leave')}
        </button>
      </p>
      {step === 'use' ? (
        <UseStep
          onChoose={(id) => {
            setUse(id);
            setStep('fluid');
          }}
        />
      ) : null}
      {step === 'fluid' ? (
        <FluidStep
          use={use}
          onChoose={(name) => {
            setFluid(name);
            setStep('expansion');
          }}
        />
      ) : null}
      {step === 'expansion' ? <ExpansionStep use={use} onChoose={(expansion) => void make(expansion)} /> : null}
    </section>
  );
}

function UseStep({ onChoose }: { readonly onChoose: (use: UseId) => void }) {
  const t = useTranslator();
  const [words, setWords] = useState('');
  const recent = [...new Set((machines.$machines.get() ?? []).map(({ facts }) => facts.use?.v))]
    .flatMap((id) => findChoice(id) ?? [])
    .slice(0, MOST_RECENT);
  const sorted = [...recent, ...USE_CHOICES.filter((choice) => !recent.includes(choice))];
  const asked = unaccented(words).trim();
  const found = sorted.filter((choice) =>
    unaccented([choice[t.locale], ...choice.words[t.locale]].join(' ')).includes(asked),
  );
  const [other] = USE_CHOICES.filter(({ id }) => id === 'other');
  const shown = other && !found.includes(other) ? [...found, other] : found;
  return (
    <>
      <h2>{t('machines.new.use')}</h2>
      <input
        className={`${field.input} ${styles.search}`}
        type="search"
        name="machine-use"
        aria-label={t('machines.new.findUse')}
        placeholder={t('machines.new.findUse')}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <div className={styles.chips}>
        {shown.map((choice) => (
          <button
            key={choice.id}
            type="button"
            className={command.quiet}
            data-use={choice.id}
            onClick={() => onChoose(choice.id)}
          >
            {choice.id === 'other' ? t('machines.new.other') : choice[t.locale]}
          </button>
        ))}
      </div>
    </>
  );
}

interface FluidStepProps {
  readonly use: UseId | undefined;
  readonly onChoose: (fluid: string | undefined) => void;
}

function FluidStep({ use, onChoose }: FluidStepProps) {
  const t = useTranslator();
  const [text, setText] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const choose = (): void => {
    const name = resolveFluidName(text.trim());
    setUnknown(name === undefined);
    if (name !== undefined) onChoose(name);
  };
  return (
    <>
      <h2>{t('machines.new.fluid')}</h2>
      <div className={styles.chips}>
        {(findChoice(use)?.fluids ?? []).map((name) => (
          <button key={name} type="button" className={command.quiet} data-fluid={name} onClick={() => onChoose(name)}>
            {name}
          </button>
        ))}
        <button type="button" className={command.quiet} data-fluid="" onClick={() => onChoose(undefined)}>
          {t('machines.new.noLabel')}
        </button>
      </div>
      <form
        className={command.row}
        onSubmit={(event) => {
          event.preventDefault();
          choose();
        }}
      >
        <input
          className={`${field.input} ${styles.search}`}
          type="text"
          name="machine-fluid"
          list="machine-fluids"
          autoComplete="off"
          aria-label={t('machines.new.otherFluid')}
          placeholder={t('machines.new.otherFluid')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <datalist id="machine-fluids">
          {SIMULATOR_FLUIDS.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <button type="submit" className={command.quiet}>
          {t('machines.new.take')}
        </button>
      </form>
      <p role="alert" className={remarks.problem}>
        {isUnknown ? t('machines.new.unknownFluid', { name: text.trim() || '—' }) : ''}
      </p>
    </>
  );
}

interface ExpansionStepProps {
  readonly use: UseId | undefined;
  readonly onChoose: (expansion: string) => void;
}

function ExpansionStep({ use, onChoose }: ExpansionStepProps) {
  const t = useTranslator();
  const usual: readonly string[] = findChoice(use)?.expansion ?? [];
  const others = optionsOf('expansion').filter((one) => !usual.includes(one));
  return (
    <>
      <h2>{t('machines.new.expansion')}</h2>
      <div className={styles.chips}>
        {[...usual, ...others].map((one) => (
          <button key={one} type="button" className={command.quiet} data-expansion={one} onClick={() => onChoose(one)}>
            {optionText('expansion', one, t)}
          </button>
        ))}
      </div>
    </>
  );
}
