export function transportSecurity(
  value: string | undefined,
): readonly { readonly key: string; readonly value: string }[] | undefined;
