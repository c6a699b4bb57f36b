/** The figures of the regime in view and the line that says what they are worth. */
import { Figures } from './Figures.tsx';
import { StatusLine } from './StatusLine.tsx';

export function Results() {
  return (
    <>
      <Figures />
      <StatusLine />
    </>
  );
}
