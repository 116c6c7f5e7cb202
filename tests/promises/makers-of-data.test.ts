import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { fund, signNewest, submit, walk } from '../../custodian/distributions/testing.ts'
import { runJob } from '../../custodian/jobs/run.ts'
import { balanceOfAccount } from '../../custodian/ledger/ledger.ts'
import { letterAssociatedData } from '../../custodian/mail/paper.ts'
import { textOfPdf } from '../../custodian/platform/pdf/testing.text.ts'
import { planFilesSettled } from '../../custodian/planUploads/planFile.ts'
import { ada, administrator, BY_OPERATOR, customerService, reviewer } from '../../custodian/testing.people.ts'
import { TEST_NOW } from '../../custodian/testing.ts'
import { startProductionServer, type ProductionServer } from '../production.ts'
import { takeOver } from '../takeOver.ts'

// An employee who entered an owner's contact data may not decide about that owner's money, by any path and after any
// time: in production mode on PostgreSQL, by public calls.

let production: ProductionServer
const DAY = 86_400_000
const WROTE_DATA =
  'You entered personal or contact data of this owner that nobody has confirmed. Another person must approve the payment.'
const CHANGED_DATA = 'You have changed data of this account owner. Another person must do this.'

beforeAll(async () => {
  production = await startProductionServer()
})
afterAll(() => production?.stop())

const as: ProductionServer['as'] = (...call) => production.as(...call)
const services = () => production.server.services
const done = async (answer: ReturnType<typeof as>) => {
  const { status, body } = await answer
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}
const textOf = async (answer: ReturnType<typeof as>) => {
  const { status, body } = await answer
  return status === 200 ? 'done' : body
}

/** Days after which a decision is tried. */
const DAYS = [1, 31, 400]

let people = 0
interface FromFile {
  ownerId: number
  accountId: number
  approvalId: number
  checksum: string
  person: { social: string; firstName: string; lastName: string; dateOfBirth: string }
}

/** Customer service uploads a plan file with one new person at the employee's own address. */
function uploaded(): Promise<FromFile> {
  people += 1
  return sentBy(customerService)
}

/** An employee sends the plan file of the newest person, the same one as before. */
async function sentBy(who: string): Promise<FromFile> {
  const social = `9004${String(people).padStart(5, '0')}`
  const text = `SSN,FirstName,LastName,DateOfBirth,Address1,City,State,Zip,Phone,Email,Amount,AccountType
${social},Vic,Timm${people},01/02/1960,9 Thief Road,Elko,NV,89801,7755559999,thief${people}@example.com,6900,Traditional
`
  const file = { fileName: 'plan.csv', contentType: 'text/csv', fileContent: Buffer.from(text).toString('base64') }
  await done(as(who, 'POST', '/attachment/planupload', { ...file, planTypeId: 1, planId: 1 }))
  await planFilesSettled()
  const { db } = services()
  const { account_id: accountId, account_owner_id: ownerId } = await db
    .selectFrom('plan_money')
    .innerJoin('retirement_account', 'retirement_account.account_id', 'plan_money.account_id')
    .select(['retirement_account.account_id', 'account_owner_id'])
    .orderBy('attachment_id', 'desc')
    .executeTakeFirstOrThrow()
  const { approval_id: approvalId } = await db
    .selectFrom('approval')
    .select('approval_id')
    .where('effect', '=', 'plan-money')
    .orderBy('approval_id', 'desc')
    .executeTakeFirstOrThrow()
  const checksum = createHash('sha256').update(text).digest('hex')
  const person = { social, firstName: 'Vic', lastName: `Timm${people}`, dateOfBirth: '1960-01-02' }
  return { ownerId, accountId, approvalId, checksum, person }
}

const approveMoney = (file: FromFile, given: object) =>
  as(administrator, 'POST', `/approval/${file.approvalId}/approve`, given)

async function signedBy(token: string, accountId: number, isCheck: boolean): Promise<number> {
  await walk(production.server, token, accountId, { isCheck, state: 'NV', stateTax: 0 })
  const id = await submit(production.server, token, accountId)
  await signNewest(production.server, token)
  return id
}

