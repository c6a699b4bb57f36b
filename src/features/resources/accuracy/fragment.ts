/** The id an address's fragment names; as it stands where its escapes say no characters. */
export function idOfFragment(hash: string): string {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
