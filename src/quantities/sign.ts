/** The same number with the other sign, typed text kept: the decimal keypad of some phones has no minus. */
export function withOtherSign(text: string): string {
  const trimmed = text.trim();
  return /^[-\u2212]/.test(trimmed) ? trimmed.slice(1) : `\u2212${trimmed}`;
}
