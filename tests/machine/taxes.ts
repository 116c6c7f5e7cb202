import { DOCUMENT_TYPE } from '../../contract/documentType.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import type { Rest } from '../clients.ts'
import { pdfFile } from '../files.ts'
import { runJob } from './jobs.ts'
import { OWNERS } from './people.ts'
import { anyStaff, idOf, isDone, numberOf, pick, write, type Turn } from './turn.ts'

/** Prepares, furnishes or files the forms of the previous year: each at any time, and repeatedly. */
export async function taxSeason(turn: Turn): Promise<void> {
  await runJob(
    turn,
    turn.random.one([JOB_TYPE.taxForms, JOB_TYPE.taxForms, JOB_TYPE.taxCopies, JOB_TYPE.taxReturns]) ?? 17,
  )
}

/** Returns the guid of a random clean upload of the owner, or uploads a new file. */
export async function uploaded(turn: Turn, who: Rest, accountOwnerId: number, fileName: string): Promise<unknown> {
  const file = await pick(
    turn,
    `select guid from attachment where account_owner_id = ${accountOwnerId} and scan_state = 'CLEAN'
       and attachment_type_id = ${DOCUMENT_TYPE.generalUpload} order by attachment_id`,
  )
  if (file) return file['guid']
  const fileContent = pdfFile(fileName).toString('base64')
  const body = { fileName: `${fileName}.pdf`, contentType: 'application/pdf', fileContent, accountOwnerId }
  const answer = await write(turn, who, { method: 'POST', path: '/api/attachment/admin/upload/', body })
  return isDone(answer) ? (answer.body as { guid: string }).guid : null
}

/** Puts the returned money of an earlier year's payment back into the account. */
export async function redeposit(turn: Turn): Promise<void> {
  const row = await pick(
    turn,
    `select r.request_id, a.account_owner_id from distribution_request r join retirement_account a using (account_id)
     where r.status_id = 6 and exists (select from payment p join ledger_transaction t using (transaction_id)
       where p.request_id = r.request_id and p.closed_as = 'RETURNED') order by 1`,
  )
  if (!row) return
  const who = anyStaff(turn, 'admin', 'service')
  const electionGuid = await uploaded(turn, who, idOf(row, 'account_owner_id'), 'election')
  if (!electionGuid) return
  const path = `/api/request/admin/${idOf(row, 'account_owner_id')}/${idOf(row, 'request_id')}/redeposit`
  const answer = await write(turn, who, { method: 'POST', path, body: { electionGuid, isSignedElection: true } })
  const id = numberOf(answer, 'approvalId')
  if (id !== null)
    turn.journal.acknowledged(`redeposit ${id}`, `exists (select from approval where approval_id = ${id})`)
}

/** Staff record a state withholding form, mostly of the owner's own state. */
export async function recordStateForm(turn: Turn): Promise<void> {
  const owner = turn.random.one(OWNERS)
  if (!owner) return
  const { random } = turn
  const who = anyStaff(turn, 'admin', 'service')
  const guid = await uploaded(turn, who, owner.ownerId, 'state-form')
  if (!guid) return
  const election = random.one(['NONE', 'AMOUNT', 'PERCENT', 'DEFAULT'])
  const body = {
    state: random.one([owner.state, 'MI', 'MN', 'CT']),
    election,
    amount: election === 'AMOUNT' ? random.whole(1_000, 20_000) / 100 : null,
    percent: election === 'PERCENT' ? random.whole(1, 2_000) / 100 : null,
    signedOn: '2027-12-01',
    guid,
  }
  const answer = await write(turn, who, { method: 'POST', path: `/api/state-form/admin/${owner.ownerId}`, body })
  if (isDone(answer))
    turn.journal.acknowledged(
      `a state form of ${owner.ownerId}`,
      `exists (select from approval where effect = 'state-form' and account_owner_id = ${owner.ownerId})`,
    )
}

/** The operator records the IRIS receipt of a table that was submitted. */
export async function recordReceipt(turn: Turn): Promise<void> {
  const row = await pick(
    turn,
    `select distinct j.file_name from tax_return_record r join job_file j using (job_file_id) order by 1`,
  )
  if (!row) return
  const body = { fileName: row['file_name'], receipt: `2028-${turn.step}-machine`, replace: true }
  await write(turn, turn.world.operator, {
    method: 'POST',
    path: '/api/taxFiles/command/receipt',
    body,
    isKeyed: false,
  })
}
