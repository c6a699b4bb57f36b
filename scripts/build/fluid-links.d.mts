export function withFluidLinks(html: string, prefix: string): string;
