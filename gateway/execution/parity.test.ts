import { ROLE } from '../../contract/roles.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
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
import * as z from 'zod'
import type { Caller, Owner } from '../graphql/context.ts'
import { toGlobalId } from '../graphql/globalId.ts'
import type { AnyEndpoint } from '../../contract/endpoint.ts'
import { RestError } from '../rest/errors.ts'
import { buildSchema } from '../schema.ts'
import { createCompiledOperations } from './compiledOperations.ts'
import { createYogaExecute } from './execute.ts'
import { maskError } from './maskError.ts'
import { createDocuments } from './testing.documents.ts'
import type { RequestContext } from './requestContext.ts'

const texts = JSON.parse(readFileSync(join(import.meta.dirname, '../documents.json'), 'utf8')) as Record<string, string>
const documents = { get: (id: string) => texts[id] }
const schema = buildSchema()
const compiled = createCompiledOperations(schema, documents)
const yoga = createYogaExecute(schema, documents)

beforeAll(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T12:00:00Z') }))
afterAll(() => vi.useRealTimers())

/** A custodian that answers every call with something of the shape the call has. */
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
    session: { begin: () => null, end: () => undefined, isStale: false },
    follow: () => Promise.reject(new Error('nothing is followed here')),
    mayRunAnyDocument,
    maySignIn: false,
    announced: null,
    noteRefusal: () => undefined,
    log: { operation: 'none', kind: 'none', userId: 21, refused: [] },
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

/** What the caller would be sent. */
async function sent(result: ExecutionResult | Promise<ExecutionResult>) {
  const { data, errors } = await result
  return JSON.parse(JSON.stringify({ data, errors: errors?.map((error) => maskError(error, 'request-1')) })) as {
    data?: Record<string, unknown>
    errors?: unknown[]
  }
}

async function bothWays(id: string, variables: Record<string, unknown>, custodian: Custodian) {
  const [first, second] = [contextFor(custodian), contextFor(custodian)]
  const short = compiled({ id, variables }, first)
  if (short === null) throw new Error(`${id} is not compiled`)
  return {
    short: { ...(await sent(short)), log: first.log },
    long: { ...(await sent(yoga({ id, variables }, second))), log: second.log },
  }
}

/**
 * Documents of older versions of the web stay in the file; those that fit the schema no more are for Yoga to refuse.
 * Streams are run by neither.
 */
const operations = Object.entries(texts)
  .filter(
    ([, text]) =>
      validate(schema, parse(text)).length === 0 && getOperationAST(parse(text))?.operation !== 'subscription',
  )
  .map(([id, text]) => ({
    id,
    name: getOperationAST(parse(text))?.name?.value ?? id,
    variables: variablesOf(text),
  }))

test.each(operations)('$name gets the same answer compiled and through Yoga', async ({ id, variables }) => {
  const { short, long } = await bothWays(id, variables, answers)
  expect(short.data).toBeDefined()
  expect(short).toEqual(long)
})

test.each(operations)('$name gets the same errors both ways when calls fail', async ({ id, variables }) => {
  for (const custodian of [fails, refuses]) {
    const { short, long } = await bothWays(id, variables, custodian)
    expect(short).toEqual(long)
  }
})

test.each(operations.filter(({ variables }) => Object.keys(variables).length > 0))(
  '$name has its variables checked alike both ways',
  async ({ id, variables }) => {
    const wrong = Object.fromEntries(Object.keys(variables).map((name) => [name, { no: 'such' }]))
    const { short, long } = await bothWays(id, wrong, answers)
    expect(short.errors?.length).toBeGreaterThan(0)
    expect(short).toEqual(long)
  },
)

test('500 documents made by chance get the same answers and errors as text, compiled and through Yoga', async () => {
  const next = createDocuments(schema, inputFor, 20_261_122)
  const made = new Set<string>()
  while (made.size < 500) {
    const query = next()
    if (validate(schema, parse(query)).length === 0) made.add(query)
  }
  for (const query of made) {
    for (const custodian of [answers, fails]) {
      const [first, second] = [contextFor(custodian, true), contextFor(custodian, true)]
      const short = compiled({ query }, first) ?? compiled({ query }, first)
      if (short === null) throw new Error(`not compiled: ${query}`)
      const long = await sent(yoga({ query }, second))
      expect({ query, ...(await sent(short)), log: first.log }).toEqual({ query, ...long, log: second.log })
    }
  }
}, 120_000)
