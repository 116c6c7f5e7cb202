import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeExecutableSchema } from '@graphql-tools/schema'
import {
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  parse,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { calls } from '../contract/calls.ts'
import { WITHOUT_KEY } from './apiReference.ts'
import { withRules } from './graphql/ruleDirectives.ts'
import { guard, rulesOf } from './graphql/guard.ts'
import { unclearDescriptions } from './graphql/descriptions.ts'
import type { Module } from './graphql/module.ts'
import { printedSchema, typeDefs } from './graphql/typeDefs.ts'
import { LIMITS, shapeOf } from './execution/useLimits.ts'
import { buildSchema, modules } from './schema.ts'

const schema = buildSchema()
const types: GraphQLNamedType[] = Object.values(schema.getTypeMap()).filter(
  (type) => !type.name.startsWith('__') && !['String', 'Int', 'Float', 'Boolean', 'ID'].includes(type.name),
)
const objects = types.filter(isObjectType)

test("keeps schema.graphql equal to the domains' types and the rules of their fields", () => {
  expect(readFileSync(join(import.meta.dirname, '../schema.graphql'), 'utf8')).toBe(
    withRules(printedSchema(), rulesOf(modules)),
  )
})

test('describes every type, field, argument and enum value in a sentence', () => {
  expect(unclearDescriptions(schema)).toEqual([])
})

describe('nullability of the schema', () => {
  const always = /^(id|cursor|pageInfo|hasNextPage|hasPreviousPage|errors)$/

  test('makes only ids, cursors, page infos and payload errors non-null', () => {
    const promised = objects.flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => isNonNullType(field.type) && !always.test(field.name))
        .map((field) => `${type.name}.${field.name}`),
    )
    expect(promised).toEqual(['Query.nodes'])
  })

  test('gives every mutation one input and a nullable payload', () => {
    for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
      const upper = field.name[0]?.toUpperCase() + field.name.slice(1)
      expect(field.args.map((argument) => `${argument.name}: ${String(argument.type)}`)).toEqual([
        `input: ${upper}Input!`,
      ])
      expect(String(field.type)).toBe(`${upper}Payload`)
      const payload = getNamedType(field.type) as GraphQLObjectType
      expect(String(payload.getFields()['errors']?.type)).toBe('[UserError!]!')
      expect(String(payload.getFields()['clientMutationId']?.type)).toBe('String')
    }
  })
})

describe('idempotency keys', () => {
  const rules = rulesOf(modules)
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
  const keyed = mutations.filter(({ args }) => {
    const input = getNamedType(args[0]?.type)
    return isInputObjectType(input) && 'idempotencyKey' in input.getFields()
  })

  test('accepts an idempotency key in every mutation except those listed with a reason', () => {
    const without = mutations.filter((field) => !keyed.includes(field)).map(({ name }) => name)
    expect(without.toSorted()).toEqual(WITHOUT_KEY.flatMap((group) => group.mutations).toSorted())
  })

  test('passes the idempotency key of every mutation to a REST call that supports one', () => {
    const idle = keyed.filter(({ name }) => {
      const rule = rules.get(`Mutation.${name}`)
      return rule === undefined || rule === 'no data' || !rule.some((endpoint) => endpoint.keyed)
    })
    // Each list has its own export call, so the rule of `exportList` names no call.
    expect(idle.map(({ name }) => name)).toEqual(['exportList'])
  })
})

describe('Relay conventions of the schema', () => {
  test('gives every connection edges, pageInfo and totalCount, and every edge a node and a cursor', () => {
    const connections = objects.filter((type) => type.name.endsWith('Connection'))
    expect(connections.length).toBeGreaterThan(10)
    for (const connection of connections) {
      const { edges, pageInfo, totalCount } = connection.getFields()
      expect(isListType(edges?.type)).toBe(true)
      expect(String(pageInfo?.type)).toBe('PageInfo!')
      expect(String(totalCount?.type)).toBe('Int')
      const edge = getNamedType(edges?.type ?? schema.getQueryType()) as GraphQLObjectType
      expect(Object.keys(edge.getFields()).toSorted()).toEqual(['cursor', 'node'])
    }
  })

  test('gives every connection field paging arguments', () => {
    for (const type of objects) {
      for (const field of Object.values(type.getFields())) {
        if (!getNamedType(field.type).name.endsWith('Connection')) continue
        expect([type.name, field.name, field.args.map((argument) => argument.name)]).toEqual([
          type.name,
          field.name,
          expect.arrayContaining(['first', 'after']),
        ])
      }
    }
  })

  test('loads every node type by its id', () => {
    const nodes = objects
      .filter((type) => type.getInterfaces().some((one) => one.name === 'Node'))
      .map(({ name }) => name)
    const loaders = modules.flatMap((module) => Object.keys(module.nodes ?? {}))
    expect(loaders.toSorted()).toEqual(nodes.toSorted())
  })
})

