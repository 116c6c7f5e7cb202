import { graphql, useFragment } from 'react-relay'
import type { OwnersRequests_accountOwner$key } from '../__generated__/OwnersRequests_accountOwner.graphql.ts'
import { Section } from '../app/screens/Section.tsx'
import { RequestCards } from '../distributions/tracking/RequestCards.tsx'
import { PayoutHold } from '../holds/PayoutHold.tsx'

/** What is under way for an owner, and what holds it; reviewers of compliance have no part in it. */
export function OwnersRequests({ accountOwnerKey }: { accountOwnerKey: OwnersRequests_accountOwner$key }) {
  const owner = useFragment(
    graphql`
      fragment OwnersRequests_accountOwner on AccountOwner {
        ...PayoutHold_accountOwner
        ...RequestCards_accountOwner
      }
    `,
    accountOwnerKey,
  )
  return (
    <>
      <Section>
        <PayoutHold accountOwnerKey={owner} />
      </Section>
      <Section>
        <RequestCards accountOwnerKey={owner} />
      </Section>
    </>
  )
}