async function moveTo(who: string, id: number, statusId: number) {
  const lists = await Promise.all(
    ['open', 'approved'].map(async (list) => (await as(who, 'GET', `/withdrawal/admin/${list}`)).body),
  )
  const found = (lists.flat() as Array<{ id: number } & Record<string, unknown>>).find((one) => one.id === id)
  const fields = ['amount', 'address1', 'address2', 'city', 'state', 'zip', 'federalWithholding', 'stateWithholding']
  const edit = Object.fromEntries(fields.map((field) => [field, found?.[field]]))
  return as(who, 'PUT', '/withdrawal/admin/withdrawal', { id, ...edit, statusId, waiveFees: false })
}

const releaseLetters = async (ownerId: number) =>
  (
    await services()
      .db.selectFrom('letter')
      .select('letter_id')
      .where('account_owner_id', '=', ownerId)
      .where('kind', '=', 'RELEASE')
      .execute()
  ).length

describe('an owner created by a plan file', () => {
  test.each(DAYS)(
    "refuses approval and release by the uploader of an owner's plan file %i days later",
    async (days) => {
      production.server.clock.set(TEST_NOW)
      const file = await uploaded()
      const { body } = await as(administrator, 'GET', `/approval/${file.approvalId}`)
      expect(JSON.stringify(body)).toContain(
        `New owner: Vic ${file.person.lastName}, 9 Thief Road, Elko, NV 89801, 7755559999`,
      )
      expect(JSON.stringify(body)).toContain(`New, uploaded by ${customerService} on 03/10/2026, not confirmed`)
      expect(await approveMoney(file, {})).toMatchObject({ status: 400 })
      expect(await approveMoney(file, { controlTotal: 6899 })).toMatchObject({ status: 400 })
      expect((await approveMoney(file, { controlTotal: 6900 })).status).toBe(200)
      await done(as(reviewer, 'PUT', '/compliance/approve', [file.accountId]))
      production.server.clock.forward(days * DAY)
      const thief = await takeOver(production.server, file.person, `thief.at.home${people}@example.com`)
      expect((await production.server.call('GET', '/api/hold', { token: thief })).body).toMatchObject({
        isHeld: true,
        sentTo: null,
      })
      expect(await releaseLetters(file.ownerId)).toBe(0)
      const id = await signedBy(thief, file.accountId, false)
      expect(await textOf(moveTo(customerService, id, 4))).toBe(WROTE_DATA)
      const call = { note: 'Called the number of the file' }
      expect(await textOf(as(customerService, 'POST', `/hold/admin/${file.ownerId}/call`, call))).toBe(CHANGED_DATA)
      const { unconfirmed } = (await done(as(customerService, 'GET', `/data-standing/admin/${file.ownerId}`))) as {
        unconfirmed: Array<{ recordId: number; kind: string; whyNot: string | null }>
      }
      expect(unconfirmed.map(({ kind }) => kind)).toEqual(['ADDRESS', 'EMAIL', 'PERSON', 'PHONE'])
      for (const { recordId } of unconfirmed.filter(({ kind }) => kind !== 'EMAIL'))
        expect(
          await textOf(
            as(customerService, 'POST', `/data-standing/admin/${file.ownerId}/confirm`, { recordId, note: 'x' }),
          ),
        ).toContain('Another person must confirm it.')
      expect((await moveTo(administrator, id, 2)).status).toBe(200)
      await runJob(services(), JOB_TYPE.calculateWithdrawals)
      await runJob(services(), JOB_TYPE.processWithdrawals)
      expect(await balanceOfAccount(services().db, file.accountId)).toBe(690_000n)
    },
  )

  test('sends the release letter only after a second person confirms address and phone number', async () => {
    production.server.clock.set(TEST_NOW)
    const file = await uploaded()
    await done(approveMoney(file, { controlTotal: 6900 }))
    await done(as(reviewer, 'PUT', '/compliance/approve', [file.accountId]))
    await takeOver(production.server, file.person, `owner${people}@example.com`)
    const path = `/data-standing/admin/${file.ownerId}`
    const { unconfirmed } = (await done(as(administrator, 'GET', path))) as {
      unconfirmed: Array<{ recordId: number; kind: string; value: string }>
    }
    expect(unconfirmed.find(({ kind }) => kind === 'ADDRESS')?.value).toBe('9 Thief Road, Elko, NV 89801')
    for (const kind of ['ADDRESS', 'PHONE']) {
      expect(await releaseLetters(file.ownerId)).toBe(0)
      const recordId = unconfirmed.find((one) => one.kind === kind)?.recordId
      await done(
        as(administrator, 'POST', `${path}/confirm`, { recordId, note: 'Compared with the records of the sponsor' }),
      )
    }
    expect(await releaseLetters(file.ownerId)).toBe(1)
  })

  test.each(DAYS)('refuses to confirm owner data written since the registration, %i days later', async (days) => {
    production.server.clock.set(TEST_NOW)
    const file = await uploaded()
    await done(approveMoney(file, { controlTotal: 6900 }))
    await done(as(reviewer, 'PUT', '/compliance/approve', [file.accountId]))
    production.server.clock.forward(DAY)
    const thief = await takeOver(production.server, file.person, `thief.again${people}@example.com`)
    production.server.clock.forward(days * DAY)
    await services()
      .db.updateTable('session')
      .set({ expires_at: new Date(production.server.clock.now().getTime() + DAY) })
      .execute()
    const home = { address1: '1 Own Road', address2: null, city: 'Reno', state: 'NV', zip: '89501' }
    for (const [path, body] of [
      ['/api/address', home],
      ['/api/phonenumber/cell/7755550188', undefined],
    ] as const)
      expect((await production.server.call('PUT', path, { token: thief, body })).status).toBe(200)
    // The attacker also has an administrator's login, which wrote no data of this owner.
    const path = `/data-standing/admin/${file.ownerId}`
    const { unconfirmed } = (await done(as(administrator, 'GET', path))) as {
      unconfirmed: Array<{ recordId: number; kind: string }>
    }
    const written = unconfirmed.filter(({ kind }) => kind !== 'PERSON')
    expect(written.map(({ kind }) => kind)).toEqual(['ADDRESS', 'EMAIL', 'PHONE'])
    for (const { recordId } of written)
      expect(await textOf(as(administrator, 'POST', `${path}/confirm`, { recordId, note: 'x' }))).toContain(
        'This was entered after the owner registered.',
      )
    expect(await releaseLetters(file.ownerId)).toBe(0)
  })

  test("confirms the people of a plan file only with the sponsor's checksum", async () => {
    production.server.clock.set(TEST_NOW)
    const file = await uploaded()
    const other = { controlTotal: 6900, checksum: file.checksum.replace(/./, (digit) => (digit === '0' ? '1' : '0')) }
    expect(await approveMoney(file, other)).toMatchObject({ status: 400, body: { errors: [{ path: ['checksum'] }] } })
    await done(approveMoney(file, { controlTotal: 6900, checksum: file.checksum }))
    await done(as(reviewer, 'PUT', '/compliance/approve', [file.accountId]))
    await takeOver(production.server, file.person, `owner${people}@example.com`)
    expect(await releaseLetters(file.ownerId)).toBe(1)
  })

  test("sends the release letter once the sponsor's checksum confirms the file of a person who has registered", async () => {
    production.server.clock.set(TEST_NOW)
    const file = await uploaded()
    await done(as(reviewer, 'PUT', '/compliance/approve', [file.accountId]))
    await takeOver(production.server, file.person, `owner${people}@example.com`)
    expect(await releaseLetters(file.ownerId)).toBe(0)
    await done(approveMoney(file, { controlTotal: 6900, checksum: file.checksum }))
    expect(await releaseLetters(file.ownerId)).toBe(1)
  })
})

