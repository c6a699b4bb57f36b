/** Links as people read them. */

/**
 * What an address keeps encoded: what would part it otherwise, what a reader cannot see, and what programs take for the
 * end of an address.
 */
const KEPT = /[\s\p{C}\p{Z}%#&+=?<>\\^`|]/u;

/** Runs of one byte after another: a letter beyond ASCII takes several. */
const ENCODED = /(?:%[0-9a-f]{2})+/gi;

function decoded(run: string): string {
  try {
    return Array.from(decodeURIComponent(run), (sign) => (KEPT.test(sign) ? encodeURIComponent(sign) : sign)).join('');
  } catch {
    // No text in UTF-8: left as it stands.
    return run;
  }
}

/**
 * The same link with its signs in place of their codes (`%C3%A9` é, `%2C` a comma), for paper and for the eye: typed or
 * pasted into a browser, it leads to the same page with the same parameters.
 */
export const readableLink = (link: string): string => link.replaceAll(ENCODED, decoded);
