export type ToolErrorCode =
  | 'unknownTool'
  | 'unreadable'
  | 'missing'
  | 'number'
  | 'atLeast'
  | 'atMost'
  | 'above'
  | 'choice'
  | 'unread'
  | 'fluid'
  | 'notSimulable'
  | 'samePair'
  | 'dependentPair'
  | 'outOfRange'
  | 'noState'
  | 'busy'
  | 'sameFluids'
  | 'refused';

/** Why a tool gave nothing; the texts are under `assistant.toolErrors` of the dictionaries. */
export class ToolError extends Error {
  readonly code: ToolErrorCode;
  readonly values: Readonly<Record<string, string | number>>;

  constructor(code: ToolErrorCode, values: Readonly<Record<string, string | number>> = {}) {
    super(code);
    this.name = 'ToolError';
    this.code = code;
    this.values = values;
  }
}
