import { ROLLOVER_DIRECTION, WITHHOLDING_DIRECTION, withholdingNotice } from '../../contract/signedTexts.ts'
import { DISTRIBUTION_TYPE } from '../../contract/distributionType.ts'
import { typeWithReason } from '../../contract/evidence.ts'
import type { EventKind } from '../../contract/requests.ts'
import { REQUEST_STEPS } from '../../contract/requestSteps.ts'
import { usDate } from '../platform/calendar/usDate.ts'
import type { Services } from '../platform/context/services.ts'
import { formatCents } from '../platform/money.ts'
import { renderPdf, type Block, type DocumentContent } from '../platform/pdf/document.ts'
import { maskedAccount } from './accountNumbers.ts'
import { addressOf, mailedTo, netOf, payeeOfCheck, recipientOf, requestNumber } from './request.ts'
import { mailedToEstate } from './estatePayee.ts'
import type { FullRequest } from './request.sql.ts'
import { distributionTypeName } from './distributionType.ts'

// The PDF documents of a request. They use only stored data and settings, so the same request gives the same bytes.

/**
 * The form that the owner signs; `signature` adds the record of the signing as a last page. Signing is refused if the
 * form's bytes have changed since it was sent, so it omits the company's phone number. Its dates are in UTC.
 */
export async function distributionForm(
  request: FullRequest,
  company: string,
  signature: readonly Block[] = [],
): Promise<Buffer> {
  return renderPdf(distributionFormContent(request, company, signature))
}

export function distributionFormContent(
  request: FullRequest,
  company: string,
  signature: readonly Block[] = [],
): DocumentContent {
  return {
    title: request.kind === 'ROLLOVER' ? 'Rollover or Transfer Request' : 'Distribution Request',
    company,
    date: request.date_requested,
    blocks: [
      { kind: 'details', rows: identity(request, (moment) => usDate(moment.toISOString().slice(0, 10))) },
      { kind: 'heading', text: 'Amounts' },
      { kind: 'details', figures: true, strong: 'Net amount', rows: amounts(request) },
      { kind: 'heading', text: 'Payment' },
      { kind: 'details', rows: [...paidTo(request), ...payment(request)] },
      ...notices(request),
      ...signature,
    ],
  }
}

/** A summary of the request; it is titled a receipt once a payment was sent. */
export async function receipt(
  request: FullRequest,
  by: {
    paperDate: Services['paperDate']
    paperTime: Services['paperTime']
    company: string
    phone: string
    help: string
    status: string
    payments: readonly OwnPayment[]
    expected: { from: string; to: string } | null
    events: ReadonlyArray<{ kind: EventKind; at: Date }>
  },
): Promise<Buffer> {
  return renderPdf({
    title: by.payments.some(({ sentOn }) => sentOn !== null) ? 'Distribution Receipt' : 'Request Summary',
    company: by.company,
    phone: by.phone,
    help: by.help,
    date: request.date_requested,
    blocks: [
      {
        kind: 'details',
        rows: [...identity(request, by.paperDate), ['Status', by.status], ...expectedDay(request, by)],
      },
      { kind: 'heading', text: 'Progress' },
      { kind: 'details', rows: steps(request, by.events, by.paperTime) },
      { kind: 'heading', text: 'Amounts' },
      { kind: 'details', figures: true, strong: 'Net amount', rows: amounts(request) },
      { kind: 'heading', text: 'Payment' },
      { kind: 'details', rows: [...paidNow(request), ...by.payments.flatMap(whatBecame)] },
    ],
  })
}

/**
 * The days on which a deposit should arrive, or the day by which a check is mailed; empty once the check was mailed.
 */
function expectedDay(
  request: FullRequest,
  { expected, payments }: { expected: { from: string; to: string } | null; payments: readonly OwnPayment[] },
): Rows {
  if (expected === null) return []
  const days = `${usDate(expected.from)} to ${usDate(expected.to)}`
  if (mailedTo(request) === null) return [['Money expected', days]]
  const isMailed = payments.some(({ sentOn, returnedOn }) => sentOn !== null && returnedOn === null)
  return isMailed ? [] : [['Check mailed by', usDate(expected.to)]]
}

/** The steps so far with their times, oldest first. An older request may lack the events of its first steps. */
function steps(
  request: FullRequest,
  events: ReadonlyArray<{ kind: EventKind; at: Date }>,
  paperTime: Services['paperTime'],
): Rows {
  const known = new Set(events.map(({ kind }) => kind))
  const first = [
    { kind: 'SUBMITTED', at: request.date_requested },
    { kind: 'SIGNED', at: request.signed_at },
  ] as const
  return [
    ...first.flatMap(({ kind, at }) => (at === null || known.has(kind) ? [] : { kind, at })),
    // A paid request is also archived; the owner's page and this document omit that step.
    ...events.filter(({ kind }) => kind !== 'ARCHIVED' || !known.has('COMPLETED')),
  ].map(({ kind, at }) => [REQUEST_STEPS[kind], paperTime(at)])
}

/** A payment on a receipt; dates as "YYYY-MM-DD". */
interface OwnPayment {
  isCheck: boolean
  sentOn: string | null
  effectiveOn: string | null
  checkNumber: number | null
  clearedOn: string | null
  returnedOn: string | null
  returnReason: string | null
  isReversed: boolean
}
type Rows = Array<readonly [string, string]>

