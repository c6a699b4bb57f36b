/** Fluids by what a model calls them: any usual spelling, or the label of a reader's own mix. */
import { resolveFluidName, summaryFromName } from '../../refrigerants/index.ts';
import type { PropertyFluid } from './property-engine.ts';
import { isEngineRefusal } from './property-engine.ts';
import { ToolError } from './tool-error.ts';
import type { ToolHost } from './tool.ts';

/** The name the product gives a fluid. @throws {ToolError} fluid */
export function fluidFromSpelling(spelling: string, host: ToolHost): string {
  const name = resolveFluidName(spelling) ?? host.ownMix(spelling) ?? factsName(spelling);
  if (name === undefined) throw new ToolError('fluid');
  return name;
}

/** A refrigerant the product has facts about, but no equation for. */
function factsName(spelling: string): string | undefined {
  const bare = spelling.trim().replace(/[\s-]/g, '');
  const name = bare.charAt(0).toUpperCase() + bare.slice(1);
  return summaryFromName(name) && name;
}

/** The fluid, ready to compute. @throws {ToolError} fluid, notSimulable */
export async function openedFluid(spelling: string, host: ToolHost): Promise<PropertyFluid> {
  const name = fluidFromSpelling(spelling, host);
  try {
    return (await host.engine()).fluid(name);
  } catch (error) {
    if (isEngineRefusal(error)) throw new ToolError('notSimulable', { fluid: spelling });
    throw error;
  }
}
