import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gqlSignIn, people, restSignIn, type Gql, type GraphqlAnswer } from '../clients.ts'
import { reads, writes, type Operation } from '../contract/operations.ts'
import { ann as annSample, type Subject } from '../contract/samples.ts'
import { fingerprint } from '../fingerprint.ts'
import { startStack, type Stack } from '../stack.ts'

// Runs two-owners.test.ts through GraphQL. Ben sends every operation with one argument replaced by another owner's id,
// and asks `node` for each of Ann's global ids. He reads and changes nothing.

let stack: Stack
let benAsks: Gql
let annAsks: Gql
let serviceAsks: Gql
let ben: Subject
let ann: Subject

beforeAll(async () => {
  stack = await startStack({ database: 'postgres' })
  annAsks = await gqlSignIn(stack.gatewayUrl, people.ann)
  benAsks = await gqlSignIn(stack.gatewayUrl, people.ben)
  serviceAsks = await gqlSignIn(stack.gatewayUrl, people.service)
  // Uses a request of Dan's, because Ann has no request.
  const [request] = await stack.sql<{ id: number }>(
    'select min(request_id) as id from distribution_request where account_id = 505',
  )
  ann = { ...(await subject(people.ann, 1001, 501)), requestId: request?.id ?? 0 }
  ben = await subject(people.ben, 1002, 502)
})
afterAll(() => stack?.stop())

async function subject(email: string, accountOwnerId: number, accountId: number): Promise<Subject> {
  const rest = await restSignIn(stack.custodianUrl, email)
  const added = await rest('POST', '/api/beneficiary', {
    firstName: 'Canary',
    lastName: email.slice(0, 3),
    dob: '1999-09-09',
    isPrimary: null,
    amount: 0,
    accountOwnerId,
    accountId,
  })
  const documents = (await rest('GET', '/api/document')).body as { guid: string }[]
  const book = (await rest('GET', `/api/transaction/summary/plan/${accountId}`)).body as { bookId: number }
  return {
    ...annSample,
    accountOwnerId,
    accountId,
    guid: documents[0]?.guid ?? annSample.guid,
    certificateGuid: documents[0]?.guid ?? annSample.guid,
    bookId: book.bookId,
    beneficiaryId: (added.body as { beneficiaryId: number }).beneficiaryId,
  }
}

const nobody: Pick<Subject, Place> = {
  accountOwnerId: 999_901,
  accountId: 999_902,
  guid: 'f'.repeat(32),
  certificateGuid: 'f'.repeat(32),
  beneficiaryId: 999_904,
  requestId: 999_907,
}
type Place = 'accountOwnerId' | 'accountId' | 'guid' | 'certificateGuid' | 'beneficiaryId' | 'requestId'
const places: Place[] = ['accountOwnerId', 'accountId', 'guid', 'certificateGuid', 'beneficiaryId', 'requestId']
const canaries = ['Archer', 'ann.archer', '5125550100', '100001', 'agreement.pdf', '10000']

const operations = (of: Subject): Operation[] =>
  [...reads(of), ...writes()].filter(({ name }) => name !== 'Mutation.logout')
const text = (operation: Operation, of: Subject) => operation.document + JSON.stringify(operation.variables(of, 0))

/** The response without values that differ between requests, and without the requested id. */
function shown(answer: GraphqlAnswer<unknown>, hide: string | number): string {
  return answer.text
    .replace(/"requestId":"[^"]*"/g, '')
    .replace(/"column":\d+/g, '')
    .replaceAll(String(hide), '#')
}

