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
    const [found, others] = [foundBy(values.find), toFilter({ ...values, find: '' })] as const
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
    ...(find === undefined ? {} : foundBy(find)),
    ...texts,
    ...(accountOwnerId === undefined ? {} : { accountOwnerId: Number(accountOwnerId) }),
    ...(dob === undefined ? {} : { dateOfBirth: dob }),
    ...(ssn === undefined ? {} : { social: withoutSeparators(ssn) }),
    ...(phone === undefined ? {} : { phone: phoneDigits(phone) }),
  }
}

/**
 * Returns the filter for a text: a social security number, phone number, email, date of birth or account number, or
 * else a name.
 */
function foundBy(text: string): AccountOwnerSearchInput {
  const typed = text.trim()
  const digits = withoutSeparators(typed)
  if (typed.includes('@')) return { email: typed }
  if (/^\d{3}-\d{2}-\d{4}$/.test(typed) || /^\d{9}$/.test(digits)) return { social: digits }
  if (PHONE.test(phoneDigits(typed))) return { phone: phoneDigits(typed) }
  if (isMeantAsDate(typed)) return { dateOfBirth: parseTypedDate(typed) }
  if (/\d/.test(typed)) return { accountNumber: typed }
  return nameFilter(typed)
}
