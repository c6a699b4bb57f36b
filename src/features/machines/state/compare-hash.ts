/** Before the identity of a machine whose studies a link puts side by side. */
export const COMPARE_HASH = '#comparer=';
