import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { searchFluids } from './fluid-search.ts';
import type { FluidChoice } from './fluid-search.ts';
import styles from './FluidPicker.module.css';

interface FluidPickerProps {
  readonly label: string;
  readonly fluids: readonly FluidChoice[];
  /** Name of the chosen fluid; a name that is not in the list (a reference string) is shown as it is. */
  readonly value: string;
  readonly onChange: (name: string) => void;
  readonly problem?: string | undefined;
  readonly placeholder: string;
  readonly noneText: string;
  readonly gwpText: (gwp: number | null) => string;
}

function classTone(safetyClass: string | null): string | undefined {
  if (safetyClass === null || safetyClass === 'A1') return styles.classNeutral;
  if (safetyClass.startsWith('B')) return styles.classToxic;
  return safetyClass === 'A2L' ? styles.classMild : styles.classFlammable;
}

/** The cylinder colour, a thin band; an SVG attribute, since the content policy bars inline styles. */
function Band({ colour }: { readonly colour: string | null }) {
  return (
    <svg className={styles.band} viewBox="0 0 4 24" preserveAspectRatio="none" aria-hidden="true">
      <rect width="4" height="24" rx="1" fill={colour ?? 'none'} />
    </svg>
  );
}

/** A combobox of refrigerants: type to search by name, number or formula, arrows to move, Enter to choose. */
export function FluidPicker(props: FluidPickerProps) {
  const { label, fluids, value, onChange, problem, gwpText } = props;
  const id = useId();
  const [search, setSearch] = useState<string | undefined>(undefined);
  const [highlighted, setHighlighted] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isOpen = search !== undefined;
  const found = searchFluids(fluids, search ?? '');
  const chosen = fluids.find(({ name }) => name === value);

  const open = (): void => {
    if (isOpen) return;
    setSearch('');
    setHighlighted(Math.max(0, fluids.findIndex(({ name }) => name === value)));
  };
  const close = (): void => setSearch(undefined);
  const choose = (fluid: FluidChoice | undefined): void => {
    if (fluid && fluid.name !== value) onChange(fluid.name);
    close();
  };

  useEffect(() => {
    if (!isOpen) return undefined;
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
    const onOutside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setSearch(undefined);
    };
    document.addEventListener('pointerdown', onOutside);
    return () => document.removeEventListener('pointerdown', onOutside);
  }, [isOpen, highlighted, search]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (!isOpen) {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp' || event.key === 'Enter') {
        event.preventDefault();
        open();
      }
      return;
    }
    const last = found.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: Math.min(last, highlighted + 1),
      ArrowUp: Math.max(0, highlighted - 1),
      PageDown: Math.min(last, highlighted + 8),
      PageUp: Math.max(0, highlighted - 8),
    };
    const next = moves[event.key];
    if (next !== undefined) {
      event.preventDefault();
      setHighlighted(next);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(found[highlighted]);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
  };

  return (
    <div
      ref={root}
      className={styles.picker}
      data-field="fluid"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <label className="sr-only" htmlFor={id}>{label}</label>
      <div className={problem ? styles.boxWrong : styles.box}>
        <Band colour={chosen?.colour ?? null} />
        <input
          id={id}
          name="fluid"
          className={styles.input}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}l`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && found[highlighted] ? `${id}o${highlighted}` : undefined}
          aria-describedby={`${id}m`}
          aria-invalid={problem ? true : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={isOpen ? props.placeholder : undefined}
          value={search ?? value}
          onClick={open}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            setHighlighted(0);
          }}
          onKeyDown={onKeyDown}
        />
        {!isOpen && chosen ? (
          <span className={styles.facts}>
            {chosen.label ? <span className={styles.everyday}>{chosen.label}</span> : null}
            <span>{gwpText(chosen.gwp)}</span>
            {chosen.safetyClass ? <span className={classTone(chosen.safetyClass)}>{chosen.safetyClass}</span> : null}
          </span>
        ) : null}
        <svg className={styles.arrow} viewBox="0 0 10 6" width="10" height="6" aria-hidden="true">
          <path d="M1 1l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </div>
      {isOpen ? (
        <ul ref={list} id={`${id}l`} className={styles.list} role="listbox" aria-label={label}>
          {found.map((fluid, index) => (
            <li
              key={fluid.name}
              id={`${id}o${index}`}
              className={styles.option}
              role="option"
              aria-selected={index === highlighted}
              onPointerMove={() => setHighlighted(index)}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(fluid)}
            >
              <Band colour={fluid.colour} />
              <span className={styles.name}>{fluid.name}</span>
              <span className={styles.everyday}>{fluid.label === fluid.name ? null : fluid.label}</span>
              <span className={styles.gwp}>{gwpText(fluid.gwp)}</span>
              <span className={classTone(fluid.safetyClass)}>{fluid.safetyClass ?? '–'}</span>
            </li>
          ))}
          {found.length === 0 ? <li className={styles.none} role="presentation">{props.noneText}</li> : null}
        </ul>
      ) : null}
      <p id={`${id}m`} className={styles.problem}>{problem}</p>
    </div>
  );
}