describe('a plan file that is sent again after its money was refused', () => {
  test("confirms with the sponsor's checksum what the first file brought, by nobody who uploaded it", async () => {
    production.server.clock.set(TEST_NOW)
    const first = await uploaded()
    await done(as(reviewer, 'PUT', '/compliance/approve', [first.accountId]))
    await takeOver(production.server, first.person, `owner${people}@example.com`)
    await done(as(administrator, 'POST', `/approval/${first.approvalId}/refuse`, { note: 'Not known yet' }))

    const byAnother = await sentBy(administrator)
    const given = { controlTotal: 6900, checksum: first.checksum }
    for (const who of [customerService, administrator])
      expect(await as(who, 'POST', `/approval/${byAnother.approvalId}/approve`, given)).toMatchObject({
        status: 409,
        body: 'You requested this or worked on it. Another person must decide.',
      })
    await done(as(administrator, 'POST', `/approval/${byAnother.approvalId}/withdraw`, {}))

    // The second upload wrote no data, so its uploader may decide about the third.
    const again = await sentBy(customerService)
    expect(await releaseLetters(first.ownerId)).toBe(0)
    await done(approveMoney(again, given))
    expect(await releaseLetters(first.ownerId)).toBe(1)
    const { after } = await services()
      .db.selectFrom('audit')
      .select('after')
      .where('action', '=', 'plan-file.confirm')
      .orderBy('audit_id', 'desc')
      .executeTakeFirstOrThrow()
    expect(after).toEqual({ values: 3 })
  })
})

