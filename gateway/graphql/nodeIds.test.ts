import { makeExecutableSchema } from '@graphql-tools/schema'
import { graphql, isInputObjectType, isObjectType, type GraphQLInputType } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildSchema } from '../schema.ts'
import { startGateway, type TestGateway } from '../testing.ts'
import { toGlobalId } from './globalId.ts'
import { withNodeIds } from './nodeIds.ts'

const account = toGlobalId('RetirementAccount', 101, 501)
const request = toGlobalId('WithdrawalRequest', 9)
const books = [toGlobalId('Book', 7), toGlobalId('AccountingBook', 8)]

/** A schema whose resolver returns the arguments that it receives. */
const echo = withNodeIds(
  makeExecutableSchema({
    typeDefs: `
      type Query {
        required("The account." accountId: Int!): String
        optional("The owner." accountOwnerId: Int, name: String): String
        several("The books." bookIds: [Int!]!): String
        nested(filter: Filter): String
        list(rows: [Row!]!): String
      }
      input Filter { "The account." accountId: Int, part: Filtered }
      input Filtered { "The request." requestId: Int }
      input Row { "The beneficiary." beneficiaryId: Int!, share: Int! }
    `,
    resolvers: {
      Query: Object.fromEntries(
        ['required', 'optional', 'several', 'nested', 'list'].map((name) => [
          name,
          (_root: unknown, args: object) => JSON.stringify(args),
        ]),
      ),
    },
  }),
)

const answer = async (field: string) => {
  const { data, errors } = await graphql({ schema: echo, source: `{ ${field} }` })
  return errors ? errors[0]?.message : (JSON.parse(String(Object.values(data ?? {})[0])) as object)
}

test.each([
  ['a number', 'required(accountId: 501)', { accountId: 501 }],
  ['an id instead of a number', `required(accountNodeId: "${account}")`, { accountId: 501 }],
  ['neither, for an optional argument', 'optional(name: "a")', { name: 'a' }],
  ['null', 'optional(accountOwnerId: null, accountOwnerNodeId: null)', { accountOwnerId: null }],
  [
    'an id beside other arguments',
    `optional(name: "a", accountOwnerNodeId: "${toGlobalId('AccountOwner', 101)}")`,
    { name: 'a', accountOwnerId: 101 },
  ],
  ['several ids of two types', `several(bookNodeIds: ${JSON.stringify(books)})`, { bookIds: [7, 8] }],
  ['an id within an input', `nested(filter: { accountNodeId: "${account}" })`, { filter: { accountId: 501 } }],
  [
    'an id two inputs deep',
    `nested(filter: { part: { requestNodeId: "${request}" } })`,
    { filter: { part: { requestId: 9 } } },
  ],
  [
    'an id in a list of inputs',
    `list(rows: [{ beneficiaryNodeId: "${toGlobalId('Beneficiary', 101, 3)}", share: 100 }])`,
    { rows: [{ beneficiaryId: 3, share: 100 }] },
  ],
])('passes numbers instead of ids to a resolver: %s', async (_, field, args) => {
  expect(await answer(field)).toEqual(args)
})

const wrongType = '`accountNodeId` takes the `id` of RetirementAccount.'
test.each([
  ['neither', 'required', 'Send `accountId` or `accountNodeId`.'],
  ['both', `required(accountId: 501, accountNodeId: "${account}")`, 'Send `accountId` or `accountNodeId`, not both.'],
  ["another type's id", `required(accountNodeId: "${request}")`, wrongType],
  ['a number as an id', 'required(accountNodeId: 501)', wrongType],
  ['an id without a row', `required(accountNodeId: "${toGlobalId('RetirementAccount', 101, 0)}")`, wrongType],
  [
    'one wrong id of several',
    `several(bookNodeIds: ["${books[0]}", "${account}"])`,
    '`bookNodeIds` takes the `id` of AccountingBook or Book.',
  ],
  ['a wrong id within an input', `nested(filter: { accountNodeId: "${request}" })`, wrongType],
])('refuses a wrong number or id of a node with an error at its argument: %s', async (_, field, message) => {
  expect(await answer(field)).toBe(message)
})

