import { enumValueOf, idOfEnumValue, type EnumValue, type Ids } from '../../contract/enumeration.ts'
import { RestError } from '../rest/errors.ts'

/**
 * The enum value of a number that the custodian sent.
 * @throws RestError UPSTREAM_CONTRACT for a number that this version does not know
 */
export function named<const T extends Ids>(ids: T, id: number): EnumValue<keyof T> {
  const value = enumValueOf(ids, id)
  if (value === undefined) throw new RestError('UPSTREAM_CONTRACT', { endpoint: 'enum' })
  return value
}

/** The number of an optional argument, given as an enum value or by a deprecated argument as a number. */
export function chosen<const T extends Ids>(
  ids: T,
  value: EnumValue<keyof T> | null | undefined,
  id?: number | null,
): number | null {
  return value == null ? (id ?? null) : idOfEnumValue(ids, value)
}

/** The number of an enum value that came as text; undefined for any other text. */
export function idOfText(ids: Ids, text: string): number | undefined {
  return idOfEnumValue(ids, text as never)
}

/**
 * The number of a required argument.
 * @throws RestError INVALID at the field if neither is given
 */
export function required<const T extends Ids>(
  ids: T,
  field: string,
  ...given: [EnumValue<keyof T> | null | undefined, number | null | undefined]
): number {
  return either(field, chosen(ids, ...given))
}

/**
 * The value of a required argument, sent under its current or its deprecated name.
 * @throws RestError INVALID at the field if none is given
 */
export function either<T>(field: string | readonly string[], ...given: (T | null | undefined)[]): T {
  const value = given.find((one) => one != null)
  if (value != null) return value
  const path = typeof field === 'string' ? [field] : field
  throw new RestError('INVALID', { endpoint: path.join('.'), fields: [{ path, message: 'Required' }] })
}
