import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { DeathPageQuery } from '../__generated__/DeathPageQuery.graphql.ts'
import { withFreshData } from '../core/relay/loadScreenQuery.ts'
import { deathText } from '../core/screens/deathText.ts'
import { NotFoundView } from '../core/screens/NotFound.tsx'
import { Approvals } from '../approvals/Approvals.tsx'
import { Claims } from '../distributions/claims/Claims.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { FormWithSteps } from '../kit/ui/FormWithSteps.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { DeathFacts } from './DeathFacts.tsx'
import { ReportDeath } from './ReportDeath.tsx'
import { TakeDeathBack } from './TakeDeathBack.tsx'

export const query = graphql`
  query DeathPageQuery($accountOwnerId: Int) @preloadable @throwOnFieldError {
    viewer {
      ...Approvals_viewer @arguments(accountOwnerId: $accountOwnerId, entity: "owner_death")
      accountOwner(accountOwnerId: $accountOwnerId) {
        firstName
        lastName
        death
        deathReport {
          certificate {
            __typename
          }
        }
        ...DeathFacts_accountOwner
        ...ReportDeath_accountOwner
        ...TakeDeathBack_accountOwner
        ...Claims_accountOwner
      }
    }
  }
`

const useStyles = makeStyles({ root: { display: 'flex', flexDirection: 'column', rowGap: '24px' } })

const steps = [
  'Upload the death certificate for this owner.',
  'Open the file and compare its name and date with this owner.',
  'Report the death. You confirm it in the next step.',
  'A second person opens the certificate and decides.',
]

export function Page({ queryRef }: { queryRef: PreloadedQuery<DeathPageQuery> }) {
  const styles = useStyles()
  const { viewer } = usePreloadedQuery<DeathPageQuery>(query, queryRef)
  const { revalidate } = useRevalidator()
  const [hasOpened, setOpened] = useState(false)
  const onChanged = () => void withFreshData(revalidate)
  if (!viewer?.accountOwner) return <NotFoundView />
  const { accountOwner } = viewer
  const state = accountOwner.death ?? null
  // There is no certificate yet, because a bank reported the death when it returned a payment.
  const isByBank = state === 'REPORTED' && !accountOwner.deathReport?.certificate
  const isWaiting = state === 'REPORTED' && !isByBank
  return (
    <>
      <PageHeading
        intro={
          state === null
            ? 'A report stops login, new requests, signatures and payments, and marks open requests Incomplete. A second person confirms or refuses it. If refused, everything continues as before.'
            : isByBank
              ? 'A bank returned a payment and says that the account holder has died. Payments and login have stopped. Add the death certificate, or, if the owner is alive, cancel the report. Either way, a second person decides.'
              : isWaiting
                ? 'Login, new requests, signatures and payments have stopped, and administrators were notified. A second person opens the certificate and decides.'
                : undefined
        }
      >
        Death of {accountOwner.firstName} {accountOwner.lastName}
      </PageHeading>
      <div className={styles.root}>
        {state === null ? (
          <FormWithSteps heading="Report a death" steps={steps}>
            <ReportDeath accountOwnerKey={accountOwner} onChanged={onChanged} />
          </FormWithSteps>
        ) : (
          <Card heading={deathText(state) ?? ''}>
            <DeathFacts accountOwnerKey={accountOwner} onOpen={() => setOpened(true)} />
            {isWaiting ? <Approvals viewerKey={viewer} shown={{ effect: 'owner-death', hasOpened }} /> : null}
          </Card>
        )}
        {isByBank ? (
          <FormWithSteps heading="Add the death certificate" steps={steps}>
            <ReportDeath accountOwnerKey={accountOwner} onChanged={onChanged} />
          </FormWithSteps>
        ) : null}
        {isWaiting ? null : <Approvals viewerKey={viewer} />}
        {state === 'CONFIRMED' ? <Claims accountOwnerKey={accountOwner} onChanged={onChanged} /> : null}
        {state === 'CONFIRMED' || isByBank ? (
          <Card heading="Reported by mistake?">
            <TakeDeathBack accountOwnerKey={accountOwner} onChanged={onChanged} />
          </Card>
        ) : null}
      </div>
    </>
  )
}
