import { ROLE } from '../../contract/roles.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  execute,
  getNamedType,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  parse,
  typeFromAST,
  validate,
  type ExecutionResult,
  type GraphQLInputType,
} from 'graphql'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pino } from 'pino'
import * as z from 'zod'
import type { Caller, Owner } from '../graphql/context.ts'
import { toGlobalId } from '../graphql/globalId.ts'
import type { AnyEndpoint } from '../../contract/endpoint.ts'
import { RestError } from '../rest/errors.ts'
import { buildSchema } from '../schema.ts'
import { maskError } from './maskError.ts'
import { createDocuments } from './testing.documents.ts'
import type { RequestContext } from './requestContext.ts'
import { recordOperation } from './operationRecord.ts'
import { answerOwn, createGraphqlYoga } from './yoga.ts'

const texts = JSON.parse(readFileSync(join(import.meta.dirname, '../documents.json'), 'utf8')) as Record<string, string>
const documents = { get: (id: string) => texts[id] }
const schema = buildSchema()
const yoga = createGraphqlYoga(schema, documents)

beforeAll(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T12:00:00Z') }))
afterAll(() => vi.useRealTimers())

const silent = { log: pino({ level: 'silent' }), denials: { note: () => undefined }, metrics: null }

/** A custodian that answers every call with a value of the expected type. */
type Custodian = (endpoint: AnyEndpoint) => Promise<unknown>
const answers: Custodian = (endpoint) =>
  Promise.resolve(endpoint.csv ? 'a,b' : sampleOf(shapeOf(endpoint.response ?? z.unknown())))
const fails: Custodian = ({ name }) => Promise.reject(new RestError('UPSTREAM_TIMEOUT', { endpoint: name }))
const refuses: Custodian = ({ name }) =>
  Promise.reject(new RestError('INVALID', { endpoint: name, text: 'Not like this.' }))

type JsonSchema = {
  type?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
}

const shapeOf = (response: z.ZodType) => z.toJSONSchema(response, { unrepresentable: 'any' }) as JsonSchema

function sampleOf(shape: JsonSchema): unknown {
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  if (shape.anyOf) return sampleOf(shape.anyOf[0] ?? {})
  if (shape.type === 'array') return [sampleOf(shape.items ?? {}), sampleOf(shape.items ?? {})]
  if (shape.type === 'object')
    return Object.fromEntries(Object.entries(shape.properties ?? {}).map(([name, value]) => [name, sampleOf(value)]))
  if (shape.type === 'integer' || shape.type === 'number') return 1
  if (shape.type === 'boolean') return true
  if (shape.type !== 'string') return null
  if (shape.format === 'date') return '2026-01-02'
  return shape.format === 'date-time' ? '2026-01-02T03:04:05Z' : 'text'
}

function contextFor(custodian: Custodian, mayRunAnyDocument = false): RequestContext {
  const call = custodian as Caller['call'] & Owner['call']
  const owner: Owner = { accountOwnerId: 101, call }
  const caller: Caller = {
    shown: {
      userId: 21,
      roleId: ROLE.administrator,
      accountOwnerId: 0,
      isStaff: true,
      isTopAdmin: true,
      idleMinutes: 30,
      scopes: null,
    },
    isSignedIn: true,
    refusal: () => null,
    call,
    openFile: () => Promise.reject(new Error('no file is read here')),
    owner: () => owner,
    ownerIfChosen: () => owner,
    ownerOfId: () => owner,
    underKey: () => caller,
  }
  return {
    requestId: 'request-1',
    caller,
    callerFor: () => caller,
    session: { begin: () => null, devices: undefined, end: () => undefined, isStale: false },
    follow: () => Promise.reject(new Error('nothing is followed here')),
    mayRunAnyDocument,
    maySignIn: false,
    announced: null,
    noteRefusal: () => undefined,
    takesJson: true,
    takesEvents: false,
    record: recordOperation('request-1', silent),
  }
}

const SCALARS: Record<string, unknown> = {
  ID: toGlobalId('Note', 101, 1),
  Int: 1,
  Float: 0.5,
  Money: 25,
  Boolean: true,
  Date: '2026-01-02',
  DateTime: '2026-01-02T03:04:05Z',
  String: 'text',
}

function inputFor(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return inputFor(type.ofType)
  if (isListType(type)) return [inputFor(type.ofType)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type))
    return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, inputFor(field.type)]))
  return SCALARS[getNamedType(type).name]
}

