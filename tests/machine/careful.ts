import type { Rest } from '../clients.ts'
import { OWNERS, STAFF } from './people.ts'
import { THIEF } from './thief.ts'
import { anyStaff, heard, idOf, isDone, numberOf, pick, write, type Turn } from './turn.ts'
import type { Row } from './world.ts'

// Honest employees next to a dishonest one. They rely on the screens and on calls to the number on file: they approve
// confirmed, normal-looking data, and refuse data that is flagged or that its owner denies.

const dollars = (cents: unknown) => Number(cents) / 100
const honest = STAFF.map(({ userId }) => userId).join(', ')

/** Approves a signed request that shows no warnings. */
export async function approveCarefully(turn: Turn): Promise<void> {
  const row = await pick(
    turn,
    'select request_id, kind from distribution_request where status_id = 1 and signed_at is not null order by 1',
  )
  if (!row) return
  const who = anyStaff(turn, 'admin', 'service')
  const kind = row['kind'] === 'ROLLOVER' ? 'rollover' : 'withdrawal'
  const path = `/api/${kind}/admin/${kind}`
  const opened = await heard(turn, 'a request', () => who('GET', `${path}/${idOf(row, 'request_id')}`))
  if (!isDone(opened)) return
  const { request, around } = opened.body as {
    request: Row & { waitsFor: string | null }
    around: { dataNotes?: string[] }
  }
  if ((around.dataNotes ?? []).length > 0 || request.waitsFor !== null) return
  const fields = ['id', 'amount', 'address1', 'address2', 'city', 'state', 'zip', 'version']
  const more =
    kind === 'rollover'
      ? ['checkPayableTo', 'attentionTo', 'receivingAccountNumber']
      : ['federalWithholding', 'stateWithholding']
  const body = Object.fromEntries([...fields, ...more].map((field) => [field, request[field]]))
  await write(turn, who, { method: 'PUT', path, body: { ...body, waiveFees: request['waiveFees'], statusId: 2 } })
}

/** Decides a waiting approval, after opening its file and asking the person concerned. */
export async function decideCarefully(turn: Turn): Promise<void> {
  const row = await pick(
    turn,
    "select approval_id, effect, amount_cents, subject_id, account_owner_id from approval where status = 'WAITING' order by 1",
  )
  if (!row) return
  const who = anyStaff(turn, 'admin', 'service')
  const id = idOf(row, 'approval_id')
  const card = await heard(turn, 'what waits', () => who('GET', `/api/approval/${id}`))
  if (!isDone(card)) return
  const { toOpen, changes } = card.body as {
    toOpen: { guid: string } | null
    changes: Array<{ label: string; before: string | null; after: string | null }>
  }
  if (toOpen) await heard(turn, 'a file to read first', () => who('GET', `/api/attachment/${toOpen.guid}`))
  const isRight = await looksRight(turn, who, row, changes)
  const controlTotal = row['effect'] === 'plan-money' && isRight ? { controlTotal: dollars(row['amount_cents']) } : {}
  const path = `/api/approval/${id}/${isRight ? 'approve' : 'refuse'}`
  const answer = await write(turn, who, { method: 'POST', path, body: { note: 'machine', ...controlTotal } })
  if (isDone(answer) && isRight)
    turn.journal.acknowledged(
      `approval of ${id}`,
      `exists (select from approval where approval_id = ${id} and status = 'APPROVED')`,
    )
}

async function looksRight(
  turn: Turn,
  who: Rest,
  row: Row,
  changes: ReadonlyArray<{ label: string; before: string | null; after: string | null }>,
): Promise<boolean> {
  const one = async (text: string) => (await pick(turn, `select (${text}) as holds`))?.['holds'] === true
  const isOfHonest = () =>
    one(
      `not exists (select from approval_maker where approval_id = ${idOf(row, 'approval_id')} and user_id not in (${honest}))`,
    )
  switch (row['effect']) {
    case 'plan-money':
      // Refuses an invented file: the sponsor did not send it and has no total for it.
      return one(
        `not exists (select from attachment where attachment_id = ${String(row['subject_id'])} and file_name like 'invented%')`,
      )
    case 'fee-adjustment':
      return one(
        `${String(row['amount_cents'])} <= (select coalesce(sum(case f.side when 'C' then f.amount_cents else -f.amount_cents end), 0)
         from posting f join book b on b.book_id = f.book_id and b.kind in ('FEE_DISTRIBUTION', 'FEE_ANNUAL')
         where f.transaction_id in (select transaction_id from posting where book_id = ${String(row['subject_id'])}))`,
      )
    case 'hold-release':
      return reachesOwner(turn, who, Number(row['subject_id']))
    case 'owner-data':
    case 'request-change':
    case 'request-pay-again':
      // The owner, called at the number on file, denies a change by the clerk.
      return isOfHonest()
    case 'owner-death':
    case 'owner-death-report':
      // Approves half of the reports, because a good forgery is not always detected.
      return turn.random.chance(0.5)
    case 'request-evidence': {
      const recipient = changes.find(({ label }) => label === 'Recipient')
      const shares = changes.find(({ label }) => label === 'Shares last set')?.after ?? ''
      return (
        recipient !== undefined &&
        recipient.before !== 'Not designated' &&
        !/by (clerk|admin|service|compliance)/.test(shares)
      )
    }
    case 'plan-interest':
      // Refuses a rate by the clerk, because the contract with the sponsor states another one.
      return isOfHonest()
    default:
      return true
  }
}

