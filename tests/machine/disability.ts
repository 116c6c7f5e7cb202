import { pdfFile } from '../files.ts'
import { OWNERS } from './people.ts'
import { anyStaff, heard, idOf, isDone, numberOf, pick, write, type Turn } from './turn.ts'

/** An employee makes a disability request for an owner; from age 59 1/2 on, the custodian refuses the request. */
export async function askBecauseOfDisability(turn: Turn): Promise<void> {
  const owner = turn.random.one(OWNERS)
  if (!owner) return
  const staff = anyStaff(turn, 'admin', 'service')
  const amount = turn.random.whole(10_000, 100_000) / 100
  const pages: ReadonlyArray<readonly [string, object]> = [
    ['amount', { amount, isFullAmount: false }],
    ['evidenced-type', { evidenceOf: 'DISABILITY' }],
    ['payment', { isCheck: true }],
    ['federal', { federalTaxAmount: Math.ceil(amount * 10) / 100, residenceState: 'TX' }],
    ['state', { stateTaxAmount: 0, stateOptOut: false }],
  ]
  const path = (page: string) => `/api/wizard/admin/${owner.ownerId}/${page}/${owner.accountId}`
  for (const [page, body] of pages) {
    const answer = await heard(turn, `the wizard for disability: ${page}`, () => staff('POST', path(page), body))
    if (!isDone(answer)) return
  }
  const answer = await write(turn, staff, { method: 'POST', path: path('finalize') })
  const id = numberOf(answer, 'requestId')
  // Another employee may have changed the same draft meanwhile, so only the existence of the request is certain.
  if (id !== null)
    turn.journal.acknowledged(`request ${id}`, `exists (select from distribution_request where request_id = ${id})`)
}

const OF_DISABILITY = ['PHYSICIAN_STATEMENT', 'SSA_DETERMINATION']
const claimFormOf = (kind: unknown) => (kind === 'PERSON' ? 'CLAIM_FORM' : `CLAIM_FORM_${String(kind)}`)

/** An employee gives evidence for a request, or replaces the earlier evidence. */
export async function giveEvidence(turn: Turn): Promise<void> {
  const row = await pick(
    turn,
    `select r.request_id, a.account_owner_id, r.evidence_of, v.kind from distribution_request r
     join retirement_account a using (account_id)
     left join lateral (select kind from payee_version v where v.payee_id = r.payee_id order by number desc limit 1) v on true
     where r.evidence_of is not null and r.status_id in (1, 2, 6) order by 1`,
  )
  if (!row) return
  const answer = await write(turn, anyStaff(turn, 'admin', 'service'), {
    method: 'POST',
    path: `/api/request/admin/${idOf(row, 'account_owner_id')}/${idOf(row, 'request_id')}/evidence`,
    body: {
      fileName: `step-${turn.step}.pdf`,
      contentType: 'application/pdf',
      fileContent: pdfFile(`machine step ${turn.step}`).toString('base64'),
      kind: turn.random.one(row['evidence_of'] === 'DEATH' ? [claimFormOf(row['kind'])] : OF_DISABILITY),
      documentedOn: '2027-01-02',
    },
  })
  const id = numberOf(answer, 'id')
  if (id !== null)
    turn.journal.acknowledged(
      `evidence ${id}`,
      `exists (select from request_evidence where request_evidence_id = ${id})`,
    )
}
