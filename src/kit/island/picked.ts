/** Part of a dictionary: what a page says, and no more travels with it. */
import type { Dictionary, Namespace, TextTree } from '../../i18n/keys.ts';

/** The named branches of a namespace, in place of the whole of it. */
export function withBranches(dictionary: Dictionary, name: Namespace, branches: readonly string[]): Dictionary {
  const whole: TextTree = dictionary[name] ?? {};
  const kept = branches.flatMap((branch) => (whole[branch] === undefined ? [] : [[branch, whole[branch]] as const]));
  return { ...dictionary, [name]: Object.fromEntries(kept) };
}
