import { makeStyles } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { AdministratorInformation_accountOwner$key } from '../__generated__/AdministratorInformation_accountOwner.graphql.ts'
import type { AdministratorInformation_viewer$key } from '../__generated__/AdministratorInformation_viewer.graphql.ts'
import { DateTimeText } from '../kit/ui/DateText.tsx'
import { SummaryList } from '../kit/ui/SummaryList.tsx'
import { formatLongDate } from '../kit/ui/typedDate.ts'
import { AdminProfileForm } from './AdminProfileForm.tsx'
import { RevealSecret } from './RevealSecret.tsx'
import { NONE } from '../kit/ui/none.ts'

const useStyles = makeStyles({ root: { display: 'flex', flexDirection: 'column', rowGap: '24px' } })

interface Props {
  viewerKey: AdministratorInformation_viewer$key
  accountOwnerKey: AdministratorInformation_accountOwner$key
}

export function AdministratorInformation({ viewerKey, accountOwnerKey }: Props) {
  const styles = useStyles()
  const { isTopAdmin } = useFragment(
    graphql`
      fragment AdministratorInformation_viewer on Viewer @throwOnFieldError {
        isTopAdmin
      }
    `,
    viewerKey,
  )
  const owner = useFragment(
    graphql`
      fragment AdministratorInformation_accountOwner on AccountOwner @throwOnFieldError {
        accountOwnerId
        firstName
        lastName
        dateOfBirth
        social {
          social
        }
        registration {
          registrationCode
          registrationCodeCreatedAt
        }
        ...AdminProfileForm_accountOwner
      }
    `,
    accountOwnerKey,
  )
  const { registrationCode, registrationCodeCreatedAt } = owner.registration ?? {}
  const social = owner.social ? (
    <RevealSecret accountOwnerId={owner.accountOwnerId} masked={owner.social.social} />
  ) : (
    NONE
  )
  const code = registrationCode ? (
    <RevealSecret accountOwnerId={owner.accountOwnerId} masked={registrationCode} what="registration code" />
  ) : (
    '-'
  )
  const corrected = [
    { term: 'First Name', value: owner.firstName },
    { term: 'Last Name', value: owner.lastName },
    { term: 'Social', value: social },
    { term: 'Date of Birth', value: owner.dateOfBirth ? formatLongDate(owner.dateOfBirth) : NONE },
  ]
  return (
    <div className={styles.root}>
      {isTopAdmin ? <AdminProfileForm accountOwnerKey={owner} /> : null}
      <SummaryList
        rows={[
          ...(isTopAdmin ? [{ term: 'Full Social Security number', value: social }] : corrected),
          { term: 'Registration Code', value: code },
          {
            term: 'Registration Code Created',
            value: registrationCodeCreatedAt ? <DateTimeText moment={registrationCodeCreatedAt} /> : '-',
          },
        ]}
      />
    </div>
  )
}
