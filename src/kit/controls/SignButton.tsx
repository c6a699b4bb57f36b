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

/** ±, where fingers type. The field it stands in keeps the focus, and a phone its keys. */
export const SignButton = ({
  label,
  of,
  text,
  onText,
  className = styles.sign,
  isDisabled = false,
}: SignButtonProps) => (
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
