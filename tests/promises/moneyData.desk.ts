import { ROLE } from '../../contract/roles.ts'
import { fund, signNewest, submit, walk } from '../../custodian/distributions/testing.ts'
import { changeStaff } from '../../custodian/session/staff.ts'
import { sealSocial } from '../../custodian/owners/social.ts'
import { planFilesSettled } from '../../custodian/planUploads/planFile.ts'
import { administrator, BY_OPERATOR, customerService, reviewer } from '../../custodian/testing.people.ts'
import { type TestAnswer, TEST_NOW } from '../../custodian/testing.ts'
import { pdfFile } from '../files.ts'
import { startProductionServer, type ProductionServer } from '../production.ts'
import { takeOver, type Known } from '../takeOver.ts'

/** A dishonest login of each role; `SECOND` has honest logins that decide. */
export const CLERKS = { admin: administrator, service: customerService, reviewer } as const
export const SECOND = {
  admin: 'second.admin@example.com',
  service: 'second.service@example.com',
  reviewer: 'second.reviewer@example.com',
} as const
export type Role = keyof typeof CLERKS

/** The owner whose data is written. */
export interface Subject {
  ownerId: number
  accountId: number
  email: string
  person: Known
}

/** A custodian with production settings on PostgreSQL, and public calls that the tables of moneyData use. */
export interface MoneyDesk {
  production: ProductionServer
  as: ProductionServer['as']
  must: <T = unknown>(answer: Promise<TestAnswer>) => Promise<T>
  /** Returns 'done', or the text of the refusal. */
  textOf: (answer: Promise<TestAnswer>) => Promise<string>
  /** An owner created by the operator, with $5,000.00; `registered` has a login and was paid before. */
  owner: (kind: 'registered' | 'new') => Promise<Subject>
  /** An owner from a plan file uploaded by this employee; others approved the money and the account. */
  fromFile: (who: string) => Promise<Subject>
  /** Registers as the owner, which holds the first payout. Returns the session token. */
  register: (subject: Subject) => Promise<string>
  /** Creates and signs a request in this session; returns its id. */
  signed: (token: string, accountId: number, isCheck: boolean) => Promise<number>
  moveTo: (who: string, requestId: number, statusId: number) => Promise<TestAnswer>
  /**
   * Two employees confirm the owner's death; then `who` makes the beneficiary's claim and uploads its form. Returns the
   * request and a function that accepts the form.
   */
  claimed: (
    subject: Subject,
    who: string,
  ) => Promise<{ requestId: number; acceptForm: (who: string) => Promise<TestAnswer> }>
  /** Makes a beneficiary's claim whose form others accept; returns a function that approves the claim. */
  claim: (who: string) => Promise<(who: string) => Promise<string>>
  /** Sets the clock to this many days after the first day; owners' sessions stay valid. */
  setDay: (days: number) => Promise<void>
  stop: () => Promise<void>
}

const DAY = 86_400_000

const RECIPIENT = {
  kind: 'PERSON',
  firstName: 'Cleo',
  lastName: 'Owner',
  address1: '5 Oak Street',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  isCheck: true,
  amount: 100,
  isFullAmount: false,
  federalPercent: 10,
  stateTaxAmount: 0,
  stateOptOut: false,
}

