/** Fields of the papers: plain texts, kept as typed. */
import { useId } from 'react';
import field from '../../../kit/styles/field.module.css';
import remarks from '../../../kit/styles/remarks.module.css';
import type { PaperAnswer } from './charge.ts';
import type { Sheet } from './sheet.ts';
import panel from '../panel.module.css';
import styles from './Papers.module.css';

/** What each part of the panel shares. */
export interface PaperPart {
  readonly fluid: string;
  readonly sheet: Sheet;
  readonly answer: PaperAnswer | undefined;
  readonly change: (part: Partial<Sheet>) => void;
  readonly write: (key: string, text: string) => void;
}

interface TextProps extends Pick<PaperPart, 'sheet' | 'write'> {
  readonly name: string;
  readonly label: string;
  readonly kind?: 'text' | 'date' | 'mass' | 'lines';
  readonly problem?: string | undefined;
}

const LONGEST = 200;
const LONGEST_LINES = 1000;

export function PaperText({ sheet, write, name, label, kind = 'text', problem }: TextProps) {
  const id = useId();
  const value = sheet.texts[name] ?? '';
  const shared = {
    id,
    name: `paper-${name}`,
    value,
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-describedby': problem === undefined ? undefined : `${id}m`,
  };
  return (
    <p className={panel.field}>
      <label htmlFor={id}>{label}</label>
      {kind === 'lines' ? (
        <textarea
          {...shared}
          className={`${field.input} ${styles.lines}`}
          rows={2}
          maxLength={LONGEST_LINES}
          onChange={(event) => write(name, event.currentTarget.value)}
        />
      ) : (
        <input
          {...shared}
          className={field.input}
          type={kind === 'date' ? 'date' : 'text'}
          inputMode={kind === 'mass' ? 'decimal' : undefined}
          autoComplete="off"
          maxLength={LONGEST}
          onChange={(event) => write(name, event.currentTarget.value)}
        />
      )}
      {problem === undefined ? null : (
        <span id={`${id}m`} className={remarks.problem}>
          {problem}
        </span>
      )}
    </p>
  );
}

interface FlagProps {
  readonly name: string;
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function PaperFlag({ name, label, isOn, onChange }: FlagProps) {
  return (
    <label className={field.flag}>
      <input
        type="checkbox"
        name={`paper-${name}`}
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
