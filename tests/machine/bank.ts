import { demoFile } from '../../custodian/bank/demoBank.ts'
import type { BankLine } from '../../custodian/bank/bankStatement.ts'
import { addDays } from '../../custodian/platform/calendar/bankDays.ts'
import type { Random } from './random.ts'
import { heard, write, type Turn } from './turn.ts'
import type { World } from './world.ts'

// A simulated bank: the demo bank's statement with random deviations, such as late or wrong deposits and missing
// references. A deviating entry has this mark and its true reference in `bankReference`, which shows the bank the sent
// entries. Matching does not use that field.
const UNLIKE = 'UNLIKE '
const KNOWN_BY_REFERENCE = /^(?:PLAN|SWEEP|FUND)-/

/** SQL condition for a bank entry that deviates from the files and orders. */
export const IS_UNLIKE = (line: string) => `${line}.bank_reference like '${UNLIKE}%'`

/** Imports the bank statement of the current day, which is one of the first operations of the day. */
export async function bankStatement(turn: Turn): Promise<void> {
  const content = await contentOf(turn.world, turn.random)
  if (content === null) return
  await write(turn, turn.world.operator, { method: 'POST', path: '/api/bank/statement', body: { content } })
}

/** Days within which the bank shows every entry, even over a long weekend. */
const SHOWN_AFTER_DAYS = 5

/**
 * Imports a statement for every day before `next`, including days without operations, because a late entry could no
 * longer be matched.
 */
export async function bankUntil(turn: Turn, next: Date): Promise<void> {
  const { world, random } = turn
  const from = world.now().getTime()
  for (let days = 1; days <= SHOWN_AFTER_DAYS; days += 1) {
    const day = new Date(from + days * 86_400_000)
    if (day >= next) return
    await world.setClock(day)
    const content = await contentOf(world, random)
    const send = () => world.operator('POST', '/api/bank/statement', { content })
    const answer = await heard(turn, 'the statement of a day between', send)
    if (answer !== null && answer.status >= 300)
      turn.journal.wrong(`the bank was answered ${answer.status} ${JSON.stringify(answer.body)}`)
  }
}

/** The statement in base64; null if today's was already sent, or while the custodian is being killed. */
async function contentOf(world: World, random: Random): Promise<string | null> {
  const day = await world.bankDay()
  if (day === null) return null
  const sent = await world.rows(`select distinct bank_reference as reference from bank_line l where ${IS_UNLIKE('l')}`)
  const known = new Set(sent.map(({ reference }) => String(reference).slice(UNLIKE.length)))
  const lines = day.lines
    .filter(({ customerReference }) => !known.has(customerReference))
    .filter(({ customerReference }) => !isHeldBack(customerReference, random))
    .map((line) => (KNOWN_BY_REFERENCE.test(line.customerReference) ? unlike(line, random) : line))
  lines.push(...(await afterwards(world, random, day.asOf)))
  return Buffer.from(demoFile({ ...day, lines })).toString('base64')
}

/** Whether a plan's deposit is late. The deposit of every seventh file comes only after staff have settled the file. */
function isHeldBack(reference: string, random: Random): boolean {
  const file = /^PLAN-(\d+)$/.exec(reference)?.[1]
  return file !== undefined && (Number(file) % 7 === 0 || random.chance(0.4))
}

/** Randomly changes the amount of an entry that is matched by its reference, or omits the reference. */
function unlike(line: BankLine, random: Random): BankLine {
  const isPlan = line.customerReference.startsWith('PLAN-')
  const off = !isPlan || random.chance(0.4) ? 0n : BigInt(random.whole(1, Number(line.cents) - 1))
  const cents = random.chance(0.6) ? line.cents - off : line.cents + off
  const isNamed = random.chance(isPlan ? 0.7 : 0.4)
  if (isNamed && cents === line.cents) return line
  return marked({ ...line, cents }, line.customerReference, isNamed)
}

const marked = (line: BankLine, reference: string, isNamed: boolean): BankLine => ({
  ...line,
  bankReference: `${UNLIKE}${reference}`,
  customerReference: isNamed ? reference : '',
  text: isNamed ? line.text : 'DEPOSIT',
})

/** Days until a plan notices a wrong deposit. */
const SEEN_AFTER_DAYS = 3

/** Later deposits or reclaims by plans whose deposit had a wrong amount. The plans do not know of write-offs. */
async function afterwards(world: World, random: Random, asOf: string): Promise<BankLine[]> {
  const rows = await world.rows(
    `select 'PLAN-' || r.attachment_id as reference, (r.amount_cents
        - coalesce(sum(case l.side when 'C' then l.amount_cents else -l.amount_cents end), 0))::text as missing
      from plan_receivable r
      left join bank_line l on l.bank_reference = '${UNLIKE}PLAN-' || r.attachment_id
      where exists (select from bank_line s where s.bank_reference = '${UNLIKE}PLAN-' || r.attachment_id
          and s.as_of < '${addDays(asOf, -SEEN_AFTER_DAYS)}')
        or exists (select from plan_settlement w where w.attachment_id = r.attachment_id
          and not exists (select from bank_match m where m.attachment_id = r.attachment_id))
      group by r.attachment_id, r.amount_cents order by r.attachment_id`,
  )
  return rows.flatMap(({ reference, missing }) => {
    const cents = BigInt(String(missing))
    if (cents === 0n || !random.chance(0.4)) return []
    const line: BankLine =
      cents > 0n
        ? { side: 'C', cents, typeCode: '142', bankReference: '', customerReference: '', text: 'PLAN DEPOSIT' }
        : { side: 'D', cents: -cents, typeCode: '495', bankReference: '', customerReference: '', text: 'WIRE OUT' }
    return [marked(line, String(reference), random.chance(0.5))]
  })
}
