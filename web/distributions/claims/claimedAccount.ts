import { graphql, readInlineData } from 'react-relay'
import type { claimedAccount_account$key } from '../../__generated__/claimedAccount_account.graphql.ts'

export type ClaimedAccount = ReturnType<typeof claimedAccount>

/** The account of a claim, with its claimable amount and designated beneficiaries. Money is in dollars. */
export function claimedAccount(accountKey: claimedAccount_account$key) {
  const { accountId, isRoth, balance, claimable, designated } = readInlineData(
    graphql`
      fragment claimedAccount_account on ClaimableAccount @inline @throwOnFieldError {
        accountId
        isRoth
        balance
        claimable
        designated {
          beneficiaryId
          firstName
          lastName
          dateOfBirth
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
    isRoth,
    balance,
    claimable,
    designated: designated.map(({ beneficiaryId, firstName, lastName, dateOfBirth, isPrimary, share, entitled }) => ({
      beneficiaryId,
      firstName,
      lastName,
      dateOfBirth,
      isPrimary: isPrimary ?? null,
      share,
      entitled,
    })),
  }
}
