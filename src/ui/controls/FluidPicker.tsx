import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Band, classTone, FluidOptions, isAction } from './FluidOptions.tsx';
import type { FluidAction, FluidOption } from './FluidOptions.tsx';
import { searchFluids, searchKey } from './fluid-search.ts';
import type { FluidChoice, FluidGroup } from './fluid-search.ts';
import styles from './FluidPicker.module.css';

interface FluidPickerProps {
  readonly label: string;
  readonly isLabelShown?: boolean;
  /** Key of the field. */
  readonly name?: string;
  readonly groups: readonly FluidGroup[];
  /** Name of the chosen fluid. */
  readonly value: string;
  /** The chosen fluid, in the list or not; undefined for a name nobody knows, shown as it is. */
  readonly chosen: FluidChoice | undefined;
  readonly onChange: (name: string) => void;
  /** A command in the list, such as making a new mix. */
  readonly action?: FluidAction | undefined;
  /** Leaves the choice empty, where that is allowed. */
  readonly clear?: { readonly label: string; readonly run: () => void } | undefined;
  /** The group a search stands for by itself, such as a composition typed in full. */
  readonly groupFromSearch: (search: string) => FluidGroup | undefined;
  readonly problem?: string | undefined;
  /** Said below while there is no problem. */
  readonly note?: string | undefined;
  /** The list is on its way: it holds a few fluids for now. */
  readonly isComing?: boolean;
  /** The list is about to be looked at. */
  readonly onWanted?: () => void;
  readonly placeholder: string;
  readonly noneText: string;
  readonly gwpText: (gwp: number | null) => string;
}

type OptionGroup = Omit<FluidGroup, 'fluids'> & { readonly options: readonly FluidOption[] };

/** What a search shows; the command stands at the end of its group when nothing is searched, or when it is. */
function optionGroups({ groups, action, groupFromSearch }: FluidPickerProps, search: string): readonly OptionGroup[] {
  const own = groupFromSearch(search);
  const found = own ? [own] : searchFluids(groups, search);
  const wanted = searchKey(search);
  const isActionFound = action !== undefined && !own && (wanted === '' || searchKey(action.label).includes(wanted));
  const shown = found
    .map((group): OptionGroup => {
      const options = isActionFound && group.id === action.group ? [...group.fluids, action] : group.fluids;
      return { id: group.id, label: group.label, options };
    })
    .filter(({ options }) => options.length > 0);
  if (!isActionFound || found.some(({ id }) => id === action.group)) return shown;
  const home = groups.find(({ id }) => id === action.group);
  return home ? [...shown, { id: home.id, label: home.label, options: [action] }] : shown;
}

/** A combobox of refrigerants: type to search by name, number or formula, arrows to move, Enter to choose. */
export function FluidPicker(props: FluidPickerProps) {
  const { label, name = 'fluid', value, chosen, onChange, clear, problem, gwpText, isComing = false } = props;
  const id = useId();
  const [search, setSearch] = useState<string | undefined>(undefined);
  const [highlighted, setHighlighted] = useState(0);
  /** What was searched and entered before the list came: its first find is chosen then. */
  const [entered, setEntered] = useState<string | undefined>(undefined);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isOpen = search !== undefined;
  const found = isOpen ? optionGroups(props, search) : [];
  const options = found.flatMap((group) => group.options);

  const highlightChosen = (): void => {
    const all = optionGroups(props, '').flatMap((group) => group.options);
    setHighlighted(
      Math.max(
        0,
        all.findIndex((option) => !isAction(option) && option.name === value),
      ),
    );
  };
  const open = (): void => {
    if (isOpen) return;
    setEntered(undefined);
    setSearch('');
    highlightChosen();
  };
  const close = (): void => setSearch(undefined);
  const choose = (option: FluidOption | undefined): void => {
    close();
    if (!option) return;
    if (isAction(option)) option.run();
    else if (option.name !== value) onChange(option.name);
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

  useEffect(() => {
    if (isComing) return;
    if (search === '') highlightChosen();
    if (entered === undefined) return;
    setEntered(undefined);
    choose(optionGroups(props, entered).flatMap((group) => group.options)[0]);
  }, [isComing]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
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
      if (isComing) setEntered(search);
      if (isComing) close();
      else choose(options[highlighted]);
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
      <label className={props.isLabelShown ? styles.label : 'sr-only'} htmlFor={id}>
        {label}
      </label>
      <div className={styles.frame}>
        <div className={problem ? styles.boxWrong : styles.box}>
          <Band colour={chosen?.colour ?? null} />
          <input
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
        {isOpen ? (
          <FluidOptions
            id={id}
            label={label}
            groups={found}
            highlighted={highlighted}
            onHighlight={setHighlighted}
            onChoose={choose}
            noneText={isComing ? '…' : props.noneText}
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