describe('deny by default', () => {
  const rules = rulesOf(modules)
  const bare = (more: string) => makeExecutableSchema({ typeDefs: [...typeDefs, more] })

  test('fails to build if a guarded field has no rule', () => {
    expect(() => guard(bare('extend type Query { secret: String }'), modules)).toThrow('Query.secret')
    expect(() => guard(bare('extend type AccountOwner { secret: String }'), modules)).toThrow('AccountOwner.secret')
    expect(() => guard(bare('extend type Mutation { secret: String }'), modules)).toThrow('Mutation.secret')
  })

  const types = (types: Module['types']): Module => ({ resolvers: {}, rules: {}, types })

  test.each([
    ['type Secret { text: String }', 'Secret'],
    ['interface Secret { text: String }', 'Secret'],
    ['union Secret = Note | Plan', 'Secret'],
    ['type SecretConnection { edges: [SecretEdge] } type SecretEdge { cursor: String! }', 'SecretConnection'],
    ['type TellSecretPayload { errors: [UserError!]! }', 'TellSecretPayload'],
    ['type Secret { text: String } extend type Note { secret: Secret }', 'Secret'],
  ])('fails to build if a type has no declared readers: %s', (more, name) => {
    expect(() => guard(bare(more), modules)).toThrow(`Nothing says who may read ${name}`)
  })

  test('fails to build if a field has more readers than its type', () => {
    const wide = bare('type Secret { text: String } extend type Document { secret: Secret }')
    expect(() => guard(wide, [...modules, types({ operations: ['Secret'] })])).toThrow(
      'Document.secret leads to Secret, which is for operations only.',
    )
    expect(() => guard(wide, [...modules, types({ signedIn: ['Secret'] })])).not.toThrow()
    const open = bare('extend type RegisterPersonPayload { document: Document }')
    expect(() => guard(open, modules)).toThrow('leads to Document, which is for signedIn only.')
    // The check also covers a new field of an existing type.
    const nested = bare('extend type RequestPayment { note: NoteConnection }')
    expect(() => guard(nested, modules)).toThrow(
      'RequestPayment.note leads to NoteConnection, which is for operations only.',
    )
  })

  test("fails to build if a type's readers are declared twice, or for an unknown type", () => {
    const schemaNow = bare('scalar More')
    expect(() => guard(schemaNow, [...modules, types({ anyone: ['Note'] })])).toThrow('said more than once')
    expect(() => guard(schemaNow, [...modules, types({ anyone: ['Viewer'] })])).toThrow('said more than once')
    expect(() => guard(schemaNow, [...modules, types({ anyone: ['Gone'] })])).toThrow('There is no type Gone')
  })

  test('requires a rule for each field that calls the custodian', () => {
    const asking = modules.flatMap(({ resolvers }) =>
      Object.entries(resolvers).flatMap(([type, fields]) =>
        Object.entries(fields as Record<string, unknown>)
          .filter(
            ([, resolve]) => typeof resolve === 'function' && /\bcall(er|\()|owner\b|ById\(/.test(String(resolve)),
          )
          .map(([field]) => `${type}.${field}`),
      ),
    )
    expect(asking).toEqual(expect.arrayContaining(['WithdrawWizard.amount', 'Plan.relatedPlans']))
    expect(asking.filter((name) => !rules.has(name))).toEqual([])
  })

  test('fails to build if a rule has no field', () => {
    const stale = { resolvers: {}, rules: { Viewer: { gone: 'no data' as const } } }
    expect(() => guard(makeExecutableSchema({ typeDefs: [...typeDefs] }), [...modules, stale])).toThrow('Viewer.gone')
  })

  test('requires a session for every mutation except sign-in, registration and signing', () => {
    const open = [
      'login',
      'requestPasswordReset',
      'resetPassword',
      'registerPerson',
      'registerEmail',
      'verifyRegistration',
      'resendVerificationCode',
      'completeSignature',
      'logout',
    ]
    const closed = [...rules]
      .filter(
        ([name, rule]) =>
          name.startsWith('Mutation.') && rule !== 'no data' && rule.some((one) => one.anyone === undefined),
      )
      .map(([name]) => name.slice('Mutation.'.length))
    expect([...closed, ...open].toSorted()).toEqual(Object.keys(schema.getMutationType()?.getFields() ?? {}).toSorted())
  })
})

describe('custodian calls of the gateway', () => {
  const all = Object.values(calls).filter(({ operator }) => operator === undefined)
  const folder = import.meta.dirname
  const sources = globSync('**/*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'))
  const text = sources.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')

  test('uses every call of the contract', () => {
    const names = all.map(({ name }) => name)
    expect(
      names.filter((name) => !new RegExp(`(call\\(|openFile\\(|report\\(|decide\\()\\s*${name}\\b`).test(text)),
    ).toEqual([])
  })

  test('gives every call a unique name and at least one caller', () => {
    expect(new Set(all.map((one) => one.name)).size).toBe(all.length)
    expect(all.filter((one) => !one.anyone && !one.customer && !one.staff)).toEqual([])
  })

  test('has no admin segment in customer paths', () => {
    for (const { name, customer } of all) expect([name, customer?.includes('admin') ?? false]).toEqual([name, false])
  })
})

describe('limits of web documents', () => {
  const documents = Object.values(
    JSON.parse(readFileSync(join(import.meta.dirname, 'documents.json'), 'utf8')) as Record<string, string>,
  )

  test('keeps every web document below two thirds of each limit', () => {
    for (const text of documents) {
      const document = parse(text)
      for (const definition of document.definitions) {
        if (definition.kind !== 'OperationDefinition') continue
        const shape = shapeOf(definition, document)
        for (const measure of ['depth', 'fields', 'aliases', 'directives'] as const) {
          expect([definition.name?.value, measure, shape[measure] * 1.5 <= LIMITS[measure]]).toEqual([
            definition.name?.value,
            measure,
            true,
          ])
        }
      }
    }
  })
})
