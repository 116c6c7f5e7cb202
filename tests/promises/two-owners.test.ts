import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, restClient, restSignIn, type Rest, type RestAnswer } from '../clients.ts'
import { endpoints, type Endpoint } from '../contract/endpoints.ts'
import { ann as annSample, body, fill, type Subject } from '../contract/samples.ts'
import { servedCalls } from '../contract/served.ts'
import { fingerprint } from '../fingerprint.ts'
import { SCOPE_CALLS } from '../../contract/scopes.ts'
import { makeCredential } from '../credential.ts'
import { startStack, type Stack } from '../stack.ts'

// Ben tries everything with another person's id, one place at a time. The answer must equal that for an unknown id,
// contain no data of the other person, and change nothing.

let stack: Stack
let served: (verb: string, path: string) => boolean
const callers: Record<string, Rest> = {}
let ben: Subject
let other: Subject

/** Ids that do not exist. */
const nobody: Subject = {
  accountOwnerId: 999_901,
  accountId: 999_902,
  guid: 'f'.repeat(32),
  certificateGuid: 'f'.repeat(32),
  attachmentId: 999_903,
  beneficiaryId: 999_904,
  bookId: 999_905,
  transactionId: 999_906,
  requestId: 999_907,
  planId: 999_908,
  envelopeId: 'z'.repeat(43),
}

/** Texts that only Ann's and Dan's own answers may contain. */
const canaries = ['Archer', 'ann.archer', '5125550100', '100001', 'agreement.pdf', 'Dean', 'dan.dean', '100005']

beforeAll(async () => {
  stack = await startStack({ database: 'postgres', gateway: false })
  for (const who of ['ann', 'ben', 'service'] as const) callers[who] = await restSignIn(stack.custodianUrl, people[who])
  served = servedCalls(await callers.ben!('GET', '/api/openapi.json'))
  ben = await subject(1002, 502)
  other = { ...(await subject(1001, 501)), requestId: (await subject(1004, 505)).requestId }
})
afterAll(() => stack?.stop())

async function subject(accountOwnerId: number, accountId: number): Promise<Subject> {
  const [row] = await stack.sql<Partial<Subject>>(
    `select (select guid from attachment where account_owner_id = $1 order by attachment_id limit 1) as guid,
            (select attachment_id from attachment where account_owner_id = $1 order by attachment_id limit 1) as "attachmentId",
            (select beneficiary_id from beneficiary where account_owner_id = $1 order by 1 limit 1) as "beneficiaryId",
            (select book_id from book where account_id = $2) as "bookId",
            (select request_id from distribution_request where account_id = $2 limit 1) as "requestId"`,
    [accountOwnerId, accountId],
  )
  const known: Partial<Subject> = Object.fromEntries(Object.entries(row ?? {}).filter(([, value]) => value !== null))
  const certificateGuid = known.guid ?? annSample.guid
  return { ...annSample, ...known, certificateGuid, accountOwnerId, accountId }
}

type Place = 'accountOwnerId' | 'accountId' | 'guid' | 'certificateGuid' | 'beneficiaryId' | 'requestId'
const places: Place[] = ['accountOwnerId', 'accountId', 'guid', 'certificateGuid', 'beneficiaryId', 'requestId']

interface Attempt {
  title: string
  ask: (subject: Subject) => Promise<RestAnswer>
  place: Place
}

/** Every call of the role, once for each place where it has an id. */
function attempts(rest: Rest, role: 0 | 2, pathOf: (endpoint: Endpoint) => string | null): Attempt[] {
  return endpoints.flatMap((endpoint) => {
    const path = pathOf(endpoint)
    if (endpoint.callers === 'everybody' || !endpoint.callers.includes(role)) return []
    if (path === null || !served(endpoint.verb, path)) return []
    const text = (of: Subject) => fill(path, of) + JSON.stringify(body(endpoint, of))
    return places
      .filter((place) => text({ ...ben, [place]: other[place] }) !== text(ben))
      .map((place) => ({
        title: `${endpoint.verb} ${path} with another's ${place}`,
        ask: (of: Subject) => rest(endpoint.verb, fill(path, of), body(endpoint, of)),
        place,
      }))
  })
}

const shown = ({ status, body: answered }: RestAnswer, hide: (string | number)[]) => {
  let text = JSON.stringify(answered) ?? ''
  for (const value of hide) text = text.replaceAll(String(value), '#')
  return `${status} ${text.replace(/"requestId":"[^"]*"/, '')}`
}

async function replay(list: Attempt[]): Promise<string[]> {
  const wrong: string[] = []
  for (const { title, ask, place } of list) {
    const foreign = await ask({ ...ben, [place]: other[place] })
    const unknown = await ask({ ...ben, [place]: nobody[place] })
    if (shown(foreign, [other[place]]) !== shown(unknown, [nobody[place]])) {
      wrong.push(`${title}: ${shown(foreign, [])} but for an unknown id ${shown(unknown, [])}`)
    }
    const text = JSON.stringify(foreign.body) ?? ''
    for (const canary of canaries) if (text.includes(canary)) wrong.push(`${title}: shows ${canary}`)
    if (foreign.status < 400 || foreign.status >= 500) wrong.push(`${title}: answered ${foreign.status}`)
  }
  return wrong
}

describe("another owner's ids at the custodian", () => {
  it("refuses another owner's ids to a customer, and changes nothing", async () => {
    const list = attempts(callers.ben!, 0, ({ customer }) => customer)
    expect(list.length).toBeGreaterThan(5)
    const before = await fingerprint(stack)
    expect(await replay(list)).toEqual([])
    expect(await fingerprint(stack)).toEqual(before)
  })

  it("refuses another owner's ids to staff who act for Ben, and changes nothing", async () => {
    // A staff call with both ids of another owner is valid, so each attempt replaces only one id.
    const list = attempts(callers.service!, 2, ({ admin }) => (admin?.includes('{accountOwnerId}') ? admin : null))
    const mixed = list.filter(({ place }) => place !== 'accountOwnerId')
    expect(mixed.length).toBeGreaterThan(3)
    const before = await fingerprint(stack)
    expect(await replay(mixed)).toEqual([])
    expect(await fingerprint(stack)).toEqual(before)
  })

  it("refuses another owner's ids to a machine credential for Ben, and changes nothing", async () => {
    const { token } = await makeCredential(stack, { accountOwnerId: ben.accountOwnerId, requestsPerMinute: 6_000 })
    const rest = restClient(stack.custodianUrl, token)
    const inScope = new Set<string>(Object.values(SCOPE_CALLS).flat())
    const list = attempts(rest, 2, ({ name, admin }) => (inScope.has(name) ? admin : null))
    expect(list.length).toBeGreaterThan(10)
    const before = await fingerprint(stack)
    expect(await replay(list)).toEqual([])
    expect(await fingerprint(stack)).toEqual(before)
  })

  it("shows no ids of other owners in a customer's own data", async () => {
    const found: string[] = []
    // The development mailbox shows everybody's mail, and does not exist in production.
    const own = endpoints.filter(({ name }) => name !== 'listMails')
    for (const endpoint of own.filter((one) => one.verb === 'GET' && one.customer && served('GET', one.customer))) {
      const answer = await callers.ben!('GET', fill(endpoint.customer!, ben))
      const text = JSON.stringify(answer.body) ?? ''
      for (const canary of canaries) if (text.includes(canary)) found.push(`${endpoint.name}: ${canary}`)
    }
    expect(found).toEqual([])
  })
})
