/** What a page of another build than this worker's asks for under a name that every build has. */
import { BUILD_PARAMETER } from '../messages.ts';

const buildAsked = ({ url }: Request): string | null => new URL(url).searchParams.get(BUILD_PARAMETER);

/** @param build that of this worker */
export const isForeign = (request: Request, build: string): boolean => {
  const asked = request.mode === 'navigate' ? null : buildAsked(request);
  return asked !== null && asked !== build && new URL(request.url).origin === location.origin;
};

const GONE = 410;

/**
 * The file as the server has it, where the server has the page's build. Else it is gone: a page of two builds is worse than
 * a window that does not open.
 */
export async function answerForeign(request: Request): Promise<Response> {
  try {
    const served = await fetch('/build.json', { cache: 'no-store' });
    const { id } = (await served.json()) as { readonly id?: unknown };
    return id === buildAsked(request)
      ? await fetch(request, { cache: 'no-cache' })
      : new Response(null, { status: GONE });
  } catch {
    return Response.error();
  }
}
