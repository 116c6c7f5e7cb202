import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { commitMutation } from 'relay-runtime'
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
  /** The one that is shown. */
  version: number
  visitorsKey: Visitors_visitors$key
}

/** Says who else has the request open, tells them of this person as long as the window can be seen, and looks for changes. */
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
      if (document.visibilityState !== 'visible') return
      // One that fails is made good by the next.
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

  // Somebody has changed it: the screen is told at once, not by the save that is refused.
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
