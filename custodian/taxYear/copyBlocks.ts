import { formatCents } from '../platform/money.ts'
import type { Block } from '../platform/pdf/document.ts'
import { nameOf } from '../payees/payee.sql.ts'
import type { FormLeft, Printed } from './formsOfYear.sql.ts'
import type { Payer } from './returns/payer.ts'

/** The only copy of a form so far, a correction of an earlier copy, or the same copy for another address. */
export type CopyKind = 'FIRST' | 'CORRECTED' | 'SENT_AGAIN'

/**
 * Contents of a recipient's copy. Only the last four digits of the recipient's tax number are shown, as the law allows.
 */
export function copyBlocks(form: FormLeft, kind: CopyKind, payer: Payer, printed: string): Block[] {
  const is5498 = form.form === '5498'
  return [
    ...introduction(kind, form.earlier, printed),
    {
      kind: 'details',
      rows: [
        [
          'Form',
          is5498 ? '5498, IRA Contribution Information' : '1099-R, Distributions From Pensions, Annuities, IRAs',
        ],
        ['Tax year', String(form.tax_year)],
        ['Copy', is5498 ? 'B, for participant (OMB No. 1545-0747)' : 'B, C and 2, for recipient (OMB No. 1545-0119)'],
        [
          is5498 ? 'Trustee or issuer' : 'Payer',
          `${payer.name}, ${payer.address}, ${payer.city}, ${payer.state} ${payer.zip}`,
        ],
        ['Its identification number', `${payer.tin.slice(0, 2)}-${payer.tin.slice(2)}`],
        ['Its telephone number', payer.phone],
        [is5498 ? 'Participant' : 'Recipient', nameOf(form)],
        ['Mailing address', addressOf(form)],
        ['Identification number', maskedTin(form)],
        ['Account number', form.plan_account_number],
      ],
    },
    { kind: 'heading', text: 'Boxes' },
    { kind: 'details', figures: true, rows: is5498 ? contributionBoxes(form) : distributionBoxes(form, payer) },
    {
      kind: 'paragraph',
      text: is5498
        ? 'This information is being furnished to the Internal Revenue Service.'
        : 'This information is being furnished to the Internal Revenue Service. Report this income on your federal tax return; if this form shows federal income tax withheld in box 4, attach a copy to your return.',
    },
  ]
}

function introduction(kind: CopyKind, number: number, date: string): Block[] {
  if (kind === 'FIRST') return []
  const text =
    kind === 'CORRECTED'
      ? `CORRECTED ${number}, ${date}. This copy replaces the earlier one.`
      : `Sent again to another address, ${date}. The boxes have not changed.`
  return [{ kind: 'paragraph', text }]
}

/** What the copy of a form would say of its recipient now. */
export const printedNow = (form: FormLeft): Printed => ({
  recipient: `${nameOf(form)}, ${maskedTin(form)}`,
  address: addressOf(form),
})

const addressOf = ({ address1, address2, city, state, zip }: FormLeft) =>
  [address1, address2, [city, state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')

const maskedTin = ({ tin_kind: kind, tin_last4: last4 }: FormLeft) =>
  `${kind === 'EIN' ? 'XX-XXX' : 'XXX-XX-'}${last4 ?? 'XXXX'}`

const mark = (is: boolean) => (is ? 'X' : '')

function distributionBoxes(form: FormLeft, { stateNumbers }: Payer): Array<readonly [string, string]> {
  return [
    ['1 Gross distribution', formatCents(form.gross_cents)],
    ['2a Taxable amount', form.taxable_cents === null ? '' : formatCents(form.taxable_cents)],
    ['2b Taxable amount not determined', mark(form.is_taxable_undetermined)],
    ['2b Total distribution', mark(form.is_total_distribution)],
    ['4 Federal income tax withheld', formatCents(form.federal_cents)],
    ['7 Distribution code', form.code],
    ['7 IRA/SEP/SIMPLE', mark(!form.is_roth)],
    ...form.states.flatMap(({ state, tax, distribution }) => [
      [`14 State tax withheld, ${state}`, formatCents(tax)] as const,
      [`15 State/Payer's state no.`, [state, stateNumbers[state]].filter(Boolean).join(' ')] as const,
      [`16 State distribution, ${state}`, formatCents(distribution)] as const,
    ]),
  ]
}

function contributionBoxes(form: FormLeft): Array<readonly [string, string]> {
  return [
    ['2 Rollover contributions', formatCents(form.rollover_cents)],
    ['5 Fair market value of account', formatCents(form.value_cents)],
    ['7 IRA', mark(!form.is_roth)],
    ['7 Roth IRA', mark(form.is_roth)],
    [`11 Minimum distribution required for ${form.tax_year + 1}`, mark(form.is_minimum_required)],
    ...(form.late_rollover_cents === 0n
      ? []
      : [['13a Postponed/late contrib.', formatCents(form.late_rollover_cents)] as const, ['13c Code', 'SC'] as const]),
  ]
}
