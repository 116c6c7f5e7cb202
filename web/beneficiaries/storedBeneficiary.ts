import { graphql, readInlineData } from 'react-relay'
import type { storedBeneficiary_beneficiary$key } from '../__generated__/storedBeneficiary_beneficiary.graphql.ts'
import type { Beneficiary } from './draft.ts'

/** Converts a stored beneficiary from GraphQL to plain data, for rules about all beneficiaries of an account. */
export function storedBeneficiary(key: storedBeneficiary_beneficiary$key): Beneficiary {
  const { accountId, beneficiaryId, firstName, lastName, dateOfBirth, isPrimary, share, relationship, allocatedAt } =
    readInlineData(
      graphql`
        fragment storedBeneficiary_beneficiary on Beneficiary @inline @throwOnFieldError {
          accountId
          beneficiaryId
          firstName
          lastName
          dateOfBirth
          isPrimary
          share
          relationship
          allocatedAt
        }
      `,
      key,
    )
  return {
    accountId,
    beneficiaryId,
    firstName,
    lastName,
    dob: dateOfBirth,
    isPrimary,
    amount: share,
    relationship,
    allocatedAt,
  }
}
