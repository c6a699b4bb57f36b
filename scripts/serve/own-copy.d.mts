export function ownCopy(built: URL, folder?: string): URL;