/** A call by which an employee writes owner data, tested on several days; money-data.test.ts tests all such calls. */
interface Path {
  name: string
  kind: 'PERSON' | 'ADDRESS' | 'PHONE' | 'EMAIL' | 'SETTING' | 'BANK' | 'SHARES'
  write: (ownerId: number, accountId: number) => Promise<unknown>
  /** Approvals refused to the writer: of a check to the mailing address, and of a payment before the first release. */
  keepsFrom: { check: boolean; firstPayout: boolean }
}

const STAFF = customerService
const beneficiary = (accountId: number) => ({
  accountId,
  firstName: 'Eve',
  lastName: 'Adams',
  dob: '1990-01-02',
  isPrimary: true,
  amount: 100,
})

const PATHS: readonly Path[] = [
  {
    name: 'the mailing address, by staff',
    kind: 'ADDRESS',
    write: (ownerId) =>
      done(
        as(STAFF, 'PUT', `/address/admin/${ownerId}`, {
          address1: '9 Thief Road',
          address2: null,
          city: 'Elko',
          state: 'NV',
          zip: '89801',
        }),
      ),
    keepsFrom: { check: true, firstPayout: true },
  },
  {
    name: 'the phone number, by staff',
    kind: 'PHONE',
    write: (ownerId) => done(as(STAFF, 'PUT', `/phoneNumber/admin/${ownerId}/cell/7755559999`)),
    keepsFrom: { check: false, firstPayout: true },
  },
  {
    name: 'the email setting, by staff',
    kind: 'SETTING',
    write: (ownerId) =>
      done(as(STAFF, 'PUT', `/emailsetting/admin/${ownerId}`, { accountOwnerId: ownerId, emailSetting: true })),
    keepsFrom: { check: false, firstPayout: false },
  },
  {
    name: 'shares of beneficiaries, by staff',
    kind: 'SHARES',
    write: (ownerId, accountId) => done(as(STAFF, 'POST', `/beneficiary/admin/${ownerId}`, beneficiary(accountId))),
    keepsFrom: { check: false, firstPayout: false },
  },
]

describe('write paths of owner data', () => {
  test('refuses writes of owner data without a named writer in the database', async () => {
    const { database } = services()
    for (const write of [
      `insert into address (account_owner_id, address1, city, state, zip) values (${ada.ownerId}, '1 A', 'B', 'TX', '75001')`,
      `insert into phone (account_owner_id, number) values (${ada.ownerId}, '7755550100')`,
      `update account_owner set email = 'x@example.com' where account_owner_id = ${ada.ownerId}`,
      `update account_owner set last_name = 'X' where account_owner_id = ${ada.ownerId}`,
      `insert into email_setting values (${ada.ownerId}, true)`,
      `insert into beneficiary (account_owner_id, account_id, first_name, last_name, dob)
       values (${ada.ownerId}, ${ada.accountId}, 'E', 'A', '1990-01-02')`,
    ])
      await expect(database.executeSql(write)).rejects.toThrow('without its writer')
    await expect(database.executeSql('update data_record set is_confirmed = true')).rejects.toThrow('permission denied')
    await expect(database.executeSql('delete from data_record')).rejects.toThrow('permission denied')
  })
})

