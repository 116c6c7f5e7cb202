import { makeStyles } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { RequiredMinimums_accountOwner$key } from '../__generated__/RequiredMinimums_accountOwner.graphql.ts'
import type { openRequests_accountOwner$key } from '../__generated__/openRequests_accountOwner.graphql.ts'
import type { OwnersRequests_accountOwner$key } from '../__generated__/OwnersRequests_accountOwner.graphql.ts'
import type { WaitingForOwner_accountOwner$key } from '../__generated__/WaitingForOwner_accountOwner.graphql.ts'
import { Section } from '../core/screens/Section.tsx'
import { DeathOnHome } from '../deaths/DeathOnHome.tsx'
import { RequestCards } from '../distributions/tracking/RequestCards.tsx'
import { PayoutHold } from '../holds/PayoutHold.tsx'
import { Welcome } from '../holds/Welcome.tsx'
import { useCodeAwaited, useHasRequests } from './openRequests.ts'
import { WaitingForOwner } from './WaitingForOwner.tsx'

// The owner's open requests and holds. The compliance role may not see them.

const fragment = graphql`
  fragment OwnersRequests_accountOwner on AccountOwner {
    ...DeathOnHome_accountOwner
    ...PayoutHold_accountOwner
    ...Welcome_accountOwner
    ...RequestCards_accountOwner
    ...openRequests_accountOwner
  }
`

const useStyles = makeStyles({
  waiting: { ':not(:empty)': { marginBlockEnd: '16px' } },
})

interface Props {
  accountOwnerKey: OwnersRequests_accountOwner$key
}

/** The owner's open requests, shown at the top of Home while the owner must act on one. */
export function RequestsFirst({ accountOwnerKey }: Props) {
  const owner = useFragment(fragment, accountOwnerKey)
  const submitted = useSubmitted()
  return (
    <Section>
      <RequestCards accountOwnerKey={owner} submitted={submitted} />
    </Section>
  )
}

/** Whether the wizard has just submitted a request and redirected to Home. */
function useSubmitted(): boolean {
  const state = useLocation().state as { submitted?: boolean } | null
  return state?.submitted === true
}

/** The owner's open requests, unless Home shows them at the top, and then the owner's other tasks. */
export function WaitingOnHome({
  accountOwnerKey,
  accountsKey,
  requestsShown,
  leads,
}: Props & {
  accountsKey: WaitingForOwner_accountOwner$key & RequiredMinimums_accountOwner$key
  requestsShown: boolean
  leads: boolean
}) {
  const styles = useStyles()
  const owner = useFragment(fragment, accountOwnerKey)
  const submitted = useSubmitted()
  const isAwaited = useCodeAwaited(owner)
  const hold = (
    <Section waitsWithScreen>
      <PayoutHold accountOwnerKey={owner} isAwaited={isAwaited} />
    </Section>
  )
  return (
    <div className={styles.waiting}>
      <Section waitsWithScreen>
        <DeathOnHome accountOwnerKey={owner} />
      </Section>
      {requestsShown ? null : (
        <Section>
          <RequestCards accountOwnerKey={owner} submitted={submitted} />
        </Section>
      )}
      {isAwaited ? hold : null}
      <Section>
        <WaitingForOwner accountOwnerKey={accountsKey} minimumsKey={accountsKey} requestsKey={owner} leads={leads} />
      </Section>
      {/* Unless a request waits for the release code, the tasks come before the hold. */}
      {isAwaited ? null : hold}
    </div>
  )
}

/** Welcomes a newly registered owner until the first request. */
export function WelcomeOnHome({ accountOwnerKey }: Props) {
  const owner = useFragment(fragment, accountOwnerKey)
  return useHasRequests(owner) ? null : <Welcome accountOwnerKey={owner} />
}

/** Fragment key of the owner's requests, for other parts of Home; null if the user may not see requests. */
export function usePending(accountOwnerKey: Props['accountOwnerKey'] | null): openRequests_accountOwner$key | null {
  return useFragment(fragment, accountOwnerKey) ?? null
}
