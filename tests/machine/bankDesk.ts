import type { RestAnswer } from '../clients.ts'
import { IS_UNLIKE } from './bank.ts'
import { anyStaff, idOf, isDone, numberOf, pick, write, type Turn } from './turn.ts'

// Decisions by staff about bank statement entries; each needs a second person.

const cents = (dollars: unknown) => Math.round(Number(dollars) * 100)

interface Detail {
  line: { amount: number; isDebit: boolean; customerReference: string }
  planFiles: ReadonlyArray<{ planFileId: number; reference: string; owed: number }>
  candidates: ReadonlyArray<Record<string, unknown>>
}

/** Matches an entry that deviates from the books, or whose match was undone. */
export async function matchLine(turn: Turn): Promise<void> {
  const row = await pick(
    turn,
    `select bank_line_id from bank_line l where matched_at is null
      and (${IS_UNLIKE('l')} or exists (select from bank_match_undo u where u.bank_line_id = l.bank_line_id)) order by 1`,
  )
  if (!row) return
  const path = `/api/bank/lines/${idOf(row, 'bank_line_id')}`
  const who = anyStaff(turn, 'admin', 'service')
  const found = await who('GET', path).catch(() => null)
  if (found === null || !isDone(found)) return
  const { planFiles, candidates, ...line } = found.body as Omit<Detail, 'line'> & Detail['line']
  const chosen = choice(turn, { line, planFiles, candidates })
  if (chosen === null) return
  await asked(
    turn,
    await write(turn, who, { method: 'POST', path: `${path}/match`, body: { ...chosen, note: 'machine' } }),
  )
}

/**
 * Staff match an entry with an item in the books, otherwise with the plan file that the entry names or any open file.
 * They also decide about a difference in the amount. Returns null if staff decide later.
 */
function choice(turn: Turn, { line, planFiles, candidates }: Detail): Record<string, unknown> | null {
  const { random } = turn
  const returned = candidates.find((one) => String(one['description']).includes(`Deposit ${line.customerReference},`))
  if (returned) return { paymentIds: [returned['paymentId']] }
  const same = random.one(candidates.filter((one) => one['transferReference'] != null || one['planSurplusId'] != null))
  if (same) {
    const { transferReference, planSurplusId } = same
    return transferReference == null ? { planSurplusId } : { transferReference }
  }
  if (line.isDebit) return null
  const given = random.one(candidates.filter((one) => one['planSettlementId'] != null))
  if (given && random.chance(0.8)) return { planSettlementId: given['planSettlementId'] }
  const named = planFiles.filter(({ reference }) => reference === line.customerReference)
  const file = random.one(named.length > 0 ? named : planFiles)
  if (!file) return null
  const off = cents(line.amount) - cents(file.owed)
  const planFileIds = [file.planFileId]
  if (off === 0) return { planFileIds }
  const short = random.one(['STILL_OWED', 'WRITTEN_OFF'])
  return { planFileIds, difference: { amount: Math.abs(off) / 100, treatment: off > 0 ? 'SURPLUS' : short } }
}

/** Settles the amount owed for a plan file, with the plan's surplus or by a write-off. */
export async function settlePlanMoney(turn: Turn): Promise<void> {
  const file = await pick(
    turn,
    `select attachment_id, plan_id from plan_money_owed where amount_cents > 0 order by attachment_id`,
  )
  if (!file) return
  const found = await pick(
    turn,
    `select plan_surplus_id from plan_surplus_held where amount_cents > 0 and plan_id = ${idOf(file, 'plan_id')} order by 1`,
  )
  const surplus = turn.random.chance(0.5) ? found : undefined
  const path = `/api/bank/plan-money/${idOf(file, 'attachment_id')}/settle`
  const body = { note: 'machine', ...(surplus ? { planSurplusId: idOf(surplus, 'plan_surplus_id') } : {}) }
  if (surplus || turn.random.chance(0.5))
    await asked(turn, await write(turn, anyStaff(turn, 'admin', 'service'), { method: 'POST', path, body }))
}

/** Undoes the match of an entry with plan money, a transfer or a return. */
export async function undoMatch(turn: Turn): Promise<void> {
  const row = await pick(
    turn,
    `select distinct bank_line_id from bank_match
      where kind in ('RECEIVED', 'SWEPT', 'FUNDED', 'GIVEN_BACK', 'RECOVERED', 'CAME_BACK') order by 1`,
  )
  if (!row) return
  const path = `/api/bank/lines/${idOf(row, 'bank_line_id')}/undo`
  const who = anyStaff(turn, 'admin', 'service')
  await asked(turn, await write(turn, who, { method: 'POST', path, body: { note: 'machine' } }))
}

/** Undoes a settlement of plan money, so that the plan owes the money again. */
export async function undoSettlement(turn: Turn): Promise<void> {
  const row = await pick(turn, `select plan_settlement_id from plan_settlement order by 1`)
  if (!row) return
  const path = `/api/bank/plan-settlements/${idOf(row, 'plan_settlement_id')}/undo`
  const who = anyStaff(turn, 'admin', 'service')
  await asked(turn, await write(turn, who, { method: 'POST', path, body: { note: 'machine' } }))
}

/** SQL that counts the outcomes of deviating bank entries. */
export const HAPPENED = `select
  (select count(*)::int from bank_line l where ${IS_UNLIKE('l')}) as "unlike the books",
  (select count(*)::int from bank_line l where ${IS_UNLIKE('l')} and matched_at is null) as "open still",
  (select count(*)::int from plan_money_owed o where amount_cents > 0 and amount_cents < announced_cents) as "owed in part",
  (select count(*)::int from plan_settlement where plan_surplus_id is null) as "written off",
  (select count(*)::int from plan_settlement where plan_surplus_id is not null) as "surplus taken",
  (select count(*)::int from plan_surplus) as "overpaid",
  (select count(*)::int from bank_match where kind = 'GIVEN_BACK') as "given back",
  (select count(*)::int from bank_match m join bank_line l using (bank_line_id)
    where kind in ('SWEPT', 'FUNDED') and customer_reference = '') as "transfers without reference",
  (select count(*)::int from bank_match where kind = 'RECOVERED') as "come after all",
  (select count(*)::int from plan_settlement_undo) as "settlements undone",
  (select count(*)::int from bank_match_undo) as "matches undone"`

async function asked(turn: Turn, answer: RestAnswer | null): Promise<void> {
  const id = numberOf(answer, 'approvalId')
  if (id !== null)
    turn.journal.acknowledged(`what waits ${id}`, `exists (select from approval where approval_id = ${id})`)
}