async function replay(ask: Gql, role: 0 | 2, tried: Place[]): Promise<{ wrong: string[]; count: number }> {
  const wrong: string[] = []
  let count = 0
  const replaced = tried.map((place) => {
    const [foreignIds, unknownIds] = [ann, nobody].map((of) => ({ ...ben, [place]: of[place] })) as [Subject, Subject]
    return { place, foreignIds, unknownIds, foreigns: operations(foreignIds), unknowns: operations(unknownIds) }
  })
  for (const [index, own] of operations(ben).entries()) {
    if (own.callers === 'everybody' || !own.callers.includes(role)) continue
    // This field has no owner id: staff may open any file of the upload center.
    if (role === 2 && own.name === 'Viewer.attachmentFile') continue
    for (const { place, foreignIds, unknownIds, foreigns, unknowns } of replaced) {
      const [foreign, unknown] = [foreigns[index], unknowns[index]]
      if (!foreign || !unknown || text(foreign, foreignIds) === text(own, ben)) continue
      // A request id alone has no owner id: staff process everybody's requests.
      if (role === 2 && place === 'requestId' && !text(own, ben).includes(String(ben.accountOwnerId))) continue
      count += 1
      const answer = await ask(foreign.document, foreign.variables(foreignIds, role))
      const other = await ask(unknown.document, unknown.variables(unknownIds, role))
      const title = `${own.name} with another's ${place}`
      if (shown(answer, ann[place]) !== shown(other, nobody[place])) {
        wrong.push(`${title}: ${answer.text.slice(0, 300)} but for an unknown id ${other.text.slice(0, 300)}`)
      }
      // Removes the random request id first, because it could contain a canary by chance.
      const seen = shown(answer, ann[place])
      for (const canary of canaries) if (seen.includes(canary)) wrong.push(`${title}: shows ${canary}`)
    }
  }
  return { wrong, count }
}

describe("another owner's ids at the gateway", () => {
  it("refuses another owner's ids to a customer, and changes nothing", async () => {
    const before = await fingerprint(stack)
    const { wrong, count } = await replay(benAsks, 0, places)
    expect(wrong).toEqual([])
    expect(count).toBeGreaterThan(50)
    expect(await fingerprint(stack)).toEqual(before)
  })

  it("refuses another owner's ids to staff who act for Ben, and changes nothing", async () => {
    const before = await fingerprint(stack)
    const { wrong, count } = await replay(serviceAsks, 2, [
      'accountId',
      'guid',
      'certificateGuid',
      'beneficiaryId',
      'requestId',
    ])
    expect(wrong).toEqual([])
    expect(count).toBeGreaterThan(20)
    expect(await fingerprint(stack)).toEqual(before)
  })

  it("returns null for another owner's ids through node and nodes", async () => {
    const ids = new Set<string>()
    for (const operation of reads(ann).filter(({ callers }) => callers !== 'everybody' && callers.includes(0))) {
      const withIds = operation.document.replace(/\{ viewer \{ /, '{ viewer { id ')
      const { text: answer } = await annAsks(withIds, {})
      for (const [, id] of answer.matchAll(/"id":"([^"]+)"/g)) if (id) ids.add(id)
    }
    expect(ids.size).toBeGreaterThan(5)
    const found: string[] = []
    for (const id of ids) {
      const one = await benAsks<{ node: unknown }>(`query ($id: ID!) { node(id: $id) { id __typename } }`, { id })
      if (one.data?.node) found.push(`node ${Buffer.from(id, 'base64').toString()}`)
    }
    const many = await benAsks<{ nodes: unknown[] }>(`query ($ids: [ID!]!) { nodes(ids: $ids) { id } }`, {
      ids: [...ids].slice(0, 50),
    })
    expect(many.data?.nodes.filter((node) => node !== null)).toEqual([])
    expect(found).toEqual([])
  })

  it.each([
    '',
    'x',
    '%%%',
    Buffer.from('RetirementAccount:1001:501').toString('base64'),
    Buffer.from('RetirementAccount:1001:501:x').toString('base64'),
    Buffer.from('["RetirementAccount","1001","501"]').toString('base64url'),
    Buffer.from('["AccountOwner",-1]').toString('base64url'),
    Buffer.from('["__proto__",1]').toString('base64url'),
    Buffer.from(Buffer.from('["AccountOwner",1001]').toString('base64url')).toString('base64url'),
    Buffer.from([0xff, 0xfe, 0x00]).toString('base64'),
  ])('returns null for the invalid global id %#', async (id) => {
    const answer = await benAsks<{ node: unknown }>(`query ($id: ID!) { node(id: $id) { id } }`, { id })
    expect(answer.status).toBeLessThan(500)
    expect(answer.data?.node ?? null).toBeNull()
    expect(answer.errors.map(({ extensions }) => extensions?.code)).not.toContain('INTERNAL')
  })
})
