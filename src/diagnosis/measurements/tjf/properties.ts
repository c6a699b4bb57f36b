/** What a TJF file says beside its channels: refrigerant, kind of pressure, devices. */
import type { Json, JsonObject } from '../json/parse.ts';
import { isObject } from '../json/parse.ts';
import type { PressureMode } from '../set.ts';
import { modeFromText } from './names.ts';
import { textOf } from './values.ts';

export const objectsIn = (value: Json | undefined): JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : isObject(value) ? [value] : [];

/** A named entry of a list of `{ name, description?, value? }`, or of an object with that key; '' where there is none. */
export function additional(data: Json | undefined, name: string): string {
  for (const item of objectsIn(data)) {
    if (item['name'] === name) return textOf(item['description']) || textOf(item['value']);
    const own = item[name];
    if (isObject(own)) return textOf(own['value']) || textOf(own['description']);
    if (own !== undefined && own !== null) return textOf(own);
  }
  return '';
}

/** A property: its first value, else its own description; in version 2.0.0 a key of an object. */
function property(properties: Json | undefined, name: string): string {
  for (const item of objectsIn(properties)) {
    const own = item['name'] === name ? item : item[name];
    if (typeof own === 'string') return own;
    if (!isObject(own)) continue;
    const [first] = objectsIn(own['values']);
    if (first !== undefined) return textOf(first['value']) || textOf(first['description']);
    return textOf(own['value']) || textOf(own['description']);
  }
  return '';
}

/** The refrigerant's name as the file writes it; '' where it names none. */
export const refrigerantOf = (file: JsonObject): string => property(file['properties'], 'refrigerant').trim();

export const pressureModeOf = (file: JsonObject): PressureMode | undefined =>
  modeFromText(property(file['properties'], 'pressureType'));

/** "testo 550 48000001": one device, or a list of them; a serial number may be a number. */
export const devicesOf = (file: JsonObject): string[] =>
  objectsIn(file['device']).map((device) =>
    `${textOf(device['name']).trim()} ${textOf(device['serial']).trim()}`.trim(),
  );
