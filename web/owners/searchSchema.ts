import type { AccountOwnerSearchInput } from '../__generated__/SearchResultsQuery.graphql.ts'
import { isIsoDate, isMeantAsDate, parseTypedDate } from '../kit/ui/typedDate.ts'
import { PHONE, phoneDigits, withoutSeparators } from '../../contract/typedNumbers.ts'
import * as z from '../kit/forms/zod.ts'
import { nameFilter } from '../core/screens/nameFilter.ts'

const blankOr = (pattern: RegExp, message: string) =>
  z.string().check(z.refine((text) => text.trim() === '' || pattern.test(text.trim()), message))

/** Search text of any kind. Its format determines which field is searched. */
const find = z.string().check(z.refine((text) => !isMeantAsDate(text) || parseTypedDate(text) !== null, 'Invalid date'))

export const findSchema = z.object({ find })

const fieldsSchema = z.object({
  find,
  accountNumber: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  accountOwnerId: blankOr(/^0*[1-9]\d{0,8}$/, 'Please enter a number'),
  dob: z.string().check(z.refine((text) => text.trim() === '' || isIsoDate(text), 'Invalid date')),
  ssn: z
    .string()
    .check(
      z.refine((text) => /^(\d{9})?$/.test(withoutSeparators(text)), 'Please enter a valid social security number'),
    ),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  email: z.string(),
  phone: z
    .string()
    .check(
      z.refine((text) => text.trim() === '' || PHONE.test(phoneDigits(text)), 'Please enter a valid phone number.'),
    ),
})

/** Fields that `find` can search too. */
const LABELS = {
  accountNumber: 'Account Number',
  firstName: 'First Name',
  lastName: 'Last Name',
  dateOfBirth: 'Date of Birth',
  social: 'Social Security Number',
  email: 'Email',
  phone: 'Phone',
} as const satisfies Partial<Record<keyof AccountOwnerSearchInput, string>>
const NAMES = Object.keys(LABELS) as (keyof typeof LABELS)[]

/** A search has one value for each criterion, so a second one would replace the first. */
export const searchSchema = fieldsSchema.check(
  z.superRefine((values, context) => {
    const [found, others] = [foundBy(values.find, hasNumber(values)), toFilter({ ...values, find: '' })] as const
    const twice = NAMES.find((name) => {
      const [one, other] = [found[name]?.toLowerCase(), others[name]?.toLowerCase()]
      return one && other && one !== other
    })
    if (twice !== undefined)
      context.addIssue({
        code: 'custom',
        path: ['find'],
        message: `Please clear this field or ${LABELS[twice]}: they differ`,
      })
  }),
)
export type SearchFields = z.output<typeof fieldsSchema>

export const emptySearch: SearchFields = {
  find: '',
  accountNumber: '',
  firstName: '',
  lastName: '',
  accountOwnerId: '',
  dob: '',
  ssn: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  zip: '',
  email: '',
  phone: '',
}

/** Returns only fields with a value. */
export function toFilter(values: SearchFields): AccountOwnerSearchInput {
  const filled = Object.fromEntries(
    Object.entries(values).flatMap(([name, text]) => (text.trim() === '' ? [] : [[name, text.trim()]])),
  ) as Partial<Record<keyof SearchFields, string>>
  const { find, accountOwnerId, ssn, dob, phone, ...texts } = filled
  return {
    ...(find === undefined ? {} : foundBy(find, hasNumber(values))),
    ...texts,
    ...(accountOwnerId === undefined ? {} : { accountOwnerId: Number(accountOwnerId) }),
    ...(dob === undefined ? {} : { dateOfBirth: dob }),
    ...(ssn === undefined ? {} : { social: withoutSeparators(ssn) }),
    ...(phone === undefined ? {} : { phone: phoneDigits(phone) }),
  }
}

/** Whether a field for a number is filled, which must match besides the searched text. */
const hasNumber = ({ accountNumber, ssn, phone }: SearchFields) =>
  [accountNumber, ssn, phone].some((text) => text.trim() !== '')

/**
 * Returns the filter for a text: a social security number, phone number, email, date of birth or account number, or
 * else a name. A number that could also be an account number is searched as both, unless `isOnlyOne`.
 */
function foundBy(text: string, isOnlyOne: boolean): AccountOwnerSearchInput {
  const typed = text.trim()
  const digits = withoutSeparators(typed)
  const orAccount = !isOnlyOne && /^[\d-]+$/.test(typed) ? { accountNumber: typed, looseNumber: true } : {}
  if (typed.includes('@')) return { email: typed }
  if (/^\d{3}[\s\p{Pd}]\d{2}[\s\p{Pd}]\d{4}$/u.test(typed)) return { social: digits }
  if (/^\d{9}$/.test(digits) && /^\d+$/.test(typed)) return { social: digits, ...orAccount }
  if (PHONE.test(phoneDigits(typed))) return { phone: phoneDigits(typed), ...orAccount }
  if (isMeantAsDate(typed)) return { dateOfBirth: parseTypedDate(typed) }
  if (/\d/.test(typed)) return { accountNumber: typed }
  return nameFilter(typed)
}
