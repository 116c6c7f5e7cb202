import { makeStyles } from '@fluentui/react-components'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { StateFormsPageQuery } from '../__generated__/StateFormsPageQuery.graphql.ts'
import { Approvals } from '../approvals/Approvals.tsx'
import { withFreshData } from '../core/relay/loadScreenQuery.ts'
import { NotFoundView } from '../core/screens/NotFound.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { RecordStateForm } from './RecordStateForm.tsx'
import { StateFormList } from './StateFormList.tsx'

export const query = graphql`
  query StateFormsPageQuery($accountOwnerId: Int) @preloadable @throwOnFieldError {
    viewer {
      ...Approvals_viewer @arguments(accountOwnerId: $accountOwnerId, effect: "state-form")
      accountOwner(accountOwnerId: $accountOwnerId) {
        firstName
        lastName
        ...StateFormList_accountOwner
        ...RecordStateForm_accountOwner
      }
    }
  }
`

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '24px' },
  // The form is narrow, so it has room beside the forms on file.
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(440px, 100%), 1fr))',
    alignItems: 'start',
    gap: '24px',
  },
})

export function Page({ queryRef }: { queryRef: PreloadedQuery<StateFormsPageQuery> }) {
  const styles = useStyles()
  const { viewer } = usePreloadedQuery<StateFormsPageQuery>(query, queryRef)
  const { revalidate } = useRevalidator()
  if (!viewer?.accountOwner) return <NotFoundView />
  const { accountOwner } = viewer
  return (
    <>
      <PageHeading
        intro={`State withholding forms of ${accountOwner.firstName} ${accountOwner.lastName}. Payments follow the newest form of the state of residence.`}
      >
        State Forms
      </PageHeading>
      <div className={styles.root}>
        <Approvals viewerKey={viewer} />
        <div className={styles.columns}>
          <Card heading="Record a form">
            <RecordStateForm accountOwnerKey={accountOwner} onChanged={() => void withFreshData(revalidate)} />
          </Card>
          <Card heading="Forms on file">
            <StateFormList accountOwnerKey={accountOwner} />
          </Card>
        </div>
      </div>
    </>
  )
}
