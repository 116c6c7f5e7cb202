import { getNullableType, isInputObjectType, isListType, type GraphQLInputType } from 'graphql'

/** Arguments with another name than in REST; the input has one of them. */
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
 * The path of the argument that a REST path is about; null for the whole input. Where the input also has a deprecated
 * argument with the REST name, the one that the caller sent counts. Parts that the input does not have are left out.
 * `within` is the argument that is the whole REST body, or its list.
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
