import * as z from '../kit/forms/zod.ts'

const NAME = 'Please enter letters, digits, spaces, ".", "_" and "-", 60 at most'
const MOST_PER_MINUTE = 6_000

const number = (text: string) => /^[1-9]\d{0,8}$/.test(text)
const lines = (text: string) =>
  text
    .split(/[\s,]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Form values of a new credential. If no scope is chosen, the field of the first scope shows the error. */
export const credentialSchema = z
  .object({
    name: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9](?:[A-Za-z0-9 ._-]{0,58}[A-Za-z0-9])?$/, NAME)),
    scopes: z.record(z.string(), z.boolean()),
    about: z.enum(['EVERYBODY', 'OWNER', 'PLAN']),
    subject: z.string().check(z.trim()),
    addresses: z.string(),
    days: z.string(),
    requestsPerMinute: z.string().check(
      z.trim(),
      z.refine((text) => number(text) && Number(text) <= MOST_PER_MINUTE, `Please enter 1 to ${MOST_PER_MINUTE}`),
    ),
  })
  .check(
    z.superRefine(({ about, subject, scopes }, context) => {
      if (about !== 'EVERYBODY' && !number(subject))
        context.addIssue({ code: 'custom', path: ['subject'], message: 'Please enter a number' })
      const [first] = Object.keys(scopes)
      if (first !== undefined && !Object.values(scopes).includes(true))
        context.addIssue({ code: 'custom', path: ['scopes', first], message: 'Please choose at least one permission' })
    }),
  )
export type CredentialValues = z.output<typeof credentialSchema>

export const emptyCredential = (scopes: readonly string[]): CredentialValues => ({
  name: '',
  scopes: Object.fromEntries(scopes.map((scope) => [scope, false])),
  about: 'EVERYBODY',
  subject: '',
  addresses: '',
  days: '90',
  requestsPerMinute: '600',
})

export function credentialInput(values: CredentialValues) {
  const { about, subject } = values
  return {
    name: values.name,
    scopes: Object.entries(values.scopes).flatMap(([scope, isChosen]) => (isChosen ? [scope] : [])),
    accountOwnerId: about === 'OWNER' ? Number(subject) : null,
    planId: about === 'PLAN' ? Number(subject) : null,
    addresses: lines(values.addresses),
    days: Number(values.days),
    requestsPerMinute: Number(values.requestsPerMinute),
  }
}
