import { makeStyles } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { OwnerContact_accountOwner$key } from '../__generated__/OwnerContact_accountOwner.graphql.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { addressOf } from '../core/session/ownerInAddress.ts'
import { Card } from '../kit/ui/Card.tsx'
import { Email } from '../kit/ui/Email.tsx'
import { SummaryList } from '../kit/ui/SummaryList.tsx'
import { addressText, phoneText } from '../owners/contactTexts.ts'

const useStyles = makeStyles({ card: { marginBlockStart: '20px' } })

const noneOnFile = 'None on file'

/** The owner's contact data and a link to the owner's documents, to compare with the findings. */
export function OwnerContact({ ownerKey }: { ownerKey: OwnerContact_accountOwner$key }) {
  const styles = useStyles()
  const { accountOwnerId, mailingAddress, cellPhone, email } = useFragment(
    graphql`
      fragment OwnerContact_accountOwner on AccountOwner @throwOnFieldError {
        accountOwnerId
        email
        cellPhone {
          number
        }
        mailingAddress {
          ...contactTexts_address
        }
      }
    `,
    ownerKey,
  )
  return (
    <div className={styles.card}>
      <Card heading="Contact data and documents">
        <SummaryList
          rows={[
            { term: 'Mailing address', value: mailingAddress ? addressText(mailingAddress) : noneOnFile },
            { term: 'Phone', value: cellPhone ? phoneText(cellPhone.number) : noneOnFile },
            { term: 'Email', value: email ? <Email>{email}</Email> : noneOnFile },
            {
              term: 'Documents',
              value: (
                <ScreenLink to={addressOf(accountOwnerId, 'document')} prefetchData={false}>
                  Documents of this owner
                </ScreenLink>
              ),
            },
          ]}
        />
      </Card>
    </div>
  )
}
