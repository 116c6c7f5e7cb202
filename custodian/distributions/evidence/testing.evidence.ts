import { pdf } from '../../documents/testing.files.ts'
import type { TestAnswer, TestServer } from '../../testing.ts'
import { bob } from '../../testing.people.ts'

/** A second customer service login, so three employees can work on one request. */
export const serviceAgain = 'service.again@example.com'

export async function seedThirdOfStaff(server: TestServer): Promise<void> {
  await server.services.database.executeSql(
    `insert into portal_user (user_id, email, role_id) values (23, '${serviceAgain}', 2)`,
  )
}

const PDF = pdf.toString('base64')

/** Staff calls about an owner's request for disability. */
export function deskOf(server: TestServer) {
  const as = async (who: string, method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<TestAnswer> =>
    server.call(method, `/api${path}`, { token: await server.tokenOf(who), body })
  const must = async (answer: Promise<TestAnswer>) => {
    const { status, body } = await answer
    if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
    return body as never
  }
  const type = (who: string, of: { ownerId: number } = bob, accountId = bob.accountId) =>
    as(who, 'POST', `/wizard/admin/${of.ownerId}/evidenced-type/${accountId}`, { evidenceOf: 'DISABILITY' })
  const page = (who: string, step: string, body: unknown, accountId = bob.accountId) =>
    as(who, 'POST', `/wizard/admin/${bob.ownerId}/${step}/${accountId}`, body)
  const rest = async (who: string, accountId: number, state = 'TX') => {
    await must(page(who, 'payment', { isCheck: true }, accountId))
    await must(page(who, 'federal', { federalTaxAmount: 100, residenceState: state }, accountId))
    await must(page(who, 'state', { stateTaxAmount: 0, stateOptOut: false }, accountId))
  }
  return {
    as,
    must,
    type,
    page,
    /** Bob's disability request for $1,000.00, filled in by an employee. */
    begin: async (who: string, accountId = bob.accountId): Promise<number> => {
      await must(page(who, 'amount', { amount: 1000, isFullAmount: false }, accountId))
      await must(type(who, bob, accountId))
      await rest(who, accountId)
      const { requestId } = await must(page(who, 'finalize', undefined, accountId))
      return requestId
    },
    rest,
    send: (who: string, requestId: number, given: object = {}, ownerId = bob.ownerId) =>
      as(who, 'POST', `/request/admin/${ownerId}/${requestId}/evidence`, {
        fileName: 'statement.pdf',
        contentType: 'application/pdf',
        fileContent: PDF,
        kind: 'PHYSICIAN_STATEMENT',
        documentedOn: '2026-02-20',
        ...given,
      }),
    link: (who: string, requestId: number, guid: string, given: object = {}) =>
      as(who, 'POST', `/request/admin/${bob.ownerId}/${requestId}/evidence/document`, {
        guid,
        kind: 'SSA_DETERMINATION',
        documentedOn: '2026-02-20',
        ...given,
      }),
    /** Number of the open approval of this request's evidence; null if there is none. */
    waiting: async (requestId: number): Promise<number | null> => {
      const row = await server.services.db
        .selectFrom('approval')
        .select('approval_id')
        .where('effect', '=', 'request-evidence')
        .where('subject_id', '=', String(requestId))
        .where('status', '=', 'WAITING')
        .executeTakeFirst()
      return row?.approval_id ?? null
    },
    /** Opens the file of an approval if the approval requires that before the decision. */
    open: async (who: string, approvalId: number | null): Promise<void> => {
      const { body } = await as(who, 'GET', `/approval/${approvalId}`)
      const file = (body as { toOpen?: { guid: string } | null }).toOpen
      if (file) await must(as(who, 'GET', `/attachment/${file.guid}`))
    },
    decide: (who: string, approvalId: number | null, decision: 'approve' | 'refuse' | 'withdraw' = 'approve') =>
      as(who, 'POST', `/approval/${approvalId}/${decision}`, decision === 'withdraw' ? {} : { note: null }),
    move: (who: string, requestId: number, statusId: number) =>
      as(who, 'PUT', '/withdrawal/admin/withdrawal', {
        id: requestId,
        amount: 1000,
        federalWithholding: 100,
        stateWithholding: 0,
        waiveFees: false,
        statusId,
      }),
    stored: (requestId: number) =>
      server.services.db
        .selectFrom('distribution_request')
        .select(['distribution_type_id', 'status_id', 'evidence_of', 'begun_by'])
        .where('request_id', '=', requestId)
        .executeTakeFirstOrThrow(),
  }
}
