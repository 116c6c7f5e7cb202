import { isBankReturnCode } from '../../../contract/returnCodes.ts'
import { graphql, readInlineData } from 'react-relay'
import type { staffPayment_payment$key } from '../../__generated__/staffPayment_payment.graphql.ts'
import { formatDate } from '../../kit/ui/format.ts'

export type StaffPayment = ReturnType<typeof staffPayment>

/** A payment of a request, with the bank's references. */
export function staffPayment(paymentKey: staffPayment_payment$key) {
  const payment = readInlineData(
    graphql`
      fragment staffPayment_payment on StaffRequestPayment @inline @throwOnFieldError {
        isCheck
        sentOn
        effectiveOn
        traceNumber
        checkNumber
        isReversed
        clearedOn
        returnedOn
        returnCode
        returnReason
        distributionCode
      }
    `,
    paymentKey,
  )
  return {
    isCheck: payment.isCheck,
    sentOn: payment.sentOn,
    effectiveOn: payment.effectiveOn,
    traceNumber: payment.traceNumber,
    checkNumber: payment.checkNumber,
    isReversed: payment.isReversed,
    clearedOn: payment.clearedOn ?? null,
    returnedOn: payment.returnedOn,
    returnCode: payment.returnCode,
    returnReason: payment.returnReason,
    distributionCode: payment.distributionCode ?? null,
  }
}

/**
 * One line about a payment for a list; null if it was reversed before it was sent. Omits facts that `outcome` already
 * contains.
 */
export function paymentLine(payment: StaffPayment, outcome: string | null): string | null {
  const { sentOn, clearedOn, returnedOn, returnCode, isReversed } = payment
  if (sentOn === null) return isReversed ? null : 'Not sent yet'
  const sent = `Sent ${formatDate(sentOn)}, ${numberOf(payment)}`
  if (returnedOn === null) return clearedOn === null ? sent : `${sent}; paid by the bank ${formatDate(clearedOn)}`
  const isShown = returnCode !== null && isBankReturnCode(returnCode) && !outcome?.includes(returnCode)
  const code = isShown ? `, ${returnCode}` : ''
  return `${sent}; came back ${formatDate(returnedOn)}${code}`
}

/** All payments of a request for its dialog, oldest first, with their distribution codes. */
export function paymentDetails(payments: readonly StaffPayment[]): { term: string; value: string }[] {
  const code = payments[0]?.distributionCode ?? null
  const reported = code === null ? [] : [{ term: 'Form 1099-R', value: codeText(code) }]
  return [...reported, ...payments.flatMap(detailsOf)]
}

function detailsOf({
  isCheck,
  sentOn,
  effectiveOn,
  isReversed,
  clearedOn,
  returnedOn,
  returnCode,
  ...payment
}: StaffPayment): { term: string; value: string }[] {
  if (sentOn === null) return isReversed ? [] : [{ term: 'Sent', value: 'Not yet' }]
  const due = !isCheck && effectiveOn ? `, due ${formatDate(effectiveOn)}` : ''
  const number = isCheck
    ? { term: 'Check number', value: String(payment.checkNumber) }
    : { term: 'Trace number', value: payment.traceNumber ?? '' }
  const left = [{ term: isCheck ? 'Mailed' : 'Sent', value: formatDate(sentOn) + due }, number]
  const paid = {
    term: isCheck ? 'Cashed' : 'Paid by the bank',
    value: clearedOn ? formatDate(clearedOn) : 'No word from the bank yet',
  }
  if (returnedOn === null) return [...left, paid]
  return [
    ...left,
    ...(clearedOn ? [paid] : []),
    {
      term: 'Came back',
      value: `${formatDate(returnedOn)}, ${returnCode !== null && isBankReturnCode(returnCode) ? `${returnCode}: ` : ''}${payment.returnReason}`,
    },
  ]
}

/** Short names of the distribution codes in box 7 of Form 1099-R. See the instructions for Forms 1099-R and 5498. */
const codes: Readonly<Record<string, string>> = {
  1: 'early distribution, no known exception',
  2: 'early distribution, an exception applies',
  3: 'disability',
  4: 'death',
  7: 'normal distribution',
  G: 'direct rollover',
  J: 'early distribution from a Roth IRA',
  N: 'recharacterized contribution of the year',
  Q: 'qualified distribution from a Roth IRA',
  R: 'recharacterized contribution of the year before',
  T: 'distribution from a Roth IRA, an exception applies',
}

const codeText = (code: string): string => `Code ${code}${codes[code] ? `, ${codes[code]}` : ''}`

/** The payment that was sent, and neither returned nor reversed. */
export function paymentAway(payments: readonly StaffPayment[]): StaffPayment | null {
  return payments.find(({ sentOn, returnedOn, isReversed }) => sentOn && !returnedOn && !isReversed) ?? null
}

/** Warning before staff reverse a payment that was sent. */
export function awayWarning(payment: StaffPayment): string {
  const left = payment.sentOn ? formatDate(payment.sentOn) : ''
  return `The payment was sent on ${left} (${numberOf(payment)}). Reversing it does not recall the money.`
}

export const understood = 'I understand that the money is not recalled.'

function numberOf({ isCheck, checkNumber, traceNumber }: StaffPayment): string {
  return isCheck ? `check ${checkNumber}` : `trace ${traceNumber}`
}
