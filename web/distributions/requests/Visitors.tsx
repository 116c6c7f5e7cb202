import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { commitMutation } from 'relay-runtime'
import { isAttended } from '../../core/live/userActivity.ts'
import { useRefresh } from '../../core/relay/useRefresh.ts'
import type { Visitors_visitors$key } from '../../__generated__/Visitors_visitors.graphql.ts'
import type { VisitorsMutation } from '../../__generated__/VisitorsMutation.graphql.ts'

const useStyles = makeStyles({
  text: { display: 'block', color: tokens.colorStatusWarningForeground3, fontWeight: 600, paddingBlockEnd: '12px' },
})

const beat = 20_000

const mutation = graphql`
  mutation VisitorsMutation($input: VisitRequestInput!) {
    visitRequest(input: $input) {
      visitors {
        ...Visitors_visitors
      }
      version
    }
  }
`

interface Props {
  accountOwnerId: number
  requestId: number
  /** Version of the request that the form shows. */
  version: number
  visitorsKey: Visitors_visitors$key
}

/**
 * Shows other employees who have the request open. While the window is visible and its user is active, reports that this
 * user has it open, and polls for changes.
 */
export function Visitors({ accountOwnerId, requestId, version, visitorsKey }: Props) {
  const styles = useStyles()
  const environment = useRelayEnvironment()
  const refresh = useRefresh()
  const [stored, setStored] = useState(version)
  const [latest, setLatest] = useState<Visitors_visitors$key>(visitorsKey)
  const visitors = useFragment(
    graphql`
      fragment Visitors_visitors on RequestVisitor @relay(plural: true) @throwOnFieldError {
        name
      }
    `,
    latest,
  )

  useEffect(() => {
    function visit() {
      if (document.visibilityState !== 'visible' || !isAttended()) return
      // Ignore a failed report, because the next poll repeats it.
      commitMutation<VisitorsMutation>(environment, {
        mutation,
        variables: { input: { accountOwnerId, requestId } },
        onCompleted: ({ visitRequest }) => {
          const found = visitRequest?.visitors?.filter((visitor) => visitor !== null)
          if (found) setLatest(found)
          if (visitRequest?.version) setStored(visitRequest.version)
        },
      })
    }
    visit()
    const timer = setInterval(visit, beat)
    document.addEventListener('visibilitychange', visit)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', visit)
    }
  }, [environment, accountOwnerId, requestId])

  // After another person's change, refresh immediately, so that the user learns of it before the save fails.
  useEffect(() => {
    if (stored > version) void refresh()
  }, [stored, version, refresh])

  const names = visitors.map(({ name }) => name)
  const verb = names.length === 1 ? 'is' : 'are'
  return (
    <output className={names.length > 0 ? styles.text : undefined}>
      {names.length > 0 ? `${names.join(' and ')} ${verb} looking at this request.` : ''}
    </output>
  )
}
