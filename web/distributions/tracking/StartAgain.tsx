import { graphql, useFragment } from 'react-relay'
import type { StartAgain_request$key } from '../../__generated__/StartAgain_request.graphql.ts'
import { ScreenLink } from '../../core/screens/ScreenLink.tsx'
import { isStaff } from '../../core/session/access.ts'
import { useSession } from '../../core/session/useSession.ts'
import { Card } from '../../kit/ui/Card.tsx'

/** Links to the next steps for an owner who has canceled a request. */
export function StartAgain({ requestKey }: { requestKey: StartAgain_request$key }) {
  const { progress, retirementAccountId } = useFragment(
    graphql`
      fragment StartAgain_request on DistributionRequest @throwOnFieldError {
        progress
        retirementAccountId
      }
    `,
    requestKey,
  )
  const actsForOwner = useSession(isStaff)
  if (actsForOwner || progress !== 'CANCELLED') return null
  return (
    <Card heading="Start again">
      <ScreenLink to={`/${retirementAccountId}/withdraw`}>Ask for another distribution</ScreenLink>
    </Card>
  )
}
