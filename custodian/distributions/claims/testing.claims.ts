import { JOB_TYPE } from '../../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import { confirmedDeath } from '../../deaths/testing.deaths.ts'
import { pdf } from '../../documents/testing.files.ts'
import { runJob } from '../../jobs/run.ts'
import { ada, administrator, customerService, seedPeople } from '../../testing.people.ts'
import type { TestServer } from '../../testing.ts'
import { fund } from '../testing.ts'

/** A second customer service login, so three employees can work on one claim. */
export const again = 'service.again@example.com'
export const CLEO = 501
export const DAN = 502

/** Ada with $10,000.00 and two beneficiaries: Cleo 60%, Dan 40%. */
export async function seedClaims({ services }: TestServer): Promise<void> {
  await seedPeople(services)
  await services.database.executeSql(`
    insert into portal_user (user_id, email, role_id) values (23, '${again}', 2);
    insert into address (account_owner_id, address1, city, state, zip)
    values (${ada.ownerId}, '1 Elm Street', 'Reno', 'NV', '89501') on conflict do nothing;
    insert into beneficiary (beneficiary_id, account_owner_id, account_id, first_name, last_name, dob, is_primary, amount)
    values (${CLEO}, ${ada.ownerId}, ${ada.accountId}, 'Cleo', 'Adams', '1990-01-02', true, 60),
      (${DAN}, ${ada.ownerId}, ${ada.accountId}, 'Dan', 'Adams', '1992-03-04', true, 40)`)
  await fund(services, ada.accountId, 1_000_000n)
}

export const home = { address1: '5 Oak Street', city: 'Austin', state: 'TX', zip: '78701' }
export const cleo = {
  ...home,
  beneficiaryId: CLEO,
  kind: 'PERSON',
  firstName: 'Cleo',
  lastName: 'Adams',
  tin: '900-77-7001',
  isCheck: false,
  routingNumber: '021000021',
  accountNumber: '1234567890',
  confirmAccountNumber: '1234567890',
  amount: 6000,
  isFullAmount: false,
  federalPercent: 10,
  stateTaxAmount: 0,
  stateOptOut: false,
}
export const dan = { ...cleo, beneficiaryId: DAN, firstName: 'Dan', tin: '900777002', amount: 4000, isCheck: true }
export const estate = {
  ...dan,
  beneficiaryId: null,
  kind: 'ESTATE',
  firstName: '',
  lastName: 'Estate of Ada Adams',
  tin: '98-0000042',
}

