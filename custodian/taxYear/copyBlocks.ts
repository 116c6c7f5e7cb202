import { usDate } from '../platform/calendar/usDate.ts'
import { formatCents } from '../platform/money.ts'
import type { Box } from '../platform/pdf/boxes.ts'
import type { Block } from '../platform/pdf/document.ts'
import { nameOf } from '../payees/payee.sql.ts'
import { accountNumberOf } from './accountNumber.ts'
import type { FormLeft, Printed } from './formsOfYear.sql.ts'
import type { Payer } from './returns/payer.ts'

// Substitute statements: form, copy, OMB number, and the numbers and captions of the boxes as on the IRS's forms
// (Publication 1179; Forms 1099-R and 5498 of 2025 and their instructions). Boxes that do not apply are omitted. The
// Form 1099-R of 2026 numbers box 7 as 7a and 7b.

/**
 * The kind of a copy: the first copy of a form, a correction of an earlier copy, or the same copy for another
 * address.
 */
export type CopyKind = 'FIRST' | 'CORRECTED' | 'SENT_AGAIN'

export interface Copy {
  form: FormLeft
  kind: CopyKind
  /** Whether the copy is marked "corrected"; a correction that is sent again still is one. */
  isCorrection: boolean
}

/**
 * The content of a recipient's copy. It shows only the last four digits of the recipient's tax number, as the law
 * allows.
 */
export function copyBlocks({ form, ...copy }: Copy, payer: Payer, printed: string): Block[] {
  const is5498 = form.form === '5498'
  return [
    ...introduction(copy, form.earlier, printed),
    {
      kind: 'boxes',
      columns: COLUMNS,
      rows: [...head(form, payer), ...(is5498 ? contributionBoxes(form) : distributionBoxes(form, payer))],
    },
    {
      kind: 'paragraph',
      text: is5498
        ? 'This information is being furnished to the Internal Revenue Service.'
        : 'This information is being furnished to the Internal Revenue Service. Report this income on your federal tax return. If box 4 shows federal income tax withheld, attach a copy to your return.',
    },
    { kind: 'heading', text: is5498 ? 'Instructions for participant' : 'Instructions for recipient' },
    ...(is5498 ? aboutContributions(form) : aboutDistributions(form)).map(([boxes, text]): Block => ({
      kind: 'paragraph',
      text: `${boxes}. ${text}`,
    })),
  ]
}

const COLUMNS = 12
const PHONE = /^(\d{3})(\d{3})(\d{4})$/

/** The form and its parties, shown above the numbered boxes. */
function head(form: FormLeft, payer: Payer): Box[][] {
  const is5498 = form.form === '5498'
  const issuer = is5498 ? 'TRUSTEE’S or ISSUER’S' : 'PAYER’S'
  const reader = is5498 ? 'PARTICIPANT’S' : 'RECIPIENT’S'
  return [
    [
      { label: `Form ${form.form}`, value: is5498 ? 'IRA Contribution Information' : TITLE_1099R, span: 6 },
      { label: 'Tax year', value: String(form.tax_year), span: 2 },
      { label: 'Copy', value: is5498 ? 'B, for participant' : 'B, C and 2, for recipient', span: 2 },
      { label: 'OMB No.', value: is5498 ? '1545-0747' : '1545-0119', span: 2 },
    ],
    [
      {
        label: `${issuer} name, street address, city, state, ZIP code`,
        value: `${payer.name}\n${payer.address}\n${payer.city}, ${payer.state} ${payer.zip}`,
        span: 6,
      },
      { label: `${reader} name, street address, city, state, ZIP code`, value: placeOf(form), span: 6 },
    ],
    [
      { label: `${issuer} TIN`, value: `${payer.tin.slice(0, 2)}-${payer.tin.slice(2)}`, span: 3 },
      { label: `${issuer} telephone number`, value: payer.phone.replace(PHONE, '($1) $2-$3'), span: 3 },
      { label: `${reader} TIN`, value: maskedTin(form), span: 3 },
      { label: 'Account number', value: accountNumberOf(form), span: 3 },
    ],
  ]
}

const TITLE_1099R =
  'Distributions From Pensions, Annuities, Retirement or Profit-Sharing Plans, IRAs, Insurance Contracts, etc.'

function introduction({ kind, isCorrection }: Omit<Copy, 'form'>, number: number, date: string): Block[] {
  if (kind === 'FIRST') return []
  const again = kind === 'SENT_AGAIN' ? ' It is sent again to another address.' : ''
  const text = isCorrection
    ? `CORRECTED ${date} (correction ${number}). This copy replaces the earlier one.${again}`
    : `Sent again to another address, ${date}. The boxes have not changed.`
  return [{ kind: 'paragraph', text }]
}

/** The recipient's data that the copy of a form would show now. */
export const printedNow = (form: FormLeft): Printed => ({
  recipient: `${nameOf(form)}, ${maskedTin(form)}`,
  address: addressOf(form),
})