/** Whether a call to the number on file reaches the real owner, who has not registered, rather than the clerk. */
async function reachesOwner(turn: Turn, who: Rest, ownerId: number): Promise<boolean> {
  const hold = await heard(turn, 'a hold', () => who('GET', `/api/hold/admin/${ownerId}`))
  const number = isDone(hold) ? (hold.body as { numberToCall: string | null }).numberToCall : null
  if (number === THIEF.phone) return true
  const row = await pick(turn, `select email from portal_user where account_owner_id = ${ownerId}`)
  return number !== null && !String(row?.['email']).startsWith('thief.')
}

/** Calls the owner before a first payout, and records the answer. */
export async function callCarefully(turn: Turn): Promise<void> {
  const row = await pick(turn, 'select account_owner_id from payout_hold where released_at is null order by 1')
  if (!row) return
  const who = anyStaff(turn, 'admin', 'service')
  const ownerId = idOf(row, 'account_owner_id')
  if (!(await reachesOwner(turn, who, ownerId))) return
  const path = `/api/hold/admin/${ownerId}/call`
  await write(turn, who, { method: 'POST', path, body: { note: 'Asked for plan and birth date' } })
}

/** Confirms data from a sponsor's own file, and no other data. */
export async function confirmCarefully(turn: Turn): Promise<void> {
  const row = await pick(
    turn,
    `select d.account_owner_id, max(d.record_id)::int as record_id from unconfirmed_data d
     join attachment f on f.attachment_id = d.attachment_id and f.file_name like 'step-%'
     where d.kind in ('PERSON', 'ADDRESS', 'PHONE', 'EMAIL') and d.path = 'PLAN_FILE' group by 1, d.kind order by 2`,
  )
  if (!row) return
  const path = `/api/data-standing/admin/${idOf(row, 'account_owner_id')}/confirm`
  const body = { recordId: row['record_id'], note: 'Compared with the list of the sponsor' }
  await write(turn, anyStaff(turn, 'admin', 'service'), { method: 'POST', path, body })
}

/** Reviewers approve waiting accounts: names, numbers and birth dates in the clerk's files are real. */
export async function reviewCarefully(turn: Turn): Promise<void> {
  const row = await pick(turn, 'select account_id from retirement_account where status_id = 1 order by 1')
  if (!row) return
  const body = [idOf(row, 'account_id')]
  await write(turn, anyStaff(turn, 'compliance'), { method: 'PUT', path: '/api/compliance/approve', body })
}

/** Owners sign only requests that they made; the form shows the destination. */
export async function signCarefully(turn: Turn): Promise<void> {
  const row = await pick(
    turn,
    `select request_id, account_owner_id from distribution_request r join retirement_account using (account_id)
     where signed_at is null and r.status_id in (1, 6) and account_owner_id between 101 and 112
       and coalesce(bank_account_last4, '') <> '${THIEF.last4}' and coalesce(receiving_account_last4, '') <> '${THIEF.last4}'
       and coalesce(check_payable_to, '') not like '%Thief%' order by 1`,
  )
  const owner = OWNERS.find(({ ownerId }) => ownerId === row?.['account_owner_id'])
  if (!owner) return
  const letter = await turn.world.letter(owner.email, 'distribution-form').catch(() => null)
  const link = /\/sign\/([\w-]+)/.exec(letter ?? '')?.[1]
  if (!link) return
  const shown = await pick(
    turn,
    `select first_name || ' ' || last_name as name from account_owner where account_owner_id = ${owner.ownerId}`,
  )
  const body = { signerName: String(shown?.['name']), consent: true }
  await write(turn, turn.world.as(owner.ownerId), { method: 'POST', path: `/api/signature/${link}`, body })
}

/** Refunds a small amount within the charged fees, as honest employees do. */
export async function adjustCarefully(turn: Turn): Promise<void> {
  const book = await pick(turn, 'select book_id from book where account_id between 1001 and 1012 order by book_id')
  const body = {
    transactionTypeId: 12,
    amount: turn.random.whole(100, 2_500) / 100,
    bookId: book?.['book_id'],
    note: 'machine',
  }
  numberOf(
    await write(turn, anyStaff(turn, 'admin'), { method: 'POST', path: '/api/accounting/transaction', body }),
    'id',
  )
}
