/**
 * Calls to the project's own functions. Answers are `{ok: true, result}` or `{ok: false, error, …}`;
 * a call gives the result or throws an ApiError whose message can be shown as it is.
 */

/** What went wrong with a call: the text to show, the HTTP status (0 when no answer came), the answer if any. */
export class ApiError extends Error {
  readonly statusCode: number;
  readonly response: unknown;

  constructor(message: string, statusCode: number, response?: unknown, cause?: unknown) {
    super(message, { cause });
    this.name = 'ApiError';
    this.statusCode = statusCode;
    this.response = response;
  }
}

/** Texts fixed by the product's error catalogue, the same in both languages. */
export const API_TEXTS = {
  http: (status: number): string => `HTTP error! status: ${status}`,
  envelope: 'API returned an error',
  cancelled: 'Request was cancelled',
  unknown: 'Une erreur inconnue est survenue.',
} as const;

export interface RequestOptions {
  /** A new call with the same token cancels the earlier one. */
  readonly cancelToken?: string;
  /** Milliseconds after which the call is given up. */
  readonly timeout?: number;
  /** Sent as they are, over the client's own. */
  readonly headers?: Readonly<Record<string, string>>;
}

export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

export interface ApiClient {
  /** Sends `body` as JSON. @throws {ApiError} */
  post<Result>(path: string, body: unknown, options?: RequestOptions): Promise<Result>;
  /** Appends `query`; undefined values are left out. @throws {ApiError} */
  get<Result>(path: string, query?: Query, options?: RequestOptions): Promise<Result>;
  /** Cancels the call under a token; nothing happens when there is none. */
  cancel(token: string): void;
}

export interface ApiClientOptions {
  /** Put before every path; '' for the page's own origin. */
  readonly baseUrl?: string;
  readonly fetch?: typeof fetch;
}

export function createApiClient({
  baseUrl = '',
  fetch: send = (...call) => fetch(...call),
}: ApiClientOptions = {}): ApiClient {
  const controllers = new Map<string, AbortController>();

  async function request<Result>(path: string, init: RequestInit, options: RequestOptions): Promise<Result> {
    const controller = new AbortController();
    const { cancelToken, timeout } = options;
    if (cancelToken !== undefined) {
      controllers.get(cancelToken)?.abort();
      controllers.set(cancelToken, controller);
    }
    const timer = timeout === undefined ? undefined : setTimeout(() => controller.abort(), timeout);
    try {
      const response = await send(`${baseUrl}${path}`, {
        ...init,
        headers: { accept: 'application/json', ...init.headers, ...options.headers },
        signal: controller.signal,
      });
      return await resultOf<Result>(response);
    } catch (error) {
      // An abort can surface as any rejection once the body is being read.
      if (controller.signal.aborted) throw new ApiError(API_TEXTS.cancelled, 0, undefined, error);
      throw asApiError(error);
    } finally {
      clearTimeout(timer);
      if (cancelToken !== undefined && controllers.get(cancelToken) === controller) controllers.delete(cancelToken);
    }
  }

  return {
    post: (path, body, options = {}) =>
      request(
        path,
        { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
        options,
      ),
    get: (path, query = {}, options = {}) => request(withQuery(path, query), { method: 'GET' }, options),
    cancel: (token) => controllers.get(token)?.abort(),
  };
}

/** Any thrown thing as an ApiError, so that callers handle one kind. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const message = error instanceof Error && error.message !== '' ? error.message : API_TEXTS.unknown;
  return new ApiError(message, 0, undefined, error);
}

async function resultOf<Result>(response: Response): Promise<Result> {
  const envelope = await readJson(response);
  if (!response.ok) throw new ApiError(API_TEXTS.http(response.status), response.status, envelope);
  if (isObject(envelope) && envelope['ok'] === true) return envelope['result'] as Result;
  const text = isObject(envelope) && typeof envelope['error'] === 'string' ? envelope['error'] : '';
  throw new ApiError(text || API_TEXTS.envelope, response.status, envelope);
}

/** Undefined when the answer is not JSON; a broken connection still throws. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function withQuery(path: string, query: Query): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.append(name, String(value));
  }
  const text = parameters.toString();
  if (text === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${text}`;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