const addressOf = ({ address1, address2, city, state, zip }: FormLeft) =>
  [address1, address2, [city, state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')

const maskedTin = ({ tin_kind: kind, tin_last4: last4 }: FormLeft) =>
  `${kind === 'EIN' ? 'XX-XXX' : 'XXX-XX-'}${last4 ?? 'XXXX'}`

const placeOf = (form: FormLeft) =>
  [
    nameOf(form),
    form.address1,
    form.address2,
    [form.city, [form.state, form.zip].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  ]
    .filter(Boolean)
    .join('\n')

const amount = (label: string, cents: bigint | null, span = 3): Box => ({
  label,
  value: cents === null ? '' : formatCents(cents),
  span,
  figure: true,
})

function distributionBoxes(form: FormLeft, { stateNumbers }: Payer): Box[][] {
  const [code, kind] = boxesOfCode(form)
  return [
    [
      amount('1 Gross distribution', form.gross_cents),
      amount('2a Taxable amount', form.taxable_cents),
      { label: '2b Taxable amount not determined', value: form.is_taxable_undetermined, span: 3 },
      { label: '2b Total distribution', value: form.is_total_distribution, span: 3 },
    ],
    [
      amount('4 Federal income tax withheld', form.federal_cents, 6),
      { label: `${code} Distribution code(s)`, value: form.code, span: 3 },
      { label: `${kind} IRA/SEP/SIMPLE`, value: !form.is_roth, span: 3 },
    ],
    ...form.states.map(({ state, tax, distribution }) => [
      amount(`14 State tax withheld, ${state}`, tax, 4),
      { label: '15 State/Payer’s state no.', value: [state, stateNumbers[state]].filter(Boolean).join(' '), span: 4 },
      amount(`16 State distribution, ${state}`, distribution, 4),
    ]),
  ]
}

const boxesOfCode = ({ tax_year: year }: FormLeft) => (year < 2026 ? ['7', '7'] : ['7a', '7b'])

function contributionBoxes(form: FormLeft): Box[][] {
  return [
    [
      amount('2 Rollover contributions', form.rollover_cents, 4),
      amount('5 FMV of account', form.value_cents, 4),
      { label: '7 IRA', value: !form.is_roth, span: 2 },
      { label: '7 Roth IRA', value: form.is_roth, span: 2 },
    ],
    [
      {
        label: `11 If checked, required minimum distribution for ${form.tax_year + 1}`,
        value: form.is_minimum_required,
        span: form.late_rollover_cents === 0n ? 12 : 6,
      },
      ...(form.late_rollover_cents === 0n
        ? []
        : [
            amount('13a Postponed/late contrib.', form.late_rollover_cents),
            { label: '13c Code', value: 'SC', span: 3 },
          ]),
    ],
  ]
}

type About = Array<readonly [boxes: string, text: string]>

function aboutContributions({ tax_year: year, late_rollover_cents: late, died_on: diedOn }: FormLeft): About {
  // The value of the year of death is that of the day of death (Rev. Proc. 89-52).
  const valuedOn = diedOn?.startsWith(`${year}-`) ? `the day of death, ${usDate(diedOn)}` : `December 31, ${year}`
  return [
    ['Box 2', `The rollovers you made into this account in ${year}, direct rollovers included.`],
    ['Box 5', `The fair market value (FMV) of this account on ${valuedOn}.`],
    ['Box 7', 'The kind of this account.'],
    ['Box 11', `If checked, you must take a required minimum distribution for ${year + 1}.`],
    ...(late === 0n
      ? []
      : [
          [
            'Boxes 13a and 13c',
            'A rollover made more than 60 days after the distribution. SC: you certified why.',
          ] as const,
        ]),
    ['Your tax return', 'Keep this form for your records. You do not attach it to your tax return.'],
  ]
}

function aboutDistributions(form: FormLeft): About {
  const [code, kind] = boxesOfCode(form)
  return [
    ['Box 1', `The distributions you received from this account in ${form.tax_year}, before tax was withheld.`],
    ['Box 2a', 'The part that is generally taxable. If it is blank, see the instructions for your tax return.'],
    ['Box 2b', 'Checked if we do not know the taxable amount, or if the whole account was paid out.'],
    ['Box 4', 'Federal income tax withheld. Enter it on your tax return as tax withheld.'],
    [
      code === kind ? `Box ${code}` : `Boxes ${code} and ${kind}`,
      `Code ${form.code}: ${MEANING[form.code] ?? 'see the instructions for Form 1099-R'}. IRA/SEP/SIMPLE is checked for a traditional IRA.`,
    ],
    ...(form.states.length === 0
      ? []
      : [
          [
            'Boxes 14 to 16',
            'State income tax withheld, and the part of the distribution reported to the state.',
          ] as const,
        ]),
  ]
}

/** Explains the codes of box 7 for an IRA, as in the form's Instructions for Recipient. */
const MEANING: Readonly<Record<string, string>> = {
  1: 'early distribution, no known exception (in most cases, under age 59½)',
  2: 'early distribution, exception applies (under age 59½)',
  3: 'disability',
  4: 'death',
  7: 'normal distribution',
  G: 'direct rollover',
  J: 'early distribution from a Roth IRA, no known exception (in most cases, under age 59½)',
  N: 'recharacterized IRA contribution made for this year',
  Q: 'qualified distribution from a Roth IRA',
  R: 'recharacterized IRA contribution made for the year before',
  T: 'Roth IRA distribution, exception applies',
}
