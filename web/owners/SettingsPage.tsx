import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { SettingsPageQuery } from '../__generated__/SettingsPageQuery.graphql.ts'
import { NotFoundView } from '../core/screens/NotFound.tsx'
import { isStaff } from '../core/session/access.ts'
import { useSession } from '../core/session/useSession.ts'
import { DisplayChoices } from '../kit/page/DisplayChoices.tsx'
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

const useStyles = makeStyles({
  card: { marginBlockStart: '16px' },
  note: { marginBlockEnd: '16px', color: tokens.colorNeutralForeground2 },
  choices: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
    columnGap: '24px',
    rowGap: '16px',
  },
})

export function Page({ queryRef }: { queryRef: PreloadedQuery<SettingsPageQuery> }) {
  const styles = useStyles()
  const actsForOwner = useSession(isStaff)
  const { viewer } = usePreloadedQuery<SettingsPageQuery>(query, queryRef)
  if (!viewer?.accountOwner) return <NotFoundView />
  return (
    <>
      <PageHeading>Account Settings</PageHeading>
      <LetterHint accountOwnerKey={viewer.accountOwner} />
      <Card heading={actsForOwner ? 'Statements of the owner' : 'Statements'}>
        <EmailSettingForm accountOwnerKey={viewer.accountOwner} />
      </Card>
      <Card heading="Display on this device" className={styles.card}>
        <p className={styles.note}>
          {actsForOwner ? 'For you, not for the owner. ' : ''}These choices take effect right away. Nothing has to be
          saved.
        </p>
        <div className={styles.choices}>
          <DisplayChoices />
        </div>
      </Card>
      <OtherSettings />
    </>
  )
}
