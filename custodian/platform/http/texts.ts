import * as z from 'zod'

/** The portal's generic texts for failed validations. A text given with a single rule takes precedence. */
function validationText(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) return 'Required'
    return `Expected ${issue.expected === 'int' ? 'integer' : issue.expected}, received ${kindOf(issue.input)}`
  }
  if (issue.code === 'too_small') {
    if (issue.origin === 'string') return `String must contain at least ${issue.minimum} character(s)`
    if (issue.origin === 'number')
      return `Number must be greater than ${issue.inclusive ? 'or equal to ' : ''}${issue.minimum}`
  }
  if (issue.code === 'too_big') {
    if (issue.origin === 'string') return `String must contain at most ${issue.maximum} character(s)`
    if (issue.origin === 'number')
      return `Number must be less than ${issue.inclusive ? 'or equal to ' : ''}${issue.maximum}`
  }
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'Invalid email'
  if (issue.code === 'unrecognized_keys')
    return `Unrecognized key(s) in object: ${issue.keys.map((key) => `'${key}'`).join(', ')}`
  return undefined
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (Number.isNaN(value)) return 'nan'
  return typeof value
}

z.config({ customError: validationText })
