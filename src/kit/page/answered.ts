/** An answer that is kept, and who keeps it. */

export interface Answered {
  /** Bare path of the page, and the parameters of its link with their question mark. */
  readonly page: string;
  readonly query: string;
  /** What the page is called. */
  readonly title: string;
  /** What came out, in words. */
  readonly summary: string;
  /** The refrigerant it is about; empty where it is about none. */
  readonly fluid: string;
}

/** @returns the machine it went to; undefined where the browser refused */
export type KeepResult = (answered: Answered) => Promise<{ readonly id: string; readonly name: string } | undefined>;