export async function startMoneyDesk(): Promise<MoneyDesk> {
  const production = await startProductionServer()
  const { server } = production
  const { services } = server
  await changeStaff(services, { email: SECOND.admin, roleId: ROLE.administrator })
  await changeStaff(services, { email: SECOND.service, roleId: ROLE.customerService })
  await changeStaff(services, { email: SECOND.reviewer, roleId: ROLE.complianceReviewer })
  let people = 0

  const as: MoneyDesk['as'] = (...call) => production.as(...call)
  const must = async <T>(answer: Promise<TestAnswer>): Promise<T> => {
    const { status, body } = await answer
    if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
    return body as T
  }

  async function owner(kind: 'registered' | 'new'): Promise<Subject> {
    people += 1
    const ownerId = 7_000 + people
    const email = `owner.${people}@home.example.com`
    const social = `9003${String(people).padStart(5, '0')}`
    const sealed = sealSocial(services.pii, ownerId, social)
    const address = kind === 'registered' ? `'${email}'` : 'null'
    // Uses one connection, which has already planned the triggers of these tables.
    await production.asOwner(
      `${BY_OPERATOR}
      insert into account_owner (account_owner_id, first_name, last_name, date_of_birth, email, social_sealed, social_hash, social_last4)
      values (${ownerId}, 'Olive', 'Owner${people}', '1950-01-02', ${address},
        '${sealed.social_sealed}', '${sealed.social_hash}', '${sealed.social_last4}');
      insert into address (account_owner_id, address1, city, state, zip) values (${ownerId}, '1 Elm', 'Reno', 'NV', '89501');
      insert into phone (account_owner_id, number) values (${ownerId}, '7755550100');
      insert into portal_user (user_id, email, role_id, account_owner_id)
      select ${ownerId}, '${email}', 0, ${ownerId} where ${kind === 'registered'};
      insert into retirement_account (account_id, plan_account_number, account_type, plan_id, account_owner_id, status_id, setup_date)
      values (${ownerId}, 'P${ownerId}', 'TRADITIONAL', 1, ${ownerId}, ${kind === 'registered' ? 3 : 1}, '2020-01-15');
      insert into book (name, kind, normal_side, account_id) values ('P${ownerId}', 'CUSTOMER', 'C', ${ownerId});
      insert into beneficiary (account_owner_id, account_id, first_name, last_name, dob, is_primary, amount)
      values (${ownerId}, ${ownerId}, 'Cleo', 'Owner', '1990-01-02', true, 100)`,
    )
    await fund(services, ownerId, 500_000n)
    const person = { social, firstName: 'Olive', lastName: `Owner${people}`, dateOfBirth: '1950-01-02' }
    return { ownerId, accountId: ownerId, email, person }
  }

  async function fromFile(who: string): Promise<Subject> {
    people += 1
    const social = `9003${String(people).padStart(5, '0')}`
    const email = `owner.${people}@home.example.com`
    const text = `SSN,FirstName,LastName,DateOfBirth,Address1,City,State,Zip,Phone,Email,Amount,AccountType
${social},Vic,Timm${people},01/02/1960,9 Thief Road,Elko,NV,89801,7755559999,thief${people}@example.com,6900,Traditional
`
    const file = { fileName: 'plan.csv', contentType: 'text/csv', fileContent: Buffer.from(text).toString('base64') }
    await must(as(who, 'POST', '/attachment/planupload', { ...file, planTypeId: 1, planId: 1 }))
    await planFilesSettled()
    const { account_id: accountId, account_owner_id: ownerId } = await services.db
      .selectFrom('plan_money')
      .innerJoin('retirement_account', 'retirement_account.account_id', 'plan_money.account_id')
      .select(['retirement_account.account_id', 'account_owner_id'])
      .orderBy('attachment_id', 'desc')
      .executeTakeFirstOrThrow()
    const { approval_id: id } = await services.db
      .selectFrom('approval')
      .select('approval_id')
      .where('effect', '=', 'plan-money')
      .orderBy('approval_id', 'desc')
      .executeTakeFirstOrThrow()
    await must(as(SECOND.admin, 'POST', `/approval/${id}/approve`, { controlTotal: 6900 }))
    const person = { social, firstName: 'Vic', lastName: `Timm${people}`, dateOfBirth: '1960-01-02' }
    return { ownerId, accountId, email, person }
  }

  async function register({ ownerId, person, email }: Subject): Promise<string> {
    // Signs the agreement for accounts that a reviewer approved.
    const { rows } = await services.database.executeSql(
      `select account_id from retirement_account where account_owner_id = ${ownerId} and status_id = 1`,
    )
    const ids = rows.map((row) => row['account_id'])
    if (ids.length > 0) await must(as(SECOND.reviewer, 'PUT', '/compliance/approve', ids))
    await services.database.executeSql('delete from throttle')
    return takeOver(server, person, email)
  }

  async function signed(token: string, accountId: number, isCheck: boolean): Promise<number> {
    await walk(server, token, accountId, { isCheck, state: 'NV', stateTax: 0 })
    const id = await submit(server, token, accountId)
    await signNewest(server, token)
    return id
  }

  async function moveTo(who: string, id: number, statusId: number): Promise<TestAnswer> {
    const lists = ['open', 'approved'].map(
      async (list) => (await as(SECOND.admin, 'GET', `/withdrawal/admin/${list}`)).body,
    )
    const found = ((await Promise.all(lists)).flat() as Array<{ id: number } & Record<string, unknown>>).find(
      (one) => one.id === id,
    )
    const fields = ['amount', 'address1', 'address2', 'city', 'state', 'zip', 'federalWithholding', 'stateWithholding']
    const edit = Object.fromEntries(fields.map((field) => [field, found?.[field]]))
    return as(who, 'PUT', '/withdrawal/admin/withdrawal', { id, ...edit, statusId, waiveFees: false })
  }

  const textOf: MoneyDesk['textOf'] = async (answer) => {
    const { status, body } = await answer
    return status < 300 ? 'done' : typeof body === 'string' ? body : JSON.stringify(body)
  }

  async function setDay(days: number): Promise<void> {
    server.clock.set(new Date(TEST_NOW.getTime() + days * DAY))
    await services.db
      .updateTable('session')
      .set({ expires_at: new Date(server.clock.now().getTime() + DAY) })
      .execute()
  }

  let deathDay = 0
  const claimed: MoneyDesk['claimed'] = async ({ ownerId, accountId }, who) => {
    // Without an approval, one person may report only three deaths a day.
    deathDay += 1
    await setDay(deathDay)
    const file = (name: string) => ({
      fileName: `${name}.pdf`,
      contentType: 'application/pdf',
      fileContent: pdfFile(`${name} ${ownerId}`).toString('base64'),
    })
    const upload = { ...file('certificate'), accountOwnerId: ownerId }
    const { guid } = await must<{ guid: string }>(as(SECOND.admin, 'POST', '/attachment/admin/upload/', upload))
    const report = { diedOn: '2026-02-01', certificateGuid: guid, isDeathCertificate: true }
    await must(as(SECOND.admin, 'POST', `/death/admin/${ownerId}`, report))
    const decide = async (decider: string, effect: string) => {
      const path = `/approval?effect=${effect}&accountOwnerId=${ownerId}`
      const { approvals } = await must<{ approvals: Array<{ id: number; toOpen: { guid: string } | null }> }>(
        as(decider, 'GET', path),
      )
      const [waits] = approvals
      if (waits?.toOpen) await must(as(decider, 'GET', `/attachment/${waits.toOpen.guid}`))
      return as(decider, 'POST', `/approval/${waits?.id}/approve`, {})
    }
    await must(decide(SECOND.service, 'owner-death'))
    const [first] = await must<Array<{ beneficiaryId: number }>>(as(who, 'GET', `/beneficiary/admin/${ownerId}`))
    const { requestId } = await must<{ requestId: number }>(
      as(who, 'POST', `/death/admin/${ownerId}/${accountId}/claim`, {
        ...RECIPIENT,
        beneficiaryId: first?.beneficiaryId,
        tin: `9007${String(ownerId).padStart(5, '0')}`,
      }),
    )
    const evidence = { ...file('claim'), kind: 'CLAIM_FORM', documentedOn: '2026-03-01' }
    await must(as(who, 'POST', `/request/admin/${ownerId}/${requestId}/evidence`, evidence))
    return { requestId, acceptForm: (decider) => decide(decider, 'request-evidence') }
  }

  return {
    production,
    as,
    must,
    textOf,
    claimed,
    claim: async (who) => {
      const { requestId, acceptForm } = await claimed(await owner('registered'), who)
      await must(acceptForm(SECOND.admin))
      return (decider) => textOf(moveTo(decider, requestId, 2))
    },
    owner,
    fromFile,
    register,
    signed,
    moveTo,
    setDay,
    stop: () => production.stop(),
  }
}
