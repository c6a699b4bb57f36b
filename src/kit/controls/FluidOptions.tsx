import type { Ref } from 'react';
import { isAction } from './fluid-option.ts';
import type { FluidOption, OptionGroup } from './fluid-option.ts';
import type { FluidChoice } from './fluid-search.ts';
import { Band, classTone } from './FluidFacts.tsx';
import styles from './FluidPicker.module.css';

export interface FluidOptionsProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly OptionGroup[];
  readonly highlighted: number;
  readonly onHighlight: (index: number) => void;
  readonly onChoose: (option: FluidOption) => void;
  readonly noneText: string;
  readonly gwpText: (gwp: number | null) => string;
  readonly listRef: Ref<HTMLDivElement>;
}

function FluidLine({
  fluid,
  gwpText,
}: {
  readonly fluid: FluidChoice;
  readonly gwpText: (gwp: number | null) => string;
}) {
  return (
    <>
      <Band colour={fluid.colour} />
      <span className={styles.name}>{fluid.title}</span>
      <span className={styles.everyday}>{fluid.label === fluid.title ? null : fluid.label}</span>
      <span className={styles.gwp}>{gwpText(fluid.gwp)}</span>
      <span className={classTone(fluid.safetyClass)}>{fluid.safetyClass ?? '–'}</span>
      {fluid.composition === null ? null : <span className={styles.composition}>{fluid.composition}</span>}
    </>
  );
}

/** The open list of a fluid picker, by groups. */
export function FluidOptions(props: FluidOptionsProps) {
  const { id, groups, highlighted, gwpText } = props;
  let index = -1;
  return (
    <div ref={props.listRef} id={`${id}l`} className={styles.list} role="listbox" aria-label={props.label}>
      {groups.map((group) => (
        <ul key={group.id} className={styles.group} role="group" aria-label={group.label} data-group={group.id}>
          <li className={styles.heading} role="presentation" aria-hidden={group.isFolded ? undefined : true}>
            {group.label}
          </li>
          {group.options.map((option) => {
            index += 1;
            const at = index;
            return (
              <li
                key={isAction(option) ? '+' : option.name}
                id={`${id}o${at}`}
                className={isAction(option) ? styles.action : styles.option}
                role="option"
                aria-selected={at === highlighted}
                onPointerMove={() => props.onHighlight(at)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => props.onChoose(option)}
              >
                {isAction(option) ? option.label : <FluidLine fluid={option} gwpText={gwpText} />}
              </li>
            );
          })}
        </ul>
      ))}
      {index < 0 ? <p className={styles.none}>{props.noneText}</p> : null}
    </div>
  );
}
