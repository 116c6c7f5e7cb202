import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import { DISTRIBUTION_TYPE } from '../../contract/distributionType.ts'
import { ROLE } from '../../contract/roles.ts'
import { findingsAbout, type Identity } from '../compliance/identity.ts'
import { loadSanctions } from '../sanctions/sanctionsList.ts'
import { infectedPdf } from '../documents/testing.files.ts'
import { balanceOfAccount } from '../ledger/ledger.ts'
import { formatCents } from '../platform/money.ts'
import { startTestServer, type TestAnswer, type TestServer } from '../testing.ts'
import { ANN, DEMO_PASSWORD, socialOf } from './people.ts'

// Tests docs/sandbox.md, table by table, against a portal with the demo data.

const page = readFileSync(new URL('../../docs/sandbox.md', import.meta.url), 'utf8')

/** The rows of the table with this header. */
function tableOf(head: string): string[][] {
  const lines = page.split('\n').map((line) => line.split('|').slice(1, -1))
  const cells = lines.map((line) => line.map((cell) => cell.trim()))
  const begins = cells.findIndex((row) => row.join(' | ') === head)
  if (begins < 0) throw new Error(`docs/sandbox.md has no table "${head}"`)
  const below = cells.slice(begins + 2)
  const ends = below.findIndex((row) => row.length === 0)
  const rows = ends < 0 ? below : below.slice(0, ends)
  if (rows.length === 0) throw new Error(`the table "${head}" is empty`)
  return rows
}

let server: TestServer
let ann: string
beforeAll(async () => {
  server = await startTestServer({ demo: true })
  ann = await server.tokenOf('ann.archer@example.com')
})
afterAll(() => server.close())

const nameOf = (names: Record<string, number>, id: number) => Object.keys(names).find((name) => names[name] === id)
const signIn = (username: string) =>
  server.call('POST', '/api/authenticate', { body: { username, password: DEMO_PASSWORD } })

test('lists in docs/sandbox.md every demo customer with accounts, balances and findings', async () => {
  const { db } = server.services
  const owners = await db.selectFrom('account_owner').selectAll().orderBy('account_owner_id').execute()
  const rows = owners.map(async (owner) => {
    const accounts = await db
      .selectFrom('retirement_account')
      .selectAll()
      .where('account_owner_id', '=', owner.account_owner_id)
      .orderBy('account_id')
      .execute()
    const described = accounts.map(async (account) => {
      const balance = formatCents(await balanceOfAccount(db, account.account_id))
      const status = nameOf(ACCOUNT_STATUS, account.status_id)
      const finding = account.qualifier_key === null ? '' : ` (${account.qualifier_key})`
      return `${account.account_id} ${account.account_type} ${status} ${balance}${finding}`
    })
    return [
      String(owner.account_owner_id),
      `${owner.first_name} ${owner.last_name}`,
      owner.date_of_birth,
      owner.email ?? 'not registered',
      (await Promise.all(described)).join('; '),
    ]
  })
  expect(tableOf('Number | Name | Born | E-mail | Accounts')).toEqual(await Promise.all(rows))
})

test('lists in docs/sandbox.md working logins with their roles', async () => {
  const customers = tableOf('Number | Name | Born | E-mail | Accounts').map(([, , , email = '']) => email)
  for (const email of customers.filter((text) => text !== 'not registered'))
    expect(await signIn(email)).toMatchObject({ status: 200, body: { roleId: ROLE.customer } })
  const staff = tableOf('E-mail | Role')
  for (const [email = '', role = ''] of staff)
    expect(await signIn(email)).toMatchObject({ status: 200, body: { roleId: ROLE[role as keyof typeof ROLE] } })
  const users = await server.services.db.selectFrom('portal_user').select('email').execute()
  expect(users).toHaveLength(customers.filter((text) => text !== 'not registered').length + staff.length)
  expect(page).toContain(`\`${DEMO_PASSWORD}\``)
  expect(page).toContain(`\`${socialOf(ANN.ownerId)}\` is Ann's`)
  expect(page).toContain(`\`${socialOf(1010)}\` Joy's`)
})

const send = (step: string, body: object) =>
  server.call('POST', `/api/wizard/${step}/${ANN.accountId}`, { token: ann, body })
