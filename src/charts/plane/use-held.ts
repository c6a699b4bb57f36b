import { useState } from 'react';

/** A value that stays as it was for as long as something is held, and follows again once it is let go. */
export function useHeld<T>(value: T, isHeld: boolean): T {
  const [kept, keep] = useState(value);
  if (!isHeld && kept !== value) keep(value);
  return isHeld ? kept : value;
}
