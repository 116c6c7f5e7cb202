import { OWNERS, type Owner } from './people.ts'
import type { Rest } from '../clients.ts'
import { anyStaff, heard, idOf, isDone, numberOf, pick, write, type Turn } from './turn.ts'

const dollars = (cents: unknown) => Number(cents) / 100
const fourDigits = (step: number) => String(step % 10_000).padStart(4, '0')

/** Sets the status of a request: mostly Approved, otherwise any other status. */
export async function work(turn: Turn): Promise<void> {
  const row = await pick(
    turn,
    'select * from distribution_request where status_id in (1, 2, 3, 4, 6) order by request_id',
  )
  if (!row) return
  const { random } = turn
  const statusId = random.chance(0.6) ? 2 : random.whole(1, 6)
  const isRollover = row['kind'] === 'ROLLOVER'
  const address = { address1: row['address1'], city: row['city'], state: row['state'], zip: row['zip'] }
  const shared = {
    id: row['request_id'],
    amount: dollars(row['amount_cents']),
    ...address,
    statusId,
    waiveFees: row['waive_fees'],
    version: row['version'],
  }
  const newDetails = { routingNumber: '021000021', accountNumber: `77${fourDigits(turn.step)}`, isSavings: false }
  const isBack = row['bank_details_failed'] === true
  const body = isRollover
    ? { ...shared, checkPayableTo: row['check_payable_to'], attentionTo: row['attention_to'] }
    : {
        ...shared,
        federalWithholding: dollars(row['federal_cents']),
        stateWithholding: dollars(row['state_cents']),
        ...(isBack ? { bankDetails: newDetails } : {}),
      }
  const path = isRollover ? '/api/rollover/admin/rollover' : '/api/withdrawal/admin/withdrawal'
  await write(turn, anyStaff(turn, 'admin', 'service'), { method: statusId === 5 ? 'POST' : 'PUT', path, body })
}

/** Posts a fee adjustment; a large one waits for a second person. */
export async function adjust(turn: Turn): Promise<void> {
  const book = await pick(turn, `select book_id from book where account_id > 1000 order by book_id`)
  const cents = turn.random.chance(0.2) ? turn.random.whole(100_100, 150_000) : turn.random.whole(1, 3_000)
  const feeTypeId = turn.random.chance(0.5) ? 3 : 7
  await byHand(turn, { transactionTypeId: 12, feeTypeId, amount: cents / 100, bookId: book?.['book_id'] })
}

export async function payTaxes(turn: Turn): Promise<void> {
  const book = await pick(
    turn,
    `select book_id, sum(case side when 'C' then amount_cents else -amount_cents end) as cents from posting join book using (book_id)
     where kind in ('FEDERAL_TAX', 'STATE_TAX') group by 1 having sum(case side when 'C' then amount_cents else -amount_cents end) > 0 order by 1`,
  )
  if (!book) return
  const cents = Math.ceil(Number(book['cents']) * (turn.random.chance(0.3) ? 1 : turn.random.next()))
  await byHand(turn, { transactionTypeId: 10, amount: cents / 100, bookId: book['book_id'] })
}

async function byHand(turn: Turn, what: Record<string, unknown>): Promise<void> {
  const body = { ...what, note: `machine step ${turn.step}` }
  const answer = await write(turn, anyStaff(turn, 'admin'), {
    method: 'POST',
    path: '/api/accounting/transaction',
    body,
  })
  const [id, approvalId] = [numberOf(answer, 'id'), numberOf(answer, 'approvalId')]
  if (id !== null)
    turn.journal.acknowledged(
      `transaction ${id}`,
      `(select count(*) from ledger_transaction where note like '%machine step ${turn.step}') = 1
        and exists (select from ledger_transaction where transaction_id = ${id})`,
    )
  if (approvalId !== null)
    turn.journal.acknowledged(
      `what waits ${approvalId}`,
      `exists (select from approval where approval_id = ${approvalId})`,
    )
}

/** Reverses a withdrawal in the ledger. */
export async function reverse(turn: Turn): Promise<void> {
  const row = await pick(
    turn,
    `select b.book_id, t.transaction_id from ledger_transaction t join distribution_request r on r.request_id = t.request_id
     join book b on b.account_id = r.account_id where t.reverses_transaction_id is null order by 2`,
  )
  if (!row) return
  const body = { note: `machine step ${turn.step}`, bookId: row['book_id'], transactionId: row['transaction_id'] }
  const who = anyStaff(turn, 'admin', 'service')
  const answer = await write(turn, who, { method: 'POST', path: '/api/accounting/withdrawal/reverse', body })
  const id = numberOf(answer, 'id')
  if (id !== null)
    turn.journal.acknowledged(
      `reversal ${id}`,
      `(select count(*) from ledger_transaction where reverses_transaction_id = ${idOf(row, 'transaction_id')}) = 1`,
    )
}

/** Decides a waiting approval as a second person, or tries to decide it as its maker. */
export const decide = (turn: Turn) => decideAbout(turn, 'true')
/** Decides only approvals about bank entries and plan money. */
export const decideAboutBank = (turn: Turn) =>
  decideAbout(
    turn,
    `effect in ('plan-money', 'bank-match', 'bank-match-undo', 'plan-settlement', 'plan-settlement-undo')`,
  )

