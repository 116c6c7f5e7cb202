import { graphql, useFragment } from 'react-relay'
import type { DecidedOwner_decision$key } from '../__generated__/DecidedOwner_decision.graphql.ts'
import { Card } from '../kit/ui/Card.tsx'
import { SummaryList } from '../kit/ui/SummaryList.tsx'
import { nameOf } from './chosen.ts'
import { identityRows } from './identityRows.tsx'
import { OwnerContact } from './OwnerContact.tsx'

/** The owner of a decided account. */
export function DecidedOwner({ decisionKey }: { decisionKey: DecidedOwner_decision$key }) {
  const { accountOwner, accountOwnerId } = useFragment(
    graphql`
      fragment DecidedOwner_decision on ComplianceDecision
      @argumentDefinitions(accountId: { type: "Int!" })
      @throwOnFieldError {
        accountOwnerId
        accountOwner {
          firstName
          lastName
          social {
            social
          }
          dateOfBirth
          account(accountId: $accountId) {
            planAccountNumber
          }
          ...OwnerContact_accountOwner
        }
      }
    `,
    decisionKey,
  )
  const { firstName, lastName, social, dateOfBirth, account } = accountOwner
  return (
    <>
      <Card heading={nameOf({ firstName, lastName })}>
        <SummaryList
          rows={identityRows({
            accountNumber: account.planAccountNumber,
            accountOwnerId,
            social: social?.social,
            dateOfBirth,
          })}
        />
      </Card>
      <OwnerContact ownerKey={accountOwner} />
    </>
  )
}
