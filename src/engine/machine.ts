import { type Abi, FIELDS } from './abi.ts';
import { STATE_STRIDE } from './types.ts';

/** Rows of a vectorised call that cross into the engine at once. */
export const BLOCK_ROWS = 256;

/** Windows onto the inputs and results of a vectorised call. */
export interface Block {
  readonly xs: Float64Array<ArrayBuffer>;
  readonly ys: Float64Array<ArrayBuffer>;
  readonly out: Float64Array<ArrayBuffer>;
}

/** An instance of the compiled engine and the window onto its answers. */
export class Machine {
  readonly abi: Abi;
  private window: Float64Array<ArrayBuffer>;

  constructor(module: WebAssembly.Module) {
    this.abi = new WebAssembly.Instance(module, {}).exports as unknown as Abi;
    this.window = this.open();
  }

  private open(): Float64Array<ArrayBuffer> {
    return new Float64Array(this.abi.memory.buffer as ArrayBuffer, this.abi.answers(), FIELDS);
  }

  /** The fields of the last answer, see `FIELD`. Memory that grows moves, and closes its windows. */
  get answers(): Float64Array<ArrayBuffer> {
    if (this.window.length === 0) this.window = this.open();
    return this.window;
  }

  /** Room for numbers inside the engine, and its window, good until memory grows. */
  room(count: number): { at: number; numbers: Float64Array<ArrayBuffer> } {
    const at = this.abi.room(count);
    return { at, numbers: new Float64Array(this.abi.memory.buffer as ArrayBuffer, at, count) };
  }

  /** The room vectorised calls use, made at the first one; its windows are good until memory grows. */
  block(): Block {
    if (this.blockAt < 0) this.blockAt = this.room(BLOCK_ROWS * (2 + STATE_STRIDE)).at;
    const buffer = this.abi.memory.buffer as ArrayBuffer;
    const bytes = BLOCK_ROWS * 8;
    return {
      xs: new Float64Array(buffer, this.blockAt, BLOCK_ROWS),
      ys: new Float64Array(buffer, this.blockAt + bytes, BLOCK_ROWS),
      out: new Float64Array(buffer, this.blockAt + 2 * bytes, BLOCK_ROWS * STATE_STRIDE),
    };
  }
  private blockAt = -1;

  /** The same of a mixture: -1 when its phase boundary is not found. */
  createMix(packed: readonly number[]): number {
    const { at, numbers } = this.room(packed.length);
    numbers.set(packed);
    return this.abi.createMix(at);
  }

  /** Hands a fluid's packed numbers over; its handle, -1 when its reference cannot be set. See the ABI for `bare`. */
  create(packed: readonly number[], bare = false): number {
    const { at, numbers } = this.room(packed.length);
    numbers.set(packed);
    return this.abi.create(at, bare);
  }
}
