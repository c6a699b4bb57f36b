export function scriptsOf(html: string, site: string): readonly string[];
