/**
 * What is typed in a page before its code is there is typed beside the units the page was served with, whatever the reader's
 * own are. Done again once the code is there, it goes the way of any key, through the field's own handler; whoever takes a
 * text asks here which of the two it is.
 */
let isServed = false;

/** Does a change whose texts are in the units the page was served in. */
export function asServed(change: () => void): void {
  isServed = true;
  try {
    change();
  } finally {
    isServed = false;
  }
}

/** Whether what is being typed is in the units the page was served in. */
export const isAsServed = (): boolean => isServed;
