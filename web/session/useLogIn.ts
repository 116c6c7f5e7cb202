import { graphql } from 'react-relay'
import type { LoginInput, Role, useLogInMutation } from '../__generated__/useLogInMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { signIn } from '../core/session/session.ts'

/** Number of each role, as stored in the browser's session. */
const roleIds: Readonly<Record<Role, number>> = {
  CUSTOMER: 0,
  ADMINISTRATOR: 1,
  CUSTOMER_SERVICE: 2,
  COMPLIANCE_REVIEWER: 4,
}
/** Role number for staff whose role this version of the web client does not know. No list of roles contains it. */
const OTHER_STAFF = 3

const oneDay = 24 * 60 * 60 * 1000
const endOf = (expiresAt: string | null | undefined) => (expiresAt ? Date.parse(expiresAt) : Date.now() + oneDay)

/** Logs in with an email address and a password. A success starts the session of this browser. */
export function useLogIn() {
  const [logIn] = useMutation<useLogInMutation>(
    graphql`
      mutation useLogInMutation($input: LoginInput!) {
        login(input: $input) {
          errors {
            ...useMutation_errors
          }
          role
          accountOwnerId
          userId
          expiresAt
        }
      }
    `,
    { anonymous: true },
  )
  return async (input: LoginInput) => {
    const outcome = await logIn({ input })
    if (outcome.ok) {
      const { role, accountOwnerId, userId, expiresAt } = outcome.payload
      signIn({
        roleId: role ? roleIds[role] : OTHER_STAFF,
        accountOwnerId: accountOwnerId ?? 0,
        userId: userId ?? 0,
        expiresAt: endOf(expiresAt),
      })
    }
    return outcome
  }
}