/** Calls of staff about claims on Ada's accounts. */
export function claimsDesk(serverOf: () => TestServer) {
  const as = async (who: string, method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
    serverOf().call(method, `/api${path}`, { token: await serverOf().tokenOf(who), body })

  async function must<T = Record<string, unknown>>(answer: ReturnType<typeof as>): Promise<T> {
    const { status, body } = await answer
    if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
    return body as T
  }

  /** Reports the owner's death as customer service and confirms it as the administrator. */
  async function die(diedOn = '2025-05-01') {
    await serverOf().services.database.executeSql(`
      insert into attachment (guid, account_owner_id, attachment_type_id, file_name, content_type, size_bytes, sha256, created_at)
      values ('certificate', ${ada.ownerId}, 1, 'certificate.pdf', 'application/pdf', 8, 'x', now())`)
    for (const text of confirmedDeath({
      ownerId: ada.ownerId,
      diedOn,
      guid: 'certificate',
      at: "'2025-05-03'",
    }))
      await serverOf().services.database.executeSql(text)
  }

  const claim = (who: string, body: object = cleo, accountId: number = ada.accountId, ownerId: number = ada.ownerId) =>
    as(who, 'POST', `/death/admin/${ownerId}/${accountId}/claim`, body)
  const made = async (body: object = cleo, who = customerService) =>
    (await must<{ requestId: number }>(claim(who, body))).requestId
  const problems = async (body: object) => {
    const answer = await claim(customerService, { ...cleo, ...body })
    return [
      answer.status,
      (answer.body as { errors?: Array<{ path: string[] }> }).errors?.map(({ path }) => path.join('.')),
    ]
  }
  const evidence = (who: string, requestId: number, given: object = {}) =>
    as(who, 'POST', `/request/admin/${ada.ownerId}/${requestId}/evidence`, {
      fileName: 'claim.pdf',
      contentType: 'application/pdf',
      fileContent: pdf.toString('base64'),
      kind: 'CLAIM_FORM',
      documentedOn: '2025-06-01',
      ...given,
    })
  const waiting = async () =>
    (
      await must<{ approvals: Array<{ id: number; changes: object[]; toOpen: { guid: string } | null }> }>(
        as(administrator, 'GET', '/approval'),
      )
    ).approvals[0]
  /** Opens the claim form and then accepts it, because the portal refuses acceptance of an unopened form. */
  const accept = async (who = administrator) => {
    const { id, toOpen } = (await waiting()) ?? {}
    await as(who, 'GET', `/attachment/${toOpen?.guid}`)
    return as(who, 'POST', `/approval/${id}/approve`, { note: null })
  }
  const move = async (who: string, requestId: number, statusId: number, waiveFees = false) => {
    const row = await serverOf()
      .services.db.selectFrom('distribution_request')
      .selectAll()
      .where('request_id', '=', requestId)
      .executeTakeFirstOrThrow()
    return as(who, 'PUT', '/withdrawal/admin/withdrawal', {
      id: requestId,
      amount: Number(row.amount_cents) / 100,
      federalWithholding: Number(row.federal_cents) / 100,
      stateWithholding: Number(row.state_cents) / 100,
      waiveFees,
      statusId,
    })
  }
  /** Reverses a payment that is not in a bank file yet; this needs only one person. */
  async function takeBack(requestId: number) {
    await must(move(again, requestId, REQUEST_STATUS.incomplete))
    const row = await serverOf()
      .services.db.selectFrom('distribution_request')
      .selectAll()
      .where('request_id', '=', requestId)
      .executeTakeFirstOrThrow()
    await must(
      as(again, 'POST', '/withdrawal/admin/withdrawal', {
        id: requestId,
        amount: Number(row.amount_cents) / 100,
        federalWithholding: Number(row.federal_cents) / 100,
        stateWithholding: Number(row.state_cents) / 100,
        waiveFees: false,
        statusId: REQUEST_STATUS.historical,
      }),
    )
  }
  /** Makes a claim, gives its evidence, accepts the evidence and approves the claim, without paying it. */
  async function approved(body: object = cleo, kind = 'CLAIM_FORM', documentedOn = '2025-06-01') {
    const requestId = await made(body)
    await must(evidence(customerService, requestId, { kind, documentedOn }))
    await must(accept())
    await must(move(administrator, requestId, REQUEST_STATUS.approved))
    return requestId
  }
  const pay = async () => {
    for (const type of [JOB_TYPE.calculateWithdrawals, JOB_TYPE.processWithdrawals])
      await runJob(serverOf().services, type)
    return serverOf()
      .services.db.selectFrom('payment')
      .select(['request_id', 'payee_id', 'amount_cents', 'method', 'distribution_code'])
      .orderBy('payment_id')
      .execute()
  }
  const claims = () =>
    must<{
      accounts: Array<{
        accountId: number
        claimable: number
        minimum: { paidToOwner: number; remaining: number } | null
        designated: Array<{ entitled: number }>
      }>
      claims: object[]
    }>(as(administrator, 'GET', `/death/admin/${ada.ownerId}/claims`))
  /** Kinds of evidence that the opened request accepts. */
  const offered = async (requestId: number) =>
    (
      await must<{ around: { evidenceKinds: string[] } }>(
        as(administrator, 'GET', `/withdrawal/admin/withdrawal/${requestId}`),
      )
    ).around.evidenceKinds
  const entitled = async () => (await claims()).accounts[0]?.designated.map((one) => one.entitled)
  return {
    as,
    must,
    die,
    claim,
    made,
    problems,
    evidence,
    waiting,
    accept,
    move,
    approved,
    takeBack,
    pay,
    claims,
    offered,
    entitled,
  }
}
