import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '../../contract/calls.ts'
import { PAGE_HEADERS } from '../../contract/page.ts'
import { joinReads, MOST_JOINED, type JoinedAnswer } from '../../contract/reads.ts'
import { people, restClient, restSignIn, type Rest } from '../clients.ts'
import { fingerprint } from '../fingerprint.ts'
import { startStack, type Stack } from '../stack.ts'
import { endpoints } from './endpoints.ts'
import { ann, fill, type Subject } from './samples.ts'

let stack: Stack
let anonymous: Rest
const callers: Record<string, Rest> = {}
let own: Subject

beforeAll(async () => {
  stack = await startStack({ database: 'postgres', gateway: false })
  anonymous = restClient(stack.custodianUrl)
  for (const who of ['ann', 'ben', 'admin', 'service', 'compliance'] as const)
    callers[who] = await restSignIn(stack.custodianUrl, people[who])
  const documents = (await callers.ann!('GET', '/api/document')).body as { guid: string }[]
  own = { ...ann, guid: documents[0]?.guid ?? ann.guid }
})
afterAll(() => stack?.stop())

const join = (rest: Rest, paths: string[]) => rest('POST', joinReads.customer ?? '', { paths })

/** Every read of the contract on every path, with paging where there is some. */
const reads = () =>
  endpoints
    .filter(({ verb }) => verb === 'GET')
    .flatMap(({ name, customer, admin }) =>
      [...new Set([customer, admin])]
        .filter((path) => path !== null)
        .flatMap((path) => {
          const plain = { name, path: fill(path, own), isJoined: calls[name]?.joins === true }
          const limited = { ...plain, path: `${plain.path}?limit=1` }
          return calls[name]?.query ? [plain, limited, { ...plain, path: `${plain.path}?limit=none` }] : [plain]
        }),
    )

/** Cursors are sealed anew each time. */
const withoutCursors = (value: unknown) =>
  JSON.parse(JSON.stringify(value).replace(/v2\.[\w-]+\.[\w-]+/g, 'cursor')) as unknown

const HEADERS = [...Object.values(PAGE_HEADERS), 'retry-after']
const headersOf = (headers: { get: (name: string) => string | null }) =>
  Object.fromEntries(HEADERS.flatMap((name) => (headers.get(name) === null ? [] : [[name, headers.get(name)]])))

/** What the read is answered together with another one; the other must be answered as ever. */
async function amongOthers(rest: Rest, path: string): Promise<JoinedAnswer | undefined> {
  const { status, body } = await join(rest, ['/api/user', path, '/api/social'])
  expect(status).toBe(200)
  const [user, one, social] = body as JoinedAnswer[]
  expect([user?.status, social?.status]).toEqual([200, 200])
  return one
}

describe('a read together with others', () => {
  it.each([
    ['of one’s own data', 'ann'],
    ['with the ids of another owner', 'ben'],
  ])('%s is answered as alone, and what is no short read is not answered', async (_, who) => {
    const rest = callers[who] ?? anonymous
    let short = 0
    for (const { path, isJoined } of reads()) {
      const one = await amongOthers(rest, path)
      if (isJoined) short += 1
      const alone = isJoined ? await rest('GET', path) : null
      const wanted = alone && { status: alone.status, headers: headersOf(alone.headers), body: alone.body ?? null }
      expect(withoutCursors([path, one])).toEqual(withoutCursors([path, wanted ?? { ...one, status: 421 }]))
    }
    expect(short).toBeGreaterThan(30)
  })

  it('shows nothing of another owner', async () => {
    const paths = reads().flatMap(({ path, isJoined }) => (isJoined ? [path] : []))
    for (let from = 0; from < paths.length; from += MOST_JOINED) {
      const { body } = await join(callers.ben!, paths.slice(from, from + MOST_JOINED))
      expect(JSON.stringify(body)).not.toMatch(/Archer|ann\.archer|5125550100|100001/)
    }
  })

  it.each(['admin', 'service', 'compliance'])('is not for staff: as %s all are refused', async (who) => {
    for (const { path } of reads()) expect((await join(callers[who]!, [path])).status).toBe(403)
  })

  it('is for nobody without a session, and for nobody whose session has ended', async () => {
    const rest = await restSignIn(stack.custodianUrl, people.ann)
    expect((await join(rest, ['/api/user'])).status).toBe(200)
    await rest('POST', '/api/logout')
    for (const each of [anonymous, rest])
      for (const { path } of reads()) expect((await join(each, [path])).status).toBe(401)
  })

  it('changes nothing, whatever its address', async () => {
    const before = await fingerprint(stack)
    const odd = ['/api/reads', '/api/../api/reads', '/api/logout', '/api/openapi.json', '/api/nothing', '/api//user']
    const statuses = (await join(callers.ann!, odd)).body as JoinedAnswer[]
    for (const [index, one] of statuses.entries()) expect([odd[index], one?.status]).toEqual([odd[index], 421])
    for (const paths of [
      [],
      ['http://elsewhere/api/user'],
      ['/health'],
      ['/api/a b'],
      'x',
      Array(17).fill('/api/user'),
    ])
      expect((await join(callers.ann!, paths as string[])).status).toBe(400)
    expect(await fingerprint(stack)).toEqual(before)
  })

  it('has the limits and the log line of its own, by its own route', async () => {
    await join(callers.ben!, ['/api/account/501', '/api/beneficiary'])
    const lines = stack.printed().split('\n')
    expect(lines.some((line) => /"denied":404.*\/api\/account\/:id/.test(line))).toBe(true)
    expect(lines.some((line) => /"route":"\/api\/beneficiary"/.test(line))).toBe(true)
  })
})

it('no read that writes, and none that moves a file, is a short one', () => {
  const joined = Object.values(calls).filter(({ joins }) => joins)
  expect(joined.map(({ name }) => name).toSorted()).toMatchInlineSnapshot(`
    [
      "getAccount",
      "getAccountBook",
      "getAccountOwner",
      "getActiveRequests",
      "getBalanceHistory",
      "getCellPhone",
      "getDataStanding",
      "getEmailSetting",
      "getMailingAddress",
      "getOpenSessions",
      "getPayoutHold",
      "getSignInSettings",
      "getSocial",
      "getUser",
      "getWizardAmount",
      "getWizardBankAccount",
      "getWizardConfirmation",
      "getWizardFederal",
      "getWizardPayment",
      "getWizardRollover",
      "getWizardState",
      "getWizardType",
      "listAccountYears",
      "listAccounts",
      "listAttachments",
      "listBeneficiaries",
      "listDocuments",
      "listOwnMail",
      "listRequests",
      "listRequiredMinimums",
    ]
  `)
  for (const { method, file, csv } of joined) expect([method, file, csv]).toEqual(['GET', undefined, undefined])
})
