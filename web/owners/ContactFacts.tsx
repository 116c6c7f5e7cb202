import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { ContactFacts_accountOwner$key } from '../__generated__/ContactFacts_accountOwner.graphql.ts'
import { Card } from '../kit/ui/Card.tsx'
import { DateText } from '../kit/ui/DateText.tsx'
import { Email } from '../kit/ui/Email.tsx'
import { small } from '../kit/page/layout.ts'
import { addressText, phoneText } from './contactTexts.ts'
import { RevealSecret } from './RevealSecret.tsx'

const useStyles = makeStyles({
  card: { marginBlockEnd: '16px', paddingBlock: '16px', [small]: { padding: '12px 16px' } },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
    columnGap: '24px',
    rowGap: '8px',
    margin: 0,
  },
  term: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  value: { fontVariantNumeric: 'tabular-nums', fontWeight: 500, overflowWrap: 'anywhere' },
})

const notOnFile = 'Not on file'

/** The chosen owner's contact data, shown to staff at the top of Home. */
export function ContactFacts({ accountOwnerKey }: { accountOwnerKey: ContactFacts_accountOwner$key }) {
  const styles = useStyles()
  const { accountOwnerId, dateOfBirth, email, cellPhone, mailingAddress, social } = useFragment(
    graphql`
      fragment ContactFacts_accountOwner on AccountOwner @throwOnFieldError {
        accountOwnerId
        dateOfBirth
        email
        cellPhone {
          number
        }
        mailingAddress {
          ...contactTexts_address
        }
        social {
          social
        }
      }
    `,
    accountOwnerKey,
  )
  const facts = [
    { term: 'Phone', value: cellPhone ? phoneText(cellPhone.number) : notOnFile },
    { term: 'Email', value: email ? <Email>{email}</Email> : notOnFile },
    { term: 'Mailing address', value: mailingAddress ? addressText(mailingAddress) : notOnFile },
    { term: 'Date of birth', value: dateOfBirth ? <DateText date={dateOfBirth} /> : notOnFile },
    {
      term: 'Social Security number',
      value: social ? <RevealSecret accountOwnerId={accountOwnerId} masked={social.social} /> : notOnFile,
    },
  ]
  return (
    <Card className={styles.card}>
      <dl className={styles.facts}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