/** Name of the distribution type, as on the owner's screens: "Normal Distribution". */
function typeOf({ distribution_type_id: id }: FullRequest): string {
  const name = distributionTypeName(id)
  return id === DISTRIBUTION_TYPE.early || id === DISTRIBUTION_TYPE.normal ? `${name} Distribution` : name
}

const isRoth = (request: FullRequest) => request.account_type === 'ROTH'

function identity(request: FullRequest, paperDate: Services['paperDate']): Rows {
  const accountType = isRoth(request) ? 'Roth IRA' : 'Traditional IRA'
  return [
    ['Request', requestNumber(request)],
    ['Date', paperDate(request.date_requested)],
    ['Account', `${request.plan_account_number} (${accountType})`],
    ['Account owner', `${request.first_name} ${request.last_name}`],
    ...(request.payee_id === null ? [] : [['Paid to', recipientOf(request)] as const]),
    ['Distribution type', typeWithReason(typeOf(request), request.evidence_of)],
  ]
}

/** Amounts in the order of the request's page: deductions in parentheses, the fee last. */
function amounts(request: FullRequest): Rows {
  return [
    [request.is_full_amount ? 'Gross amount (full balance)' : 'Gross amount', formatCents(request.amount_cents)],
    ...(request.kind === 'WITHDRAWAL'
      ? [
          ['Federal tax withheld', formatCents(-request.federal_cents)] as const,
          [`State tax withheld (${request.residence_state ?? '-'})`, formatCents(-request.state_cents)] as const,
        ]
      : []),
    ['Distribution fee', formatCents(-request.fee_cents)],
    ['Net amount', formatCents(netOf(request))],
  ]
}

function payment(request: FullRequest): Rows {
  if (request.kind === 'ROLLOVER')
    return [
      ['Check payable to', payeeOfCheck(request) ?? '-'],
      ...(request.attention_to ? [['Attention', request.attention_to] as const] : []),
      ['Receiving account', maskedAccount(request.receiving_account_last4) ?? '-'],
      ['Mailed to', addressOf(request)],
    ]
  if (request.is_check)
    return [
      ['Method', 'Check'],
      ['Mailed to', addressOf(request)],
    ]
  return [
    ['Method', 'Direct deposit'],
    ['Bank', request.bank_name ?? '-'],
    ['Bank account', maskedAccount(request.bank_account_last4) ?? '-'],
  ]
}

/** Payee and method of the payment: as the owner signed them, or a check to the owner's estate. */
function paidNow(request: FullRequest): Rows {
  if (!request.estate) return [...paidTo(request), ...payment(request)]
  return [
    ['Paid to', request.estate.payableTo],
    ['Method', 'Check'],
    ['Mailed to', mailedToEstate(request.estate)],
  ]
}

/** The payee of a withdrawal by the owner; empty for rollovers and claims, whose payees are in other rows. */
function paidTo(request: FullRequest): Rows {
  if (request.kind === 'ROLLOVER' || request.payee_id !== null) return []
  return [['Paid to', `${request.first_name} ${request.last_name}`]]
}

/** Text about when a payment was sent and whether it was returned or reversed. */
function whatBecame(payment: OwnPayment): Rows {
  const { isCheck, checkNumber, sentOn, effectiveOn, clearedOn, returnedOn, returnReason, isReversed } = payment
  if (sentOn === null) return []
  if (isReversed)
    return [
      ['Sent', isCheck ? `${usDate(sentOn)}, check ${checkNumber}` : usDate(sentOn)],
      ['Reversed', 'The money is in the account again'],
    ]
  const delivery = clearedOn === null && returnedOn === null ? '; allow time for delivery' : ''
  const how = isCheck
    ? `check ${checkNumber}${delivery}`
    : `due in the bank account on ${usDate(effectiveOn ?? sentOn)}`
  const sent = ['Sent', `${usDate(sentOn)}, ${how}`] as const
  const cashed = isCheck && clearedOn !== null ? [['Cashed', usDate(clearedOn)] as const] : []
  return returnedOn === null ? [sent, ...cashed] : [sent, ['Came back', `${usDate(returnedOn)}, ${returnReason}`]]
}

function notices(request: FullRequest): Block[] {
  if (request.kind === 'ROLLOVER')
    return [
      { kind: 'heading', text: 'Notice' },
      { kind: 'paragraph', text: ROLLOVER_DIRECTION },
    ]
  return [
    { kind: 'heading', text: 'Withholding notice' },
    {
      kind: 'paragraph',
      text: withholdingNotice({ isRoth: isRoth(request), isExempt: request.evidence_of !== null }),
    },
    ...noticeShown(request),
    { kind: 'paragraph', text: WITHHOLDING_DIRECTION },
  ]
}

/** Revision of the Form W-4R text and table that was shown with the election. */
function noticeShown({ withholding_notice: revision }: FullRequest): Block[] {
  if (revision === null) return []
  const text = `The information and the marginal rate table of Form W-4R, revision ${revision}, were shown next to this choice.`
  return [{ kind: 'paragraph', text }]
}
