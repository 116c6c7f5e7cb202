import { makeStyles, tokens } from '@fluentui/react-components'
import { Suspense } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { ProfilePageQuery } from '../__generated__/ProfilePageQuery.graphql.ts'
import { withFreshData } from '../core/relay/loadScreenQuery.ts'
import { NotFoundView } from '../core/screens/NotFound.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { Section } from '../core/screens/Section.tsx'
import { AdministratorInformation } from './AdministratorInformation.tsx'
import { CheckAddress } from './CheckAddress.tsx'
import { LetterHint } from './LetterHint.tsx'
import { MailingAddress } from './MailingAddress.tsx'
import { PersonalInformation } from './PersonalInformation.tsx'
import { PhoneForm } from './PhoneForm.tsx'
import { UnconfirmedData } from './UnconfirmedData.tsx'
import { SecondFactor } from '../session/SecondFactor.tsx'
import { lazyPart } from '../kit/page/lazyPart.ts'

// Below this width, two address columns do not fit next to an open drawer.
const narrow = '@media screen and (width < 76em)'

const Approvals = lazyPart(async () => ({ default: (await import('../approvals/Approvals.tsx')).Approvals }))

export const query = graphql`
  query ProfilePageQuery($accountOwnerId: Int, $isStaff: Boolean!, $decides: Boolean!) @preloadable @throwOnFieldError {
    viewer {
      ...Approvals_viewer
        @arguments(effect: "owner-data", accountOwnerId: $accountOwnerId)
        @include(if: $decides)
        @alias(as: "deciding")
      ...SecondFactor_viewer @skip(if: $isStaff) @alias(as: "customer")
      ...AdministratorInformation_viewer @include(if: $isStaff) @alias(as: "administrator")
      accountOwner(accountOwnerId: $accountOwnerId) {
        ...LetterHint_accountOwner
        ...UnconfirmedData_accountOwner @include(if: $decides) @alias(as: "confirmed")
        ...MailingAddress_accountOwner
        ...PhoneForm_accountOwner
        ...PersonalInformation_accountOwner @skip(if: $isStaff) @alias(as: "person")
        ...CheckAddress_accountOwner @skip(if: $isStaff) @alias(as: "requested")
        ...AdministratorInformation_accountOwner @include(if: $isStaff) @alias(as: "administered")
      }
    }
  }
`

const useStyles = makeStyles({
  note: { marginBlockStart: '16px', color: tokens.colorNeutralForeground2 },
  sections: { display: 'flex', flexDirection: 'column', rowGap: '16px' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)',
    gap: '16px',
    alignItems: 'start',
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

export function Page({ queryRef }: { queryRef: PreloadedQuery<ProfilePageQuery> }) {
  const styles = useStyles()
  const { viewer } = usePreloadedQuery<ProfilePageQuery>(query, queryRef)
  const { revalidate } = useRevalidator()
  const retry = () => void withFreshData(revalidate)
  if (!viewer?.accountOwner) return <NotFoundView />
  const { accountOwner, administrator, customer } = viewer
  return (
    <>
      <PageHeading>Profile</PageHeading>
      <div className={styles.sections}>
        {viewer.deciding ? (
          <Suspense fallback={null}>
            <Approvals viewerKey={viewer.deciding} />
          </Suspense>
        ) : null}
        {accountOwner.confirmed ? <UnconfirmedData accountOwnerKey={accountOwner.confirmed} /> : null}
        <LetterHint accountOwnerKey={accountOwner} ofAddress />
        <div className={styles.columns}>
          <div className={styles.sections}>
            {accountOwner.person ? (
              <Card heading="About you">
                <Section onRetry={retry} resetKeys={[queryRef]}>
                  <PersonalInformation accountOwnerKey={accountOwner.person} />
                </Section>
              </Card>
            ) : null}
            <Card>
              <Section onRetry={retry} resetKeys={[queryRef]}>
                <MailingAddress accountOwnerKey={accountOwner} />
                {accountOwner.requested ? <CheckAddress accountOwnerKey={accountOwner.requested} /> : null}
                {administrator ? (
                  <p className={styles.note}>
                    An address that you change has to be confirmed by the owner or a colleague before a check goes
                    there.
                  </p>
                ) : null}
              </Section>
            </Card>
          </div>
          <div className={styles.sections}>
            <Card heading="Phone">
              <Section onRetry={retry} resetKeys={[queryRef]}>
                <PhoneForm accountOwnerKey={accountOwner} />
              </Section>
            </Card>
            {customer ? (
              <Card heading="Authenticator App">
                <Section onRetry={retry} resetKeys={[queryRef]}>
                  <SecondFactor viewerKey={customer} onChanged={retry} />
                </Section>
              </Card>
            ) : null}
          </div>
        </div>
        {administrator && accountOwner.administered ? (
          <Card heading="Administrator Information">
            <Section onRetry={retry} resetKeys={[queryRef]}>
              <AdministratorInformation viewerKey={administrator} accountOwnerKey={accountOwner.administered} />
            </Section>
          </Card>
        ) : null}
      </div>
    </>
  )
}
