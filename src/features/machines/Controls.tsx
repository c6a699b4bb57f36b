/** What the list, its photos and the bar of a machine have in common: a name that is kept as it is typed, a button with a sign. */
import { useEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import command from '../../kit/styles/command.module.css';
import field from '../../kit/styles/field.module.css';
import { LONGEST_NAME } from '../../machine/record/record.ts';

/** After the last key, ms. */
const PAUSE = 300;

interface NameInputProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly className?: string | undefined;
  /** Without it, what is left empty has the name of before again. */
  readonly mayBeEmpty?: boolean;
  readonly onSave: (value: string) => void;
}

export function NameInput({ name, label, value, className, mayBeEmpty = false, onSave }: NameInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ value, onSave });
  useEffect(() => {
    latest.current = { value, onSave };
    // Another tab's, or that of before: what is being typed here comes later.
    if (input.current && input.current !== document.activeElement) input.current.value = value;
  }, [value, onSave]);
  const save = (): void => {
    clearTimeout(timer.current);
    const typed = input.current?.value.trim() ?? '';
    if (typed !== latest.current.value && (typed !== '' || mayBeEmpty)) latest.current.onSave(typed);
  };
  return (
    <input
      ref={input}
      className={className === undefined ? field.input : `${field.input} ${className}`}
      type="text"
      name={name}
      aria-label={label}
      maxLength={LONGEST_NAME}
      autoComplete="off"
      defaultValue={value}
      onInput={() => {
        clearTimeout(timer.current);
        timer.current = setTimeout(save, PAUSE);
      }}
      onBlur={({ currentTarget }) => {
        if (currentTarget.value.trim() === '' && !mayBeEmpty) currentTarget.value = latest.current.value;
        save();
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.blur();
      }}
    />
  );
}

/** @param label what it does, which its sign does not say */
export function SignButton({ label, ...rest }: ComponentProps<'button'> & { readonly label: string }) {
  return (
    <button type="button" className={`${command.quiet} ${command.sign}`} aria-label={label} title={label} {...rest} />
  );
}
