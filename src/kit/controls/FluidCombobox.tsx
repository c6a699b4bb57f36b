import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentType, KeyboardEvent } from 'react';
import { isAction } from './fluid-option.ts';
import type { FluidOption, OptionGroup } from './fluid-option.ts';
import type { FluidOptionsProps } from './FluidOptions.tsx';
import type { FluidChoice } from './fluid-search.ts';
import { Band, classTone } from './FluidFacts.tsx';
import { FieldLabel } from './about-field.tsx';
import styles from './FluidPicker.module.css';

/** What a search finds, and how it is shown: heavy, so that a page may fetch it once it is wanted. */
export interface FluidList {
  readonly groupsFor: (search: string) => readonly OptionGroup[];
  readonly Options: ComponentType<FluidOptionsProps>;
  /** Told of the fluid that was chosen. */
  readonly onChosen?: (name: string) => void;
}

export interface FluidComboboxProps {
  readonly label: string;
  readonly isLabelShown?: boolean;
  /** Key of the field. */
  readonly name?: string;
  /** Undefined while it is on its way, or nobody has wanted it. */
  readonly list: FluidList | undefined;
  /** It is about to be looked at. */
  readonly onWanted?: () => void;
  /** Name of the chosen fluid. */
  readonly value: string;
  /** The chosen fluid, in the list or not; undefined for a name nobody knows, shown as it is. */
  readonly chosen: FluidChoice | undefined;
  readonly onChange: (name: string) => void;
  /** Leaves the choice empty, where that is allowed. */
  readonly clear?: { readonly label: string; readonly run: () => void } | undefined;
  readonly problem?: string | undefined;
  /** Said below while there is no problem. */
  readonly note?: string | undefined;
  readonly placeholder: string;
  readonly noneText: string;
  readonly gwpText: (gwp: number | null) => string;
}

const NO_GROUPS: readonly OptionGroup[] = [];

/** A combobox of refrigerants: type to search by name, number or formula, arrows to move, Enter to choose. */
export function FluidCombobox(props: FluidComboboxProps) {
  const { label, name = 'fluid', list: parts, value, chosen, onChange, clear, problem, gwpText } = props;
  const id = useId();
  const [search, showSearch] = useState<string | undefined>(undefined);
  /** What is searched by now: a press that React does again after waking knows an older drawing. */
  const latest = useRef<string | undefined>(undefined);
  const setSearch = (text: string | undefined): void => {
    latest.current = text;
    showSearch(text);
  };
  /** The key that woke this has been seen to: React hands it on all the same. */
  const hasJustEntered = useRef(false);
  const [highlighted, setHighlighted] = useState(0);
  /** What was searched and entered before the list came: its first find is chosen then. */
  const [entered, setEntered] = useState<string | undefined>(undefined);
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isOpen = search !== undefined;
  const found = (isOpen && parts?.groupsFor(search)) || NO_GROUPS;
  const options = found.flatMap((group) => group.options);

  const highlightChosen = (): void => {
    const all = (parts?.groupsFor('') ?? NO_GROUPS).flatMap((group) => group.options);
    setHighlighted(
      Math.max(
        0,
        all.findIndex((option) => !isAction(option) && option.name === value),
      ),
    );
  };
  const open = (): void => {
    if (latest.current !== undefined) return;
    setEntered(undefined);
    setSearch('');
    highlightChosen();
  };
  const close = (): void => setSearch(undefined);
  const choose = (option: FluidOption | undefined): void => {
    close();
    if (!option) return;
    if (isAction(option)) option.run();
    else if (option.name !== value) {
      parts?.onChosen?.(option.name);
      onChange(option.name);
    }
  };

  const firstOf = (text: string): FluidOption | undefined =>
    parts?.groupsFor(text).flatMap((group) => group.options)[0];
  const enter = (text: string): void => {
    if (parts) {
      choose(firstOf(text));
      return;
    }
    setEntered(text);
    close();
  };

  useEffect(() => {
    if (!isOpen) return undefined;
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
    const onOutside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) {
        latest.current = undefined;
        showSearch(undefined);
      }
    };
    document.addEventListener('pointerdown', onOutside);
    return () => document.removeEventListener('pointerdown', onOutside);
  }, [isOpen, highlighted, search]);

  const onAwake = useEffectEvent(() => {
    const field = input.current;
    if (!field || field.value === field.defaultValue || document.activeElement !== field) return;
    props.onWanted?.();
    // Enter pressed meanwhile left its mark: src/shell/layout/before-islands.js.
    if (field.dataset['entered'] === undefined) {
      setSearch(field.value);
      return;
    }
    hasJustEntered.current = true;
    setTimeout(() => (hasJustEntered.current = false));
    enter(field.value);
  });
  // What was searched before this was awake. With the waking itself: a key between the two would open an empty search over it.
  useLayoutEffect(() => onAwake(), []);

  const onListHere = useEffectEvent(() => {
    if (search === '') highlightChosen();
    if (entered === undefined) return;
    setEntered(undefined);
    choose(firstOf(entered));
  });
  const isListHere = parts !== undefined;
  useEffect(() => {
    if (isListHere) onListHere();
  }, [isListHere]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (hasJustEntered.current) {
      event.preventDefault();
      return;
    }
    if (!isOpen) {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp' || event.key === 'Enter') {
        event.preventDefault();
        open();
      }
      return;
    }
    const last = options.length - 1;
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
      if (parts) choose(options[highlighted]);
      else enter(search);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
  };

  return (
    <div
      ref={root}
      data-field={name}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <FieldLabel path={name} of={id} className={props.isLabelShown ? styles.label : 'sr-only'}>
        {label}
      </FieldLabel>
      <div className={styles.frame}>
        <div className={problem ? styles.boxWrong : styles.box}>
          <Band colour={chosen?.colour ?? null} />
          <input
            ref={input}
            id={id}
            name={name}
            className={styles.input}
            type="text"
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={`${id}l`}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && options[highlighted] ? `${id}o${highlighted}` : undefined}
            aria-describedby={`${id}m`}
            aria-invalid={problem ? true : undefined}
            autoComplete="off"
            spellCheck={false}
            placeholder={isOpen || value === '' ? props.placeholder : undefined}
            value={search ?? entered ?? chosen?.title ?? value}
            onClick={open}
            onFocus={(event) => {
              props.onWanted?.();
              event.currentTarget.select();
            }}
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
          {clear && value !== '' ? (
            <button
              type="button"
              className={styles.clear}
              aria-label={clear.label}
              title={clear.label}
              onClick={clear.run}
            >
              ×
            </button>
          ) : null}
          <svg className={styles.arrow} viewBox="0 0 10 6" width="10" height="6" aria-hidden="true">
            <path
              d="M1 1l4 4 4-4"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </div>
        {isOpen && parts ? (
          <parts.Options
            id={id}
            label={label}
            groups={found}
            highlighted={highlighted}
            onHighlight={setHighlighted}
            onChoose={choose}
            noneText={props.noneText}
            gwpText={gwpText}
            listRef={list}
          />
        ) : null}
      </div>
      <p id={`${id}m`} className={problem ? styles.problem : styles.note}>
        {problem ?? props.note}
      </p>
    </div>
  );
}
