import { makeStyles } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { PersonalInformation_accountOwner$key } from '../__generated__/PersonalInformation_accountOwner.graphql.ts'
import { ContactLink } from '../core/screens/ContactLink.tsx'
import { formatDate } from '../kit/ui/format.ts'
import { SummaryList } from '../kit/ui/SummaryList.tsx'

const useStyles = makeStyles({ wrong: { marginBlockStart: '8px' } })

/** Personal data that owners can only read, because only staff can correct it. */
export function PersonalInformation({ accountOwnerKey }: { accountOwnerKey: PersonalInformation_accountOwner$key }) {
  const styles = useStyles()
  const { firstName, lastName, dateOfBirth, email, social } = useFragment(
    graphql`
      fragment PersonalInformation_accountOwner on AccountOwner @throwOnFieldError {
        firstName
        lastName
        dateOfBirth
        email
        social {
          social
        }
      }
    `,
    accountOwnerKey,
  )
  return (
    <>
      <SummaryList
        rows={[
          { term: 'Name', value: `${firstName} ${lastName}` },
          ...(dateOfBirth ? [{ term: 'Date of birth', value: formatDate(dateOfBirth) }] : []),
          ...(email ? [{ term: 'Email', value: email }] : []),
          ...(social ? [{ term: 'Social Security number', value: social.social }] : []),
        ]}
      />
      <p className={styles.wrong}>
        Is something wrong? <ContactLink />
      </p>
    </>
  )
}