describe('arguments for node ids in the schema', () => {
  const types = Object.values(buildSchema().getTypeMap()).filter(({ name }) => !name.startsWith('__'))
  const taken = types.flatMap((type) => {
    if (isInputObjectType(type)) return Object.values(type.getFields()).map((field) => [type.name, field] as const)
    if (!isObjectType(type)) return []
    return Object.values(type.getFields()).flatMap(({ name, args }) =>
      args.map((arg) => [`${type.name}.${name}`, arg] as const),
    )
  })
  const isNumber = (type: GraphQLInputType) => /^\[?Int\b/.test(String(type))
  const numbers = taken.filter(
    ([, { name, type, deprecationReason }]) => /([iI]d|Ids)$/.test(name) && isNumber(type) && !deprecationReason,
  )

  /** Arguments for numbers of rows that are not nodes, so these rows have no id. */
  const WITHOUT_NODE =
    /^(bankLineId|companyId|jobFileId|matchId|payeeId|paymentIds|planFileId|planFileIds|planSettlementId|planSurplusId|recordId|sessionId|webhookId)$/

  test('has an id argument next to every argument for the number of a node', () => {
    expect(numbers.length).toBeGreaterThan(100)
    const names = new Set(taken.map(([place, { name }]) => `${place}.${name}`))
    const without = numbers
      .filter(([, { name }]) => !WITHOUT_NODE.test(name))
      .map(
        ([place, { name }]) =>
          `${place}.${name.replace(/^id$|Id(?=s?$)/, (id) => (id === 'id' ? 'nodeId' : 'NodeId'))}`,
      )
      .filter((name) => !names.has(name))
    expect(without).toEqual([])
  })

  test('accepts ids only of types that are nodes', () => {
    const nodes = new Set(
      types
        .filter(isObjectType)
        .filter((type) => type.getInterfaces().some(({ name }) => name === 'Node'))
        .map(({ name }) => name),
    )
    const described = taken
      .filter(([, { name }]) => /NodeIds?$|^nodeId$/.test(name))
      .map(([, { description }]) => description ?? '')
    const named = described.flatMap(
      (text) => /of (?:each|the) (.*), in place of/.exec(text)?.[1]?.split(/, | or /) ?? [text],
    )
    expect(named.filter((name) => !nodes.has(name))).toEqual([])
  })
})

describe('the gateway with node ids as arguments', () => {
  let gateway: TestGateway
  beforeAll(async () => void (gateway = await startGateway()))
  afterAll(() => gateway.close())

  test('sends the number of an id to the custodian', async () => {
    const plan = { id: 4, name: 'Acme', interest: 0.01, companyId: 1, isClosed: true }
    const closed = gateway.custodian('PUT', '/api/plan/4/closed', 200, plan)
    const query = 'mutation($input: ClosePlanInput!) { closePlan(input: $input) { errors { code field message } } }'
    const input = { planNodeId: toGlobalId('Plan', 4), isClosed: true }
    const { data, errors } = await gateway.ask(query, { as: 'admin', variables: { input } })
    expect([data?.closePlan, errors]).toEqual([{ errors: [] }, undefined])
    expect(closed.calls).toHaveLength(1)
  })

  test("refuses another type's id at the field of the payload, without calling the custodian", async () => {
    const query =
      'mutation($input: ApproveRequestInput!) { approveRequest(input: $input) { clientMutationId errors { code field message } } }'
    const input = { requestNodeId: account, version: 1, clientMutationId: 'a' }
    const { data } = await gateway.ask(query, { as: 'service', variables: { input } })
    const message = '`requestNodeId` takes the `id` of DistributionRequest, RolloverRequest or WithdrawalRequest.'
    expect(data.approveRequest).toEqual({
      clientMutationId: 'a',
      errors: [{ code: 'INVALID', field: ['requestNodeId'], message }],
    })
  })

  test("reports the custodian's error at the id argument that was sent", async () => {
    const message = 'Please select a valid account'
    gateway.custodian('POST', '/api/accounting/transaction', 400, { errors: [{ path: ['bookId'], message }] })
    const query =
      'mutation($input: PostTransactionInput!) { postTransaction(input: $input) { errors { field message } } }'
    const input = { bookNodeId: books[0], type: 'FEE_ADJUSTMENT', amount: 5 }
    const { data } = await gateway.ask(query, { as: 'admin', variables: { input } })
    expect(data.postTransaction.errors).toEqual([{ field: ['bookNodeId'], message }])
  })

  test('refuses a caller without permission before it decodes an id', async () => {
    const query = 'mutation($input: ApproveRequestInput!) { approveRequest(input: $input) { errors { code } } }'
    const variables = { input: { requestNodeId: account, version: 1 } }
    const { errors } = await gateway.ask(query, { as: 'ann', variables })
    expect(errors?.[0].extensions.code).toBe('FORBIDDEN')
  })

  test('returns BAD_USER_INPUT for a wrong id in a query', async () => {
    const query = `{ viewer { approval(approvalNodeId: "${account}") { approvalId } } }`
    const { errors } = await gateway.ask(query, { as: 'service' })
    expect(errors?.[0]).toMatchObject({
      message: '`approvalNodeId` takes the `id` of Approval.',
      path: ['viewer', 'approval'],
      extensions: { code: 'BAD_USER_INPUT' },
    })
  })
})
