import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { AdministratorInformation_accountOwner$key } from '../__generated__/AdministratorInformation_accountOwner.graphql.ts'
import type { AdministratorInformation_viewer$key } from '../__generated__/AdministratorInformation_viewer.graphql.ts'
import { small } from '../kit/page/layout.ts'
import { formatDateTime } from '../kit/ui/format.ts'
import { formatLongDate } from '../kit/ui/typedDate.ts'
import { AdminProfileForm } from './AdminProfileForm.tsx'
import { ReadOnlyField } from './ReadOnlyField.tsx'
import { RevealSecret } from './RevealSecret.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '24px' },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: '16px',
    rowGap: '20px',
    [small]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  label: { display: 'block', marginBlockEnd: '6px' },
  code: { paddingBlockStart: '20px', borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
})

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
  return (
    <div className={styles.root}>
      {isTopAdmin ? (
        <AdminProfileForm accountOwnerKey={owner} />
      ) : (
        <div className={styles.grid}>
          <ReadOnlyField label="First Name" value={owner.firstName} />
          <ReadOnlyField label="Last Name" value={owner.lastName} />
          <ReadOnlyField label="Social" value={owner.social?.social ?? '-'} />
          <ReadOnlyField label="Date of Birth" value={owner.dateOfBirth ? formatLongDate(owner.dateOfBirth) : '-'} />
        </div>
      )}
      {owner.social ? (
        <div>
          <span className={styles.label}>All digits of the Social Security number</span>
          <RevealSecret accountOwnerId={owner.accountOwnerId} masked="Shown for a reason that you give." />
        </div>
      ) : null}
      <div className={`${styles.grid} ${styles.code}`}>
        {registrationCode ? (
          <div>
            <span className={styles.label}>Registration Code</span>
            <RevealSecret accountOwnerId={owner.accountOwnerId} masked={registrationCode} what="registration code" />
          </div>
        ) : (
          <ReadOnlyField label="Registration Code" value="-" />
        )}
        <ReadOnlyField
          label="Registration Code Created"
          value={registrationCodeCreatedAt ? formatDateTime(registrationCodeCreatedAt) : '-'}
        />
      </div>
    </div>
  )
}
