/** The code of a text, for a phone to read from a screen or from paper. */
import { useEffect, useState } from 'react';

export interface QrCode {
  /** Modules along a side. */
  readonly size: number;
  /** Of the dark modules, one unit each. */
  readonly path: string;
}

/** Fetches what draws codes. @returns the code of a text; null when it is too long for one */
export async function qrEncoder(): Promise<(text: string) => QrCode | null> {
  const { encode } = await import('uqr');
  return (text) => {
    try {
      const { data, size } = encode(text, { ecc: 'L', border: 4 });
      const rows = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
      return { size, path: rows.join('') };
    } catch {
      // More than any code holds.
      return null;
    }
  };
}

/** The code of a text; null when it is too long for one, undefined while it is being made. */
export function useQrCode(text: string): QrCode | null | undefined {
  const [code, setCode] = useState<QrCode | null | undefined>(undefined);
  useEffect(() => {
    if (text === '') return undefined;
    let isOver = false;
    qrEncoder()
      .then((codeOf) => {
        if (!isOver) setCode(codeOf(text));
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [text]);
  return code;
}