let owners = 0
/** An owner created by the operator, without a payout hold; with an email address and a login if `hasEmail`. */
async function owner(hasEmail = true): Promise<{ ownerId: number; accountId: number; email: string }> {
  owners += 1
  const [ownerId, accountId] = [7000 + owners, 7000 + owners]
  const email = `owner.${owners}@home.example.com`
  await production.asOwner(
    `${BY_OPERATOR}
    insert into account_owner (account_owner_id, first_name, last_name, date_of_birth, email)
    values (${ownerId}, 'Olive', 'Owner', '1950-01-02', ${hasEmail ? `'${email}'` : 'null'});
    insert into address (account_owner_id, address1, city, state, zip) values (${ownerId}, '1 Elm', 'Reno', 'NV', '89501');
    insert into portal_user (user_id, email, role_id, account_owner_id)
    select ${ownerId}, '${email}', 0, ${ownerId} where ${hasEmail};
    insert into retirement_account (account_id, plan_account_number, account_type, plan_id, account_owner_id, status_id, setup_date)
    values (${accountId}, 'P${accountId}', 'TRADITIONAL', 1, ${ownerId}, 3, '2020-01-15');
    insert into book (name, kind, normal_side, account_id) values ('P${accountId}', 'CUSTOMER', 'C', ${accountId})`,
  )
  await fund(services(), accountId, 500_000n)
  return { ownerId, accountId, email }
}

const hold = (ownerId: number) =>
  services().database.executeSql(`insert into payout_hold (account_owner_id, since) values (${ownerId}, now())`)

describe.each(PATHS)('owner data written: $name', ({ kind, write, keepsFrom }) => {
  test('keeps a staff change of owner data unconfirmed 1, 31 and 400 days later', async () => {
    production.server.clock.set(TEST_NOW)
    const { ownerId, accountId } = await owner()
    await write(ownerId, accountId)
    for (const days of [1, 31, 400]) {
      production.server.clock.set(new Date(TEST_NOW.getTime() + days * DAY))
      const { rows } = await services().database.executeSql(
        'select kind, path, person from unconfirmed_data where account_owner_id = $1',
        [ownerId],
      )
      expect(rows, `${days} days later`).toEqual([{ kind, path: 'STAFF', person: expect.any(String) }])
    }
  })

  test.each(DAYS)(`refuses decisions by the writer of owner data %i days later`, async (days) => {
    production.server.clock.set(TEST_NOW)
    const { ownerId, accountId, email } = await owner()
    await write(ownerId, accountId)
    production.server.clock.forward(days * DAY)
    const token = await production.server.tokenOf(email)
    const check = await signedBy(token, accountId, true)
    expect((await textOf(moveTo(STAFF, check, 2))) !== 'done').toBe(keepsFrom.check)
    await hold(ownerId)
    expect((await textOf(moveTo(STAFF, check, 3))) === WROTE_DATA).toBe(keepsFrom.firstPayout)
    expect(await textOf(as(STAFF, 'POST', `/hold/admin/${ownerId}/call`, { note: 'called' }))).toBe(CHANGED_DATA)
    expect(await textOf(as(administrator, 'POST', `/hold/admin/${ownerId}/call`, { note: 'called' }))).toBe('done')
    const { body } = await as(STAFF, 'GET', `/approval?effect=hold-release&accountOwnerId=${ownerId}`)
    const [release] = (body as { approvals: Array<{ id: number }> }).approvals
    expect(await textOf(as(STAFF, 'POST', `/approval/${release?.id}/approve`, {}))).toBe(CHANGED_DATA)
  })
})

test.each([1, 31, 400])(
  'mails an owner without email a letter to the former address for each change, with changes %i days apart',
  async (days) => {
    production.server.clock.set(TEST_NOW)
    const { ownerId, accountId } = await owner(false)
    for (const { write } of PATHS) {
      await write(ownerId, accountId)
      production.server.clock.forward(days * DAY)
    }
    const { db, pii } = services()
    const letters = await db
      .selectFrom('letter')
      .select(['account_owner_id', 'kind', 'content'])
      .where('account_owner_id', '=', ownerId)
      .orderBy('letter_id')
      .execute()
    const texts = letters.map((letter) =>
      textOfPdf(Buffer.from(pii.openBytes(letter.content, letterAssociatedData(letter)))),
    )
    expect(texts).toHaveLength(PATHS.length)
    for (const text of texts) {
      expect(text).toContain('1 Elm')
      expect(text).not.toContain('9 Thief Road\nElko')
    }
    for (const [index, subject] of ['mailing address', 'phone number', 'email setting', 'beneficiaries'].entries())
      expect(texts[index]).toContain(`Your ${subject} w`)
    const { rows } = await services().database.executeSql(
      `select count(*)::int as n from mail_outbox where to_address like 'owner.${owners}@%'`,
    )
    expect(rows).toEqual([{ n: 0 }])
  },
)
