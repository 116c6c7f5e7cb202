import { getNullableType, isInputObjectType, isListType, type GraphQLInputType } from 'graphql'

/** REST fields whose GraphQL arguments have other names. Each input has at most one of the names. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  amount: ['share'],
  code: ['reason'],
  content: ['fileContent'],
  distributionTypeId: ['type'],
  dob: ['dateOfBirth'],
  federalTaxAmount: ['federalWithholding'],
  feeTypeId: ['feeType'],
  id: ['planId', 'requestId'],
  jobTypeId: ['type'],
  lastModified: ['modifiedAt'],
  planTypeId: ['format'],
  ssn: ['social'],
  stateTaxAmount: ['stateWithholding'],
  statusId: ['status'],
  transactionTypeId: ['type'],
}

/**
 * The path of the argument for a path in the REST body; null for the whole input. Parts of the path that the input does
 * not have are left out. If the input also has a deprecated argument with the REST name, the argument that the caller
 * sent is used. `within` names the argument that is sent as the whole REST body.
 */
export function argumentPath(
  path: readonly string[],
  input: GraphQLInputType,
  given: unknown,
  within?: string,
): string[] | null {
  const found: string[] = []
  let type = getNullableType(input)
  let value = given
  const isInside = within !== undefined && isInputObjectType(type) && !((path[0] ?? '') in type.getFields())
  for (const part of isInside ? [within, ...path] : path) {
    if (isListType(type)) {
      if (!/^\d+$/.test(part)) return found
      found.push(part)
      type = getNullableType(type.ofType as GraphQLInputType)
      value = (value as readonly unknown[] | null | undefined)?.[Number(part)]
      continue
    }
    const fields = isInputObjectType(type) ? type.getFields() : {}
    const name = nameOf(part, fields, (value ?? {}) as object)
    const field = name === undefined ? undefined : fields[name]
    if (!field) continue
    found.push(field.name)
    type = getNullableType(field.type)
    value = (value as Record<string, unknown> | null | undefined)?.[field.name]
  }
  return found.length > 0 ? found : null
}

function nameOf(name: string, fields: object, given: object): string | undefined {
  const named = NAMED[name]?.find((other) => other in fields)
  return named === undefined || (name in given && !(named in given)) ? name : named
}
