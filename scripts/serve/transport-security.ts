/** Whether browsers are told to come over TLS only: who ends TLS in front knows, the server does not. */

/** RFC 6797, section 6.1: max-age is asked for; the other two directives are what browsers know. */
const VALUE = /^max-age=\d{1,10}(?:; ?includeSubDomains)?(?:; ?preload)?$/i;

/**
 * @param value of the header, as the environment says it
 * @returns the header; none where nothing is said; undefined for what is no value of it
 */
export function transportSecurity(value = ''): readonly { readonly key: string; readonly value: string }[] | undefined {
  if (value === '') return [];
  return VALUE.test(value) ? [{ key: 'Strict-Transport-Security', value }] : undefined;
}
