import type { ReactElement } from 'react';
import { withOtherSign } from '../../quantities/sign.ts';
import styles from './NumberField.module.css';

interface SignButtonProps {
  /** Accessible name: what it does. */
  readonly label: string;
  /** Id of what names its field. */
  readonly of: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly className?: string | undefined;
  readonly isDisabled?: boolean;
}

/**
 * ±, where fingers type. The field it stands in keeps the focus, and a phone its keys. Markup of its field, called as a
 * function: as a component it would be drawn once more for each field at every key.
 */
export function signButton({
  label,
  of,
  text,
  onText,
  className = styles.sign,
  isDisabled = false,
}: SignButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={className}
      tabIndex={-1}
      disabled={isDisabled}
      aria-label={label}
      aria-describedby={of}
      data-sign=""
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onText(withOtherSign(text))}
    >
      ±
    </button>
  );
}
