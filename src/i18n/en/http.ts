/** What a function answers when the call itself is at fault. */
export const http = {
  E_JSON: 'Unreadable request body: send a JSON object, at least {}.',
  E_METHOD: 'Method not allowed: use POST.',
  E_SIZE: 'Request body too large: {{limit}} kB at most.',
  E_TYPE: 'Unsupported content type: use application/json.',
  E_RATE: 'Too many calls: wait before trying again.',
  E_FAULT: 'An unknown error occurred.',
} as const;
