/** The code of a text, for a phone to read from a screen or from paper. */
import { useEffect, useState } from 'react';

export interface QrCode {
  /** Modules along a side. */
  readonly size: number;
  /** Of the dark modules, one unit each. */
  readonly path: string;
}

/** The code of a text; null when it is too long for one, undefined while it is being made. */
export function useQrCode(text: string): QrCode | null | undefined {
  const [code, setCode] = useState<QrCode | null | undefined>(undefined);
  useEffect(() => {
    if (text === '') return undefined;
    let isOver = false;
    const make = async (): Promise<void> => {
      const { encode } = await import('uqr');
      let made: QrCode | null = null;
      try {
        const { data, size } = encode(text, { ecc: 'L', border: 4 });
        const rows = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
        made = { size, path: rows.join('') };
      } catch {
        // More than any code holds.
      }
      if (!isOver) setCode(made);
    };
    make().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [text]);
  return code;
}
