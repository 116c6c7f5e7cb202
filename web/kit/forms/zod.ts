import * as z from 'zod/mini'

/**
 * Sets the portal's default validation messages. `jitless`, because the content security policy forbids code
 * generation.
 */
z.config({
  jitless: true,
  customError: (issue) => {
    if (issue.code === 'invalid_type') {
      // A number field holds null after the user clears it.
      if (issue.input === undefined || (issue.input === null && issue.expected === 'number')) return 'Required'
      return `Expected ${issue.expected}, received ${nameType(issue.input)}`
    }
    if (issue.code === 'too_small' && issue.origin === 'string') {
      return `String must contain at least ${issue.minimum} character(s)`
    }
    if (issue.code === 'too_small') return `Number must be greater than or equal to ${issue.minimum}`
    if (issue.code === 'invalid_format' && issue.format === 'email') return 'Invalid email'
    return 'Invalid value'
  },
})

const general = /^(Required|Invalid value|(Expected|String must|Number must|Date must) .+|Enter .+ or less\..*)$/

/** Whether a validation message does not name its field, so that an error summary must add the field's label. */
export const namesNoField = (message: string): boolean => general.test(message)

function nameType(input: unknown): string {
  if (input === null) return 'null'
  if (Number.isNaN(input)) return 'nan'
  return Array.isArray(input) ? 'array' : typeof input
}

export * from 'zod/mini'
