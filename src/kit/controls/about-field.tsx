/** What stands beside the name of a field to say what it asks for, where its page has such words. */
import { createContext, memo, useContext } from 'react';
import type { ReactNode } from 'react';

const AboutField = createContext<(path: string) => ReactNode>(() => null);
export const AboutFieldProvider = AboutField.Provider;

/** @param path of the field, 'rows.0.column' of a cell */
export const useAbout = (path: string | undefined): ReactNode => useContext(AboutField)(path ?? '');

interface FieldLabelProps {
  readonly path: string;
  readonly of: string;
  readonly id?: string;
  readonly className?: string | undefined;
  readonly children: string;
}

/** The name of a field, with its "?" where there is one. A key typed into the field changes nothing of it. */
export const FieldLabel = memo(function FieldLabel({ path, of, id, className, children }: FieldLabelProps) {
  const about = useAbout(path);
  if (about === null)
    return (
      <label id={id} className={className} htmlFor={of}>
        {children}
      </label>
    );
  return (
    <span className={className}>
      <label id={id} htmlFor={of}>
        {children}
      </label>
      {about}
    </span>
  );
});
