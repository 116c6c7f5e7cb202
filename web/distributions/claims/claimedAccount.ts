import { graphql, readInlineData } from 'react-relay'
import type { claimedAccount_account$key } from '../../__generated__/claimedAccount_account.graphql.ts'

export type ClaimedAccount = ReturnType<typeof claimedAccount>

/** An account that is claimed of: what may be claimed, and whom the owner has designated for it. Money in dollars. */
export function claimedAccount(accountKey: claimedAccount_account$key) {
  const { accountId, balance, claimable, designated } = readInlineData(
    graphql`
      fragment claimedAccount_account on ClaimableAccount @inline @throwOnFieldError {
        accountId
        balance
        claimable
        designated {
          beneficiaryId
          firstName
          lastName
          dob
          isPrimary
          share
          entitled
        }
      }
    `,
    accountKey,
  )
  return {
    accountId,
    balance,
    claimable,
    designated: designated.map(({ beneficiaryId, firstName, lastName, dob, isPrimary, share, entitled }) => ({
      beneficiaryId,
      firstName,
      lastName,
      dob,
      isPrimary: isPrimary ?? null,
      share,
      entitled,
    })),
  }
}
