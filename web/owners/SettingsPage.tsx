import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { SettingsPageQuery } from '../__generated__/SettingsPageQuery.graphql.ts'
import { NotFoundView } from '../core/screens/NotFound.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { EmailSettingForm } from './EmailSettingForm.tsx'
import { OtherSettings } from './OtherSettings.tsx'
import { LetterHint } from './LetterHint.tsx'

export const query = graphql`
  query SettingsPageQuery($accountOwnerId: Int) @preloadable @throwOnFieldError {
    viewer {
      accountOwner(accountOwnerId: $accountOwnerId) {
        ...LetterHint_accountOwner
        ...EmailSettingForm_accountOwner
      }
    }
  }
`

export function Page({ queryRef }: { queryRef: PreloadedQuery<SettingsPageQuery> }) {
  const { viewer } = usePreloadedQuery<SettingsPageQuery>(query, queryRef)
  if (!viewer?.accountOwner) return <NotFoundView />
  return (
    <>
      <PageHeading>Account Settings</PageHeading>
      <LetterHint accountOwnerKey={viewer.accountOwner} />
      <Card>
        <EmailSettingForm accountOwnerKey={viewer.accountOwner} />
      </Card>
      <OtherSettings />
    </>
  )
}
