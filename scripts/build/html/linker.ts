/** What finds the words of one page that lead somewhere: where they stand in a text, and the tag before them. */
export type Linker = (
  text: string,
) => readonly { readonly at: number; readonly length: number; readonly tag: string }[];
