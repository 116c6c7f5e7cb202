import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { buildSchema, modules } from '../schema.ts'
import { argumentPath } from './argumentPath.ts'
import { rulesOf } from './guard.ts'

const mutations = buildSchema().getMutationType()?.getFields() ?? {}
const inputOf = (mutation: string) => mutations[mutation]!.args[0]!.type

/** Fields of the stored request, which a decision sends again. */
const STORED = `amount address1 address2 city state zip statusId waiveFees federalWithholding stateWithholding
  bankDetails byCheck receivingAccountNumber checkPayableTo attentionTo paperSigner isEmployerPlan`.split(/\s+/)

/** REST fields that a mutation fills in itself, so an error at such a field is reported for the whole input. */
const FILLED: Readonly<Record<string, readonly string[]>> = {
  // `approveRequest` has no argument for the REST field `reason`.
  approveRequest: [...STORED, 'reason'],
  closeRequest: STORED,
  login: ['devices'],
  setRequestIncomplete: STORED,
  takeInReturns: ['returns', 'returns.0', 'returns.0.traceNumber'],
  uploadRolloverForm: ['isWithdrawal', 'requestId'],
}

/** The path of the REST body within the input, as passed to `mutation`. */
const WITHIN: Readonly<Record<string, string>> = {
  approveCompliance: 'accountIds',
  rejectCompliance: 'accountIds',
  closeRolloverRequest: 'request',
  closeWithdrawalRequest: 'request',
  updateBeneficiaryAllocations: 'allocations',
  updateRolloverRequest: 'request',
  updateWithdrawalRequest: 'request',
}

type Shape = { properties?: Record<string, Shape>; items?: Shape; anyOf?: Shape[]; oneOf?: Shape[] }

/** Every path of a REST body. */
function pathsOf({ properties = {}, items, anyOf = [], oneOf = [] }: Shape, path: readonly string[] = []): string[][] {
  const below = [...Object.entries(properties), ...(items ? [['0', items] as const] : [])]
  return [
    ...below.flatMap(([name, shape]) => [[...path, name], ...pathsOf(shape, [...path, name])]),
    ...[...anyOf, ...oneOf].flatMap((shape) => pathsOf(shape, path)),
  ]
}

const cases = [...rulesOf(modules)]
  .filter(([name, rule]) => name.startsWith('Mutation.') && rule !== 'no data')
  .flatMap(([name, rule]) => {
    const bodies = rule === 'no data' ? [] : rule.flatMap(({ body }) => (body ? [body] : []))
    return bodies.map((body) => [name.slice('Mutation.'.length), body] as const)
  })

describe('the argument of a REST field', () => {
  test.each(cases)('has an argument in %s for every field of the REST body', (mutation, body) => {
    const within = WITHIN[mutation]
    const filled = FILLED[mutation] ?? []
    const shape = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Shape
    const unnamed = pathsOf(shape)
      .filter((path) => !filled.includes(path.join('.')) && !filled.includes(path[0] ?? ''))
      .filter((path) => {
        const named = argumentPath(path, inputOf(mutation), {}, within)
        return named === null || named.length < path.length
      })
    expect(unnamed.map((path) => path.join('.'))).toEqual([])
  })

  test.each<[string, object, string[], string[] | null]>([
    ['makeDeathClaim', { stateWithholding: 5 }, ['stateTaxAmount'], ['stateWithholding']],
    ['makeDeathClaim', {}, ['stateTaxAmount'], ['stateWithholding']],
    ['updatePlan', {}, ['id'], ['planId']],
    ['updatePlan', { lastModified: 'x' }, ['lastModified'], ['lastModified']],
    ['updatePlan', { modifiedAt: 'x' }, ['lastModified'], ['modifiedAt']],
    ['approveRequest', {}, ['id'], ['requestId']],
    ['approveRequest', {}, ['statusId'], null],
    ['updateWithdrawalRequest', {}, ['statusId'], ['request', 'status']],
    ['updateWithdrawalRequest', { request: { statusId: 5 } }, ['statusId'], ['request', 'statusId']],
    ['updateBeneficiaryAllocations', {}, ['1', 'amount'], ['allocations', '1', 'share']],
    [
      'updateBeneficiaryAllocations',
      { allocations: [{ share: 1 }, { amount: 2 }] },
      ['1', 'amount'],
      ['allocations', '1', 'amount'],
    ],
    ['approveCompliance', {}, ['1'], ['accountIds', '1']],
    ['rejectCompliance', {}, ['reason', 'text'], ['reason', 'text']],
    ['updateWithdrawalRequest', {}, ['idempotencyKey'], ['idempotencyKey']],
    ['takeInReturns', { checkNumber: 5 }, ['returns', '0', 'code'], ['reason']],
    ['addNote', {}, ['noteText'], ['noteText']],
    ['addNote', {}, [], null],
  ])('maps in %s with the input %j the REST path %j to the argument %j', (mutation, given, path, argument) => {
    expect(argumentPath(path, inputOf(mutation), given, WITHIN[mutation])).toEqual(argument)
  })
})
