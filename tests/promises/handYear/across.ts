import { pdf } from '../../../custodian/documents/testing.files.ts'
import { MAKER, DECIDER, type Portal } from './portal.ts'
import { bankReturns, comesBack, planPays, reverse, withdraw, type Deed, type Facts, type Story } from './story.ts'

// Events across the year's end. Their expected figures are only in docs/year-by-hand.md.

const FACTS: readonly Facts[] = [
  { born: '1960-04-04', state: 'TX', cents: 600_000 },
  { born: '1960-04-04', state: 'TX', cents: 400_000 },
  { born: '1950-06-15', state: 'TX', cents: 500_000 },
  { born: '1960-04-04', state: 'CT', cents: 600_000 },
  { born: '1951-03-03', state: 'TX', cents: 400_000 },
]

/** An account of another plan file, whose money arrives eleven days later. */
const LATE_FACTS: readonly Facts[] = [{ born: '1960-04-04', state: 'TX', cents: 300_000 }]

/** Uploads a file for the owner as staff; returns its guid. */
export async function upload({ does }: Portal, accountOwnerId: number, fileName: string): Promise<string> {
  const fileContent = pdf.toString('base64')
  const sent = { accountOwnerId, fileName, contentType: 'application/pdf', fileContent }
  return String((await does(MAKER, 'POST', '/api/attachment/admin/upload/', sent))['guid'])
}

/** The second person opens the file before the decision, as required. */
export async function decideAfterReading({ as }: Portal, approvalId: unknown, guid: string): Promise<void> {
  const decide = () => as(DECIDER)('POST', `/api/approval/${String(approvalId)}/approve`, { note: 'Read' })
  if ((await decide()).status !== 409) throw new Error('decided without a look at the file')
  await as(DECIDER)('GET', `/api/attachment/${guid}`)
  const { status, body } = await decide()
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
}

export async function waitingApproval({ server }: Portal, effect: string): Promise<number> {
  const { approval_id: approvalId } = await server.services.db
    .selectFrom('approval')
    .select('approval_id')
    .where('effect', '=', effect)
    .where('status', '=', 'WAITING')
    .executeTakeFirstOrThrow()
  return approvalId
}

/** Two people redeposit returned money, with the owner's election. */
const putBack =
  (number: number): Deed =>
  async ({ portal, of, kept }) => {
    const { ownerId } = of(number)
    const electionGuid = await upload(portal, ownerId, 'election.pdf')
    const path = `/api/request/admin/${ownerId}/${kept.get(`request ${number}`)}/redeposit`
    const { status, body } = await portal.as(MAKER)('POST', path, { electionGuid, isSignedElection: true })
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
    await decideAfterReading(portal, (body as { approvalId: number }).approvalId, electionGuid)
  }

/** One employee adds the certificate to the bank's report of a death; another opens and confirms the report. */
export const confirmDeath =
  (number: number, diedOn: string): Deed =>
  async ({ portal, of }) => {
    const { ownerId } = of(number)
    const certificateGuid = await upload(portal, ownerId, 'certificate.pdf')
    const reported = { diedOn, certificateGuid, isDeathCertificate: true }
    const { status, body } = await portal.as(MAKER)('POST', `/api/death/admin/${ownerId}`, reported)
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
    await decideAfterReading(portal, await waitingApproval(portal, 'owner-death'), certificateGuid)
  }

const ROLLOVER = 50

/** A rollover is refused while a required minimum is still due. */
export const cannotRollOver =
  (number: number, minimum: string): Deed =>
  async (year) => {
    const refused = await withdraw(number, 'everything', { type: ROLLOVER })(year).then(
      () => 'not refused',
      (error: unknown) => String(error),
    )
    if (!refused.includes(`${minimum} of the required minimum cannot be rolled over`)) throw new Error(refused)
  }

export const ACROSS: Story = {
  start: '2026-12-01',
  first: 11,
  facts: FACTS,
  deeds: {
    '2026-12-02': [planPays(FACTS)],
    '2026-12-10': [withdraw(13, 500, { federal: 50, isCheck: false })],
    '2026-12-14': [comesBack(13, 'R15')],
    '2026-12-15': [bankReturns(13)],
    '2026-12-11': [withdraw(14, 4_000, { federal: 400 })],
    '2026-12-16': [confirmDeath(13, '2026-12-08')],
    '2026-12-17': [reverse(13)],
    '2026-12-30': [withdraw(11, 1_500, { federal: 150, isCheck: false })],
    '2026-12-31': [withdraw(12, 1_000, { federal: 100, isCheck: false })],
    '2027-01-04': [comesBack(11)],
    '2027-01-05': [bankReturns(11)],
    '2027-01-06': [putBack(11)],
    '2027-01-11': [cannotRollOver(15, '$169.30')],
    '2027-01-12': [withdraw(15, 194.3, { federal: 19.43 })],
    '2027-01-20': [withdraw(14, 'everything'), withdraw(15, 'everything', { type: ROLLOVER })],
  },
}

export const LATE: Story = {
  start: '2026-12-03',
  first: ACROSS.first + FACTS.length,
  facts: LATE_FACTS,
  deeds: {
    '2026-12-07': [withdraw(16, 1_000, { federal: 100 })],
    '2026-12-14': [planPays(LATE_FACTS)],
  },
}