/** The documented form of an answer: "accepted", or the text of the refusal. */
function answerOf({ status, body }: TestAnswer): string {
  if (status === 200) return 'accepted'
  return typeof body === 'string' ? body : ((body as { errors?: { message: string }[] }).errors?.[0]?.message ?? '')
}

beforeEach(async () => {
  await server.services.db.deleteFrom('wizard_draft').execute()
})

test.each(tableOf('Step | Value | Answer'))(
  'answers wizard step %s with %s as documented: %s',
  async (step = '', value, answer) => {
    expect(answerOf(await send(step, { amount: Number(value), isFullAmount: false }))).toBe(answer)
  },
)

test.each(tableOf('Federal tax | Answer'))('answers a federal tax of $%s as documented: %s', async (value, answer) => {
  await send('amount', { amount: 1000, isFullAmount: false })
  await send('distribution-type', { distributionTypeId: DISTRIBUTION_TYPE.normal })
  await send('payment', { isCheck: true })
  const sent = await send('federal', { federalTaxAmount: Number(value), residenceState: 'TX' })
  expect(answerOf(sent)).toBe(answer)
})

test.each(tableOf('Age | Distribution | Answer'))(
  'answers an owner aged %s who requests a %s distribution as documented: %s',
  async (who, kind, answer) => {
    const token = who?.startsWith('Ben') ? await server.tokenOf('ben.brook@example.com') : ann
    const accountId = who?.startsWith('Ben') ? 502 : ANN.accountId
    await server.call('POST', `/api/wizard/amount/${accountId}`, { token, body: { amount: 100, isFullAmount: false } })
    const distributionTypeId = kind === 'early' ? DISTRIBUTION_TYPE.early : DISTRIBUTION_TYPE.normal
    const body = { distributionTypeId }
    const sent = await server.call('POST', `/api/wizard/distribution-type/${accountId}`, { token, body })
    expect(answerOf(sent)).toBe(answer)
  },
)

test.each(tableOf('Routing number | Bank'))('finds the bank of routing number %s: %s', async (number, name) => {
  const { body } = await server.call('GET', `/api/routing/${number}`, { token: ann })
  expect(body).toEqual({ name })
})

const TODAY = '2026-03-10'
const STREET = { address1: '1 Elm Street', address2: null, city: 'Salem', state: 'OR', zip: '97301' }
const complete: Identity = {
  social: socialOf(1007),
  hasTwin: false,
  firstName: 'Gus',
  lastName: 'Gray',
  dateOfBirth: '1980-06-06',
  address: STREET,
  clearedEntries: [],
  receivedCents: 0n,
}
function withOne(what: string, value: string): Identity {
  const [firstName = '', lastName = ''] = value.split(' ')
  const changes: Record<string, () => Partial<Identity>> = {
    'social security number': () => ({ social: value }),
    'date of birth': () => ({ dateOfBirth: value === 'today' ? TODAY : value }),
    street: () => ({ address: { ...STREET, address1: value } }),
    'zip code': () => ({ address: { ...STREET, zip: value } }),
    name: () => ({ firstName, lastName }),
    'from the plan': () => ({ receivedCents: BigInt(value.replace('.', '')) }),
  }
  const change = changes[what]
  if (!change) throw new Error(`no identity has a ${what}`)
  return { ...complete, ...change() }
}

test.each(tableOf('What | Value | Finding'))(
  'reports the documented finding for %s %s: %s',
  (what = '', value = '', finding = '') => {
    const sanctions = loadSanctions(server.services.config)
    const found = findingsAbout(withOne(what, value), { today: TODAY, sanctions, allowTestNumbers: true })
    expect(found).toEqual(finding === 'none' ? [] : [finding])
  },
)

test('refuses the EICAR test file with the documented text', async () => {
  const sent = await server.call('POST', '/api/attachment/upload/', {
    token: ann,
    body: {
      fileName: 'letter.pdf',
      contentType: 'application/pdf',
      fileContent: infectedPdf.toString('base64'),
      isWithdrawal: false,
      accountId: ANN.accountId,
      accountOwnerId: ANN.ownerId,
    },
  })
  expect(sent.status).toBe(400)
  expect(page).toContain(`\`${String(sent.body)}\``)
})
