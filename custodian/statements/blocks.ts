import { MONEY_KINDS } from '../../contract/accounts.ts'
import { TRANSACTION_TYPE, type TransactionType } from '../../contract/transactionType.ts'
import { transactionTypeName } from '../ledger/ledger.ts'
import { usDate } from '../platform/calendar/usDate.ts'
import { formatCents } from '../platform/money.ts'
import type { Block } from '../platform/pdf/document.ts'
import type { LateEntry } from './corrections.sql.ts'
import type { Entry, Figures } from './figures.ts'
import type { Period } from './period.ts'
import type { Party } from './parties.sql.ts'

/** The content of a statement, without its layout. */
export function blocksOf(
  party: Party,
  figures: Figures,
  period: Period,
  { number, late }: { number: number; late: readonly LateEntry[] } = { number: 0, late: [] },
): Block[] {
  const accountType = party.account_type === 'ROTH' ? 'Roth IRA' : 'Traditional IRA'
  return [
    {
      kind: 'details',
      rows: [
        ['Account owner', `${party.first_name} ${party.last_name}`],
        ['Account', `${party.plan_account_number} (${accountType})`],
        ['Plan', party.plan_name],
        ['Period', `${usDate(period.start)} to ${usDate(period.end)}`],
      ],
    },
    { kind: 'heading', text: 'Summary' },
    { kind: 'details', figures: true, strong: 'Closing balance', rows: summaryOf(figures, period) },
    { kind: 'heading', text: 'Entries' },
    figures.entries.length === 0
      ? { kind: 'paragraph', text: 'There were no entries in this period.' }
      : {
          kind: 'table',
          columns: [
            { header: 'Date', width: 3 },
            { header: 'Description', width: 7 },
            { header: 'Amount', width: 3, align: 'right' },
            { header: 'Balance', width: 3, align: 'right' },
          ],
          rows: figures.entries.flatMap(rowsOf),
        },
    ...(late.length === 0 ? [] : correctionOf(late, number > 0, figures.unsent)),
    ...(isYearEndReported(party, figures, period) ? [YEAR_END] : []),
    {
      kind: 'paragraph',
      text: 'Please review this statement and tell us right away if anything is wrong.',
    },
  ]
}

const typesOf = (kinds: readonly TransactionType[]): ReadonlySet<number> =>
  new Set(kinds.map((kind) => TRANSACTION_TYPE[kind]))
const IN = typesOf(MONEY_KINDS.contributions)
const INTEREST = typesOf(MONEY_KINDS.interest)
const FEES = typesOf(MONEY_KINDS.fees)

/** Totals of a period that explain the change from the opening to the closing balance, without totals of $0.00. */
export function summaryOf(
  { opening, entries, closing, unsent }: Figures,
  period: Period,
): Array<readonly [string, string]> {
  const total = (of: (entry: Entry) => bigint) => entries.reduce((sum, entry) => sum + of(entry), 0n)
  const booked = (types: ReadonlySet<number>) => total(({ typeId, cents }) => (types.has(typeId) ? cents : 0n))
  const [came, interest] = [booked(IN), booked(INTEREST)]
  const fees = booked(FEES) - total(({ typeId, fee, annualFee }) => (FEES.has(typeId) ? 0n : fee + annualFee))
  const federal = -total((entry) => entry.federal)
  const state = -total((entry) => entry.state)
  const paid = closing - opening - came - interest - fees - federal - state
  const changes = [
    ['Rollovers and contributions', came],
    ['Interest', interest],
    ['Fees', fees],
    ['Federal tax withheld', federal],
    ['State tax withheld', state],
    ['Paid out and other entries', paid],
  ] as const
  return [
    ['Opening balance', formatCents(opening)],
    ...changes.flatMap(([name, cents]) => (cents === 0n ? [] : [[name, formatCents(cents)] as const])),
    ['Closing balance', formatCents(closing)],
    [`Fair market value on ${usDate(period.end)}`, formatCents(closing + unsent)],
  ]
}

/** An empty cell, shown without a dash. */
const BLANK = '\u00a0'

/** The row of an entry, and the rows with the parts of a payment below. */
function rowsOf({ date, text, typeId, cents, balance, ...parts }: Entry): string[][] {
  const row = [usDate(date), text, formatCents(cents), formatCents(balance)]
  if (FEES.has(typeId)) return [row]
  const { fee, federal, state } = parts
  const divided = [
    ['Including distribution fee', fee],
    ['Including federal tax withheld', federal],
    ['Including state tax withheld', state],
  ] as const
  return [row, ...divided.flatMap(([name, part]) => (part === 0n ? [] : [[BLANK, name, formatCents(-part), BLANK]]))]
}

/**
 * The section that lists later postings for the statement's period. The statement's balances do not include these
 * postings.
 */
function correctionOf(late: readonly LateEntry[], isCorrected: boolean, unsent: bigint): Block[] {
  const sentences = [
    ...(isCorrected ? ['This statement replaces the earlier one for this period.'] : []),
    'The entries below were posted after the end of this period and take back earlier ones; they count from the day on which they were posted.',
    ...(unsent === 0n ? [] : [`The fair market value includes ${formatCents(unsent)} that was never sent.`]),
  ]
  return [
    { kind: 'heading', text: 'Corrections' },
    { kind: 'paragraph', text: sentences.join(' ') },
    {
      kind: 'table',
      columns: [
        { header: 'Posted on', width: 3 },
        { header: 'Description', width: 6 },
        { header: 'Amount', width: 3, align: 'right' },
      ],
      rows: [
        ...late.map(({ date, typeId, cents }) => [
          usDate(date),
          `${transactionTypeName(typeId)}, taken back`,
          formatCents(cents),
        ]),
        [BLANK, 'Total', formatCents(late.reduce((sum, { cents }) => sum + cents, 0n))],
      ],
    },
  ]
}

/**
 * Form 5498 of the year of death has the value of the day of death, and later years have none. An empty account has no
 * value to report.
 */
const isYearEndReported = ({ died_on: diedOn }: Party, { closing, unsent }: Figures, { end }: Period) =>
  end.endsWith('-12-31') && closing + unsent !== 0n && (diedOn === null || diedOn > end)

/** States the year-end value for Form 5498, which must reach the owner by the end of January. */
const YEAR_END: Block = {
  kind: 'paragraph',
  text: 'The fair market value on December 31 is reported to the Internal Revenue Service on Form 5498.',
}
