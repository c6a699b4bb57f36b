/** The glossary as it travels to the window that shows one of its terms. */
export interface GlossaryData {
  readonly words: {
    /** Of the window; `#` stands for the term. */
    readonly name: string;
    readonly whole: string;
    readonly close: string;
    /** The other language. */
    readonly other: string;
  };
  readonly terms: Readonly<
    Record<
      string,
      {
        readonly term: string;
        readonly other: string;
        readonly definition: string;
        readonly symbol?: string | undefined;
        readonly unit?: string | undefined;
        readonly href: string;
        readonly label: string;
      }
    >
  >;
}
