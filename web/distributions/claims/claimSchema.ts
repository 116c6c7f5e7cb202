import { withoutSeparators } from '../../../contract/typedNumbers.ts'
import { isTaxNumber } from '../../kit/forms/taxNumber.ts'
import { zipCode } from '../../kit/forms/zip.ts'
import * as z from '../../kit/forms/zod.ts'
import { formatMoney } from '../../kit/ui/format.ts'
import { smallestAmount } from '../../core/screens/distributionAmount.ts'
import { invalidRouting } from '../wizard/bankSchema.ts'
import { hasValidCheckDigit } from '../wizard/routingNumber.ts'
import { mayClaimAll, type DesignatedAccount } from './designation.ts'

/** The server's bounds for the state withholding of this claim, in dollars. */
export interface StateBounds {
  readonly minimumState: number
  readonly maximumState: number
  readonly canModify: boolean
}

const trimmed = () => z.string().check(z.trim())

/** Form values in the order of the form. An empty text or a null number means that no value was given. */
const fields = z.object({
  recipient: z.string(),
  kind: z.enum(['PERSON', 'ESTATE', 'TRUST']),
  firstName: trimmed(),
  lastName: trimmed(),
  tin: z.string(),
  address1: trimmed(),
  address2: trimmed(),
  city: trimmed(),
  state: z.string(),
  zip: zipCode(),
  choice: z.enum(['full', 'custom']),
  amount: z.nullish(z.number()),
  federalPercent: z.nullish(z.number()),
  payment: z.enum(['check', 'bank']),
  routingNumber: z.string(),
  accountNumber: z.string(),
  confirmAccountNumber: z.string(),
  accountKind: z.enum(['checking', 'savings']),
  stateTaxAmount: z.nullish(z.number()),
  stateOptOut: z.boolean(),
})

export type ClaimValues = z.output<typeof fields>

/** The federal percent without a choice: IRC 3405(b)(1), and 3405(e)(1)(B) for a Roth IRA. */
export const defaultPercentOf = (isRoth: boolean): number => (isRoth ? 0 : 10)

export const blankClaim = (isRoth: boolean): ClaimValues => ({
  recipient: '',
  kind: 'PERSON',
  firstName: '',
  lastName: '',
  tin: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  zip: '',
  choice: 'custom',
  amount: null,
  federalPercent: defaultPercentOf(isRoth),
  payment: 'check',
  routingNumber: '',
  accountNumber: '',
  confirmAccountNumber: '',
  accountKind: 'checking',
  stateTaxAmount: null,
  stateOptOut: false,
})

/** Fields of the second step; all other fields belong to the first step. */
const reviewed: readonly string[] = ['stateTaxAmount', 'stateOptOut'] satisfies (keyof ClaimValues)[]
export const isReviewed = (name: string): boolean => reviewed.includes(name)

/**
 * Schema of the claim form. `bounds` is known from the second step on. The custodian checks every claim again; the
 * schema shows errors earlier.
 */
export function claimSchema(account: DesignatedAccount, bounds: StateBounds | null) {
  return fields.check(
    z.superRefine(
      (values, context) => {
        for (const [name, message] of Object.entries(problemsOf(values, account, bounds)))
          if (message !== null) context.addIssue({ code: 'custom', path: [name], message, input: values })
      },
      // Check these rules even if other fields, such as the zip code, have errors.
      { when: () => true },
    ),
  )
}

/** The error text of each field; null for a field without an error. */
function problemsOf(
  values: ClaimValues,
  account: DesignatedAccount,
  bounds: StateBounds | null,
): Partial<Record<keyof ClaimValues, string | null>> {
  const isGiven = (text: string, otherwise: string) => (text === '' ? otherwise : null)
  return {
    recipient: isGiven(values.recipient, 'Please choose who claims'),
    // The form asks for these once the recipient is chosen.
    ...(values.recipient === ''
      ? {}
      : {
          firstName: values.kind === 'PERSON' ? isGiven(values.firstName, 'Required') : null,
          lastName: isGiven(values.lastName, 'Required'),
          tin: isTaxNumber(withoutSeparators(values.tin)) ? null : 'A tax number has 9 digits.',
        }),
    address1: isGiven(values.address1, 'Address is required.'),
    city: isGiven(values.city, 'City is required.'),
    state: isGiven(values.state, 'State is required.'),
    amount: amountProblem(account, values),
    federalPercent: federalProblem(values),
    ...(values.payment === 'bank' ? bankProblems(values) : {}),
    stateTaxAmount: bounds && !values.stateOptOut ? stateProblem(bounds, values) : null,
  }
}

function amountProblem(account: DesignatedAccount, { choice, amount }: ClaimValues): string | null {
  if (choice === 'full') return mayClaimAll(account) ? null : 'Other claims are not paid yet. Please enter an amount.'
  if (typeof amount !== 'number') return 'Required'
  if (amount < smallestAmount) return `Number must be greater than or equal to ${formatMoney(smallestAmount)}`
  return amount > account.claimable ? `Enter ${formatMoney(account.claimable)} or less.` : null
}

function federalProblem({ federalPercent: percent }: ClaimValues): string | null {
  if (typeof percent !== 'number') return 'Required'
  if (!Number.isInteger(percent)) return 'Please enter a whole percent'
  return percent >= 0 && percent <= 100 ? null : 'Please enter 0% to 100%'
}

function bankProblems({ routingNumber, accountNumber, confirmAccountNumber }: ClaimValues) {
  return {
    routingNumber: routingProblem(routingNumber),
    accountNumber: numberProblem(accountNumber),
    confirmAccountNumber: accountNumber === confirmAccountNumber ? null : 'Account numbers do not match',
  }
}

function routingProblem(routingNumber: string): string | null {
  if (!/^\d{9}$/.test(routingNumber)) return 'Routing number must be 9 digits.'
  return hasValidCheckDigit(routingNumber) ? null : invalidRouting
}

function numberProblem(accountNumber: string): string | null {
  if (accountNumber === '') return 'Required'
  return /^[0-9A-Za-z]{1,17}$/.test(accountNumber) ? null : 'Please enter a valid account number'
}

function stateProblem({ minimumState, maximumState, canModify }: StateBounds, { stateTaxAmount }: ClaimValues) {
  if (typeof stateTaxAmount !== 'number') return 'Required'
  if (stateTaxAmount < minimumState) return `Number must be greater than or equal to ${formatMoney(minimumState)}`
  const most = canModify ? maximumState : minimumState
  return stateTaxAmount > most ? `Enter ${formatMoney(most)} or less.` : null
}
