export function withStyleRules(html: string): string;