async function decideAbout(turn: Turn, which: string): Promise<void> {
  const row = await pick(
    turn,
    `select approval_id, effect, amount_cents from approval where status = 'WAITING' and ${which} order by 1`,
  )
  if (!row) return
  const verb = turn.random.chance(0.8) ? 'approve' : 'refuse'
  const who = anyStaff(turn, 'admin', 'service')
  await openFile(turn, who, idOf(row, 'approval_id'))
  const path = `/api/approval/${idOf(row, 'approval_id')}/${verb}`
  const total =
    verb === 'approve' && row['effect'] === 'plan-money' ? { controlTotal: Number(row['amount_cents']) / 100 } : {}
  const answer = await write(turn, who, { method: 'POST', path, body: { note: 'machine', ...total } })
  if (isDone(answer))
    turn.journal.acknowledged(
      `${verb} of ${idOf(row, 'approval_id')}`,
      `exists (select from approval where approval_id = ${idOf(row, 'approval_id')} and status = '${verb === 'approve' ? 'APPROVED' : 'REFUSED'}')`,
    )
}

/** In most cases, opens the file that must be read before an approval. */
async function openFile(turn: Turn, who: Rest, approvalId: number): Promise<void> {
  if (!turn.random.chance(0.8)) return
  const waiting = await heard(turn, 'what waits', () => who('GET', `/api/approval/${approvalId}`))
  const file = (waiting?.body as { toOpen?: { guid: string } | null } | undefined)?.toOpen
  if (file) await heard(turn, 'a file to read first', () => who('GET', `/api/attachment/${file.guid}`))
}

/** Reports a sent payment as returned, as an employee or as the bank. */
export async function bringBack(turn: Turn): Promise<void> {
  const row = await pick(
    turn,
    'select trace_number, check_number from payment where job_file_id is not null and closed_as is null order by payment_id',
  )
  if (!row) return
  const back = row['trace_number']
    ? {
        traceNumber: row['trace_number'],
        code: turn.random.chance(0.03) ? 'R15' : turn.random.one(['R02', 'R03', 'R01']),
      }
    : { checkNumber: row['check_number'], code: turn.random.one(['STALE', 'UNDELIVERABLE']) }
  const byBank = turn.random.chance(0.5)
  const who = byBank ? turn.world.operator : anyStaff(turn, 'admin', 'service')
  const path = byBank ? '/api/job/rejections' : '/api/payment/returns'
  await write(turn, who, { method: 'POST', path, body: { returns: [back] }, isKeyed: false })
}

/** A row of a plan file with more money for a person who already has an account, with the seeded data. */
function furtherMoney({ ownerId, born, state }: Owner, amount: string): string {
  const [year, month, day] = born.split('-')
  const type = ownerId % 3 === 0 ? 'Roth' : 'Traditional'
  const address = `${ownerId} Main St,Town,${state},78701`
  return `${900_120_000 + ownerId},Owner,Number${ownerId},${month}/${day}/${year},${address},${amount},${type}`
}

const planOf = ({ ownerId }: Owner) => 1 + (ownerId % 2)

/** A plan file with two people and their money; sometimes one of them already has an account. */
export async function uploadPlan(turn: Turn): Promise<void> {
  const people = [1, 2].map((place) => {
    const social = `9002${fourDigits(turn.step)}${place}`
    const amount = `${turn.random.whole(200, 4_000)}.${String(turn.random.whole(0, 99)).padStart(2, '0')}`
    return `${social},New,Person${turn.step}x${place},03/03/1960,1 A St,B,TX,75001,${amount},Traditional`
  })
  const known = turn.random.chance(0.5) ? turn.random.one(OWNERS) : undefined
  if (known)
    people[1] = furtherMoney(known, `${turn.random.whole(20, 400)}.${String(turn.step % 100).padStart(2, '0')}`)
  const header = 'SSN,FirstName,LastName,DateOfBirth,Address1,City,State,Zip,Amount,AccountType'
  const body = {
    fileName: `step-${turn.step}.csv`,
    contentType: 'text/csv',
    fileContent: Buffer.from(`${[header, ...people].join('\n')}\n`).toString('base64'),
    planTypeId: 1,
    planId: known ? planOf(known) : 1,
  }
  const who = anyStaff(turn, 'admin', 'service')
  const answer = await write(turn, who, { method: 'POST', path: '/api/attachment/planupload', body })
  const id = numberOf(answer, 'jobId')
  if (id !== null) turn.journal.acknowledged(`plan file ${id}`, `exists (select from plan_file where job_id = ${id})`)
}

/** Records a call to an owner whose payouts are held. */
export async function release(turn: Turn): Promise<void> {
  const row = await pick(turn, 'select account_owner_id from payout_hold where released_at is null order by 1')
  if (!row) return
  const ownerId = idOf(row, 'account_owner_id')
  const path = `/api/hold/admin/${ownerId}/call`
  await write(turn, anyStaff(turn, 'admin', 'service'), { method: 'POST', path, body: { note: 'machine called' } })
}

export async function closeMonth(turn: Turn): Promise<void> {
  const [row] = await turn.world
    .rows(`select to_char(max(month) + interval '1 month', 'YYYY-MM-DD') as next from closed_month`)
    .catch(() => [])
  const first = `${turn.world.now().toISOString().slice(0, 4)}-01-01`
  const body = { month: row?.['next'] ?? first }
  const answer = await write(turn, anyStaff(turn, 'admin'), {
    method: 'POST',
    path: '/api/accounting/months/close',
    body,
  })
  const id = numberOf(answer, 'approvalId')
  if (id !== null) turn.journal.acknowledged(`closing ${id}`, `exists (select from approval where approval_id = ${id})`)
}