function variablesOf(text: string): Record<string, unknown> {
  const { variableDefinitions = [] } = getOperationAST(parse(text)) ?? {}
  return Object.fromEntries(
    variableDefinitions.map(({ variable, type }) => [
      variable.name.value,
      inputFor(typeFromAST(schema, type) as GraphQLInputType),
    ]),
  )
}

/** The result as a caller receives it: as JSON, with masked errors. */
async function sent(result: ExecutionResult | Promise<ExecutionResult>) {
  const { data, errors } = await result
  return JSON.parse(JSON.stringify({ data, errors: errors?.map((error) => maskError(error, 'request-1')) })) as {
    data?: Record<string, unknown>
    errors?: { locations?: unknown[] }[]
  }
}

/** Responses of the gateway and of graphql-js without plugins. */
async function bothWays(document: string, variables: Record<string, unknown>, custodian: Custodian) {
  const one = { get: () => document }
  const ours = await sent(answerOwn(yoga, one, { id: 'any', variables }, contextFor(custodian)))
  const plain = { schema, document: parse(document), variableValues: variables, contextValue: contextFor(custodian) }
  return { ours: inOrder(ours), plain: inOrder(await sent(execute(plain))) }
}

/**
 * Errors of parallel fields have no fixed order. Their locations are not compared, because the gateway also reports the
 * location of a repeated field that a directive skips.
 */
const inOrder = ({ data, errors }: Awaited<ReturnType<typeof sent>>) => ({
  data,
  errors: errors?.map(({ locations: _locations, ...error }) => error).toSorted(byText),
})

const byText = (one: unknown, other: unknown) => JSON.stringify(one).localeCompare(JSON.stringify(other))

/** The web documents, without those of older web versions that no longer fit the schema. */
const operations = Object.values(texts)
  .filter(
    (text) => validate(schema, parse(text)).length === 0 && getOperationAST(parse(text))?.operation !== 'subscription',
  )
  .map((text) => ({ text, name: getOperationAST(parse(text))?.name?.value ?? text, variables: variablesOf(text) }))

test.each(operations)('returns the same data for $name as graphql-js', async ({ text, variables }) => {
  const { ours, plain } = await bothWays(text, variables, answers)
  expect(ours.data).toBeDefined()
  expect(ours).toEqual(plain)
})

test.each(operations)(
  'returns the same errors for $name as graphql-js when calls fail',
  async ({ text, variables }) => {
    for (const custodian of [fails, refuses]) {
      const { ours, plain } = await bothWays(text, variables, custodian)
      expect(ours).toEqual(plain)
    }
  },
)

test.each(operations.filter(({ variables }) => Object.keys(variables).length > 0))(
  'refuses wrong variables of $name without quoting them in the errors',
  async ({ text, variables }) => {
    const wrong = Object.fromEntries(Object.keys(variables).map((name) => [name, { no: 'secret-value' }]))
    const { ours, plain } = await bothWays(text, wrong, answers)
    expect([ours.data, plain.data]).toEqual([undefined, undefined])
    expect(ours.errors?.length).toBeGreaterThan(0)
    expect(JSON.stringify(ours)).not.toContain('secret-value')
  },
)

test('returns the same data and errors as graphql-js for 500 random documents', async () => {
  const next = createDocuments(schema, inputFor, 20_261_122)
  const made = new Set<string>()
  while (made.size < 500) {
    const query = next()
    if (validate(schema, parse(query)).length === 0) made.add(query)
  }
  for (const query of made) {
    for (const custodian of [answers, fails]) {
      const { ours, plain } = await bothWays(query, {}, custodian)
      expect({ query, ...ours }).toEqual({ query, ...plain })
    }
  }
})
