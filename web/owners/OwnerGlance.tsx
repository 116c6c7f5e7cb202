import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { OwnerGlance_accountOwner$key } from '../__generated__/OwnerGlance_accountOwner.graphql.ts'
import { deathText } from '../core/screens/deathText.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { admits, operations } from '../core/session/access.ts'
import { useSession } from '../core/session/useSession.ts'
import { Card } from '../kit/ui/Card.tsx'
import { DateText } from '../kit/ui/DateText.tsx'
import { Email } from '../kit/ui/Email.tsx'
import { addressText, phoneText } from './contactTexts.ts'
import { LastOfOwner } from './LastOfOwner.tsx'
import { RevealSecret } from './RevealSecret.tsx'

const useStyles = makeStyles({
  root: { marginBlockStart: '20px' },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
    columnGap: '24px',
    rowGap: '16px',
    margin: 0,
  },
  term: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  links: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '24px',
    rowGap: '12px',
    marginBlockStart: '20px',
  },
  // Reporting a death locks the owner out, so its link is neither near nor like the harmless one.
  grave: { color: tokens.colorStatusDangerForeground1 },
  value: { fontVariantNumeric: 'tabular-nums', fontWeight: 500, overflowWrap: 'anywhere' },
})

const notOnFile = 'Not on file'

/** The data of the chosen owner that staff need most. */
export function OwnerGlance({ accountOwnerKey }: { accountOwnerKey: OwnerGlance_accountOwner$key }) {
  const styles = useStyles()
  const mayReport = useSession((state) => admits(operations, state))
  const owner = useFragment(
    graphql`
      fragment OwnerGlance_accountOwner on AccountOwner
      @argumentDefinitions(readsNotes: { type: "Boolean!" })
      @throwOnFieldError {
        ...LastOfOwner_accountOwner @arguments(readsNotes: $readsNotes)
        accountOwnerId
        dateOfBirth
        death
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
  const { accountOwnerId, dateOfBirth, death, email, cellPhone, mailingAddress, social } = owner
  const facts = [
    { term: 'Date of birth', value: dateOfBirth ? <DateText date={dateOfBirth} /> : notOnFile },
    {
      term: 'Social Security number',
      value: social ? <RevealSecret accountOwnerId={accountOwnerId} masked={social.social} /> : notOnFile,
    },
    ...(death ? [{ term: 'Death', value: deathText(death) }] : []),
    { term: 'Phone', value: cellPhone ? phoneText(cellPhone.number) : notOnFile },
    { term: 'Email', value: email ? <Email>{email}</Email> : 'Not registered yet' },
    {
      term: 'Mailing address',
      value: mailingAddress ? addressText(mailingAddress) : notOnFile,
    },
  ]
  return (
    <div className={styles.root}>
      <Card heading="Owner">
        <dl className={styles.facts}>
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        {mayReport ? (
          <div className={styles.links}>
            <ScreenLink to="/state-forms">State withholding forms</ScreenLink>
            {death ? null : (
              <ScreenLink to="/death" className={styles.grave}>
                Report the death of the owner
              </ScreenLink>
            )}
          </div>
        ) : null}
        <LastOfOwner accountOwnerKey={owner} />
      </Card>
    </div>
  )
}
