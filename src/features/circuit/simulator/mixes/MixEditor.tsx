import { useWhole } from '../../../../kit/island/use-part.ts';
import { useEffect, useId, useRef } from 'react';
import { describeProblem } from '../../../../i18n/problems.ts';
import { MIX_COMPONENTS } from '../../../../refrigerants/composition.ts';
import { $mixes } from '../../../../kit/fluids/mixes.ts';
import type { FluidChoice } from '../../../../kit/controls/fluid-search.ts';
import { useTranslator } from '../../../../kit/island/context.ts';
import {
  draftProblems,
  draftSum,
  hasRoom,
  normalisedDraft,
  sumText,
  withNewPart,
  withoutPart,
  withPart,
} from './draft.ts';
import type { Draft, DraftPart } from './draft.ts';
import { useSimulation } from '../use-simulation.ts';
import { changeDraft, deleteMix } from './editing.ts';
import { closeEditor } from './open-editor.ts';
import command from '../../../../kit/styles/command.module.css';
import field from '../../../../kit/styles/field.module.css';
import remarks from '../../../../kit/styles/remarks.module.css';
import styles from './MixEditor.module.css';

interface MixEditorProps {
  readonly draft: Draft;
  readonly fluids: readonly FluidChoice[];
}

/** The editor of a mix: its name, its components by mass, its sum. Everything valid is kept and run as it is typed. */
export function MixEditor({ draft, fluids }: MixEditorProps) {
  const simulation = useSimulation();
  const change = (changed: Draft): void => changeDraft(simulation, changed);
  const t = useTranslator();
  const id = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const mixes = useWhole($mixes);
  const problems = draftProblems(draft, mixes);
  const sum = draftSum(draft);
  const isWhole = sum !== undefined && Math.abs(sum - 100) < 5e-3;
  const { composition } = problems;
  const labelText = problems.label && describeProblem(problems.label, t);
  const compositionText = composition && describeProblem(composition, t);
  const ofAll = composition && composition.index === undefined ? compositionText : undefined;
  useEffect(() => root.current?.querySelector('input')?.select(), []);

  const add = (): void => {
    change(withNewPart(draft));
    requestAnimationFrame(() => [...(root.current?.querySelectorAll('select') ?? [])].at(-1)?.focus());
  };
  const remove = (part: DraftPart): void => {
    change(withoutPart(draft, part.id));
    root.current?.querySelector<HTMLElement>('[data-mix="add"]')?.focus();
  };

  return (
    <fieldset
      ref={root}
      className={styles.editor}
      data-field="mix"
      onKeyDown={(event) => {
        if (event.key === 'Escape') closeEditor();
      }}
    >
      <legend className="sr-only">{t('simulator.mixes.title')}</legend>
      <div className={styles.name}>
        <label htmlFor={`${id}n`}>{t('simulator.mixes.name')}</label>
        <input
          id={`${id}n`}
          name="mix_label"
          className={field.input}
          value={draft.label}
          maxLength={40}
          autoComplete="off"
          aria-invalid={labelText ? true : undefined}
          aria-describedby={`${id}np`}
          onChange={(event) => change({ ...draft, label: event.currentTarget.value })}
        />
        <p id={`${id}np`} className={remarks.problem}>
          {labelText}
        </p>
      </div>
      <ul className={styles.parts} aria-label={t('simulator.mixes.components')}>
        {draft.parts.map((part, index) => (
          <PartRow
            key={part.id}
            part={part}
            fluids={fluids}
            problem={composition?.index === index ? compositionText : undefined}
            sumProblemId={ofAll ? `${id}s` : undefined}
            onChange={(changed) => change(withPart(draft, part.id, changed))}
            onRemove={draft.parts.length > 1 ? () => remove(part) : undefined}
          />
        ))}
      </ul>
      <button
        type="button"
        className={`${command.quiet} ${styles.add}`}
        data-mix="add"
        aria-disabled={!hasRoom(draft)}
        onClick={() => hasRoom(draft) && add()}
      >
        {hasRoom(draft) ? t('simulator.mixes.add') : t('simulator.mixes.full')}
      </button>
      <div className={styles.sum} data-mix="sum">
        <span>{t('simulator.mixes.sum')}</span>
        <output className={isWhole ? styles.whole : styles.partial}>{sumText(sum, t.locale)}</output>
        <button
          type="button"
          className={command.quiet}
          disabled={isWhole || sum === undefined || sum <= 0}
          onClick={() => change(normalisedDraft(draft, t.locale))}
        >
          {t('simulator.mixes.normalise')}
        </button>
      </div>
      <p id={`${id}s`} className={remarks.problem} role="status">
        {ofAll}
      </p>
      <div className={styles.actions}>
        <button type="button" className={`${command.quiet} ${styles.danger}`} onClick={deleteMix}>
          {t('simulator.mixes.delete')}
        </button>
        <button type="button" className={command.quiet} onClick={closeEditor}>
          {t('simulator.mixes.close')}
        </button>
      </div>
      <p className={remarks.fine}>{t('simulator.mixes.kept')}</p>
    </fieldset>
  );
}

interface PartRowProps {
  readonly part: DraftPart;
  readonly fluids: readonly FluidChoice[];
  readonly problem: string | undefined;
  /** Where the problem of the whole composition is said, when there is one. */
  readonly sumProblemId: string | undefined;
  readonly onChange: (change: Partial<Omit<DraftPart, 'id'>>) => void;
  /** Undefined for the last one left. */
  readonly onRemove: (() => void) | undefined;
}

/** One component and its share. */
function PartRow({ part, fluids, problem, sumProblemId, onChange, onRemove }: PartRowProps) {
  const t = useTranslator();
  const id = useId();
  const labels = new Map(fluids.map(({ name, label }) => [name, label]));
  const options = MIX_COMPONENTS.includes(part.fluid) ? MIX_COMPONENTS : [part.fluid, ...MIX_COMPONENTS];
  return (
    <li className={styles.part} data-component={part.fluid}>
      <select
        className={field.input}
        aria-label={t('simulator.mixes.component')}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}p`}
        value={part.fluid}
        onChange={(event) => onChange({ fluid: event.currentTarget.value })}
      >
        {options.map((name) => {
          const label = labels.get(name);
          return (
            <option key={name} value={name}>
              {label ? `${name} · ${label}` : name}
            </option>
          );
        })}
      </select>
      <span className={problem ? `${field.box} ${field.wrong}` : field.box}>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={t('simulator.mixes.share', { fluid: part.fluid })}
          aria-invalid={problem || sumProblemId ? true : undefined}
          aria-describedby={sumProblemId ?? `${id}p`}
          value={part.text}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => onChange({ text: event.currentTarget.value })}
        />
        <span aria-hidden="true">%</span>
      </span>
      <button
        type="button"
        className={styles.remove}
        disabled={!onRemove}
        aria-label={t('simulator.mixes.remove', { fluid: part.fluid })}
        onClick={onRemove}
      >
        <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path d="M2 2l8 8M10 2l-8 8" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
        </svg>
      </button>
      <p id={`${id}p`} className={remarks.problem}>
        {problem}
      </p>
    </li>
  );
}
