/** The schema of a list that is searched by a part of a name. @param description what may be said, in English */
export const likeSchema = (description: string) =>
  ({
    type: 'object',
    properties: { like: { type: 'string', minLength: 1, maxLength: 64, description } },
    additionalProperties: false,
  }) as const;
