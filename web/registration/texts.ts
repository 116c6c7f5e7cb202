import { callerFailure } from '../core/relay/errors.ts'
import type { UserError } from '../kit/forms/userError.ts'

export const texts = {
  personExists: 'An account with this information already exists. Please contact customer service.',
  emailExists: 'An account is already associated with this email address. Please contact customer service.',
  personNotFound: 'An account with this information was not found',
  invalidCode: 'Invalid verification code',
  startOver: 'Please start the verification process over.',
  failure: 'An error occurred',
}

/** The server's message, or a general text if the call failed. */
export function messageOf(error: UserError): string {
  return error.message === callerFailure ? texts.failure : error.message
}
