import { useId } from 'react';
import { useAbout } from './about-field.tsx';
import styles from './Segmented.module.css';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly onChange: (value: Value) => void;
  /** Shows the label beside the switch instead of only naming it to a screen reader. */
  readonly isLabelShown?: boolean;
  readonly name?: string;
}

/** A few exclusive choices side by side: native radio buttons, so arrows and Tab work as everywhere. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const id = useId();
  const about = useAbout(props.name);
  return (
    <fieldset className={styles.set} data-field={props.name} aria-labelledby={about === null ? undefined : `${id}l`}>
      {about === null ? (
        <legend className={props.isLabelShown ? styles.legend : 'sr-only'}>{props.label}</legend>
      ) : (
        // A legend is heard whole with each choice: the "?" stands beside the name.
        <div className={styles.legend}>
          <span id={`${id}l`}>{props.label}</span>
          {about}
        </div>
      )}
      <div className={styles.track}>
        {props.choices.map(({ value, label }) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name={id}
              value={value}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
