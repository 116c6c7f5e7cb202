import { makeStyles } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { Claims_accountOwner$key } from '../../__generated__/Claims_accountOwner.graphql.ts'
import { Section } from '../../core/screens/Section.tsx'
import { Card } from '../../kit/ui/Card.tsx'
import { ClaimableAccount } from './ClaimableAccount.tsx'
import { ClaimList } from './ClaimList.tsx'
import { RecipientList } from './RecipientList.tsx'
import { noAccount } from './texts.ts'

const useStyles = makeStyles({ root: { display: 'flex', flexDirection: 'column', rowGap: '24px' } })

interface Props {
  accountOwnerKey: Claims_accountOwner$key
  /** Called when the page must refetch its data. */
  onChanged: () => void
}

/**
 * Claims after an owner's death: the claimable amount of each account, the designated beneficiaries, and the existing
 * claims.
 */
export function Claims(props: Props) {
  return (
    <Section onRetry={props.onChanged}>
      <ClaimsCard {...props} />
    </Section>
  )
}

function ClaimsCard({ accountOwnerKey, onChanged }: Props) {
  const styles = useStyles()
  const { accountOwnerId, firstName, lastName, deathClaims } = useFragment(
    graphql`
      fragment Claims_accountOwner on AccountOwner @throwOnFieldError {
        accountOwnerId
        firstName
        lastName
        deathClaims {
          accounts {
            accountId
            ...ClaimableAccount_account
          }
          ...ClaimList_claims
          ...RecipientList_claims
        }
      }
    `,
    accountOwnerKey,
  )
  if (!deathClaims) return null
  const { accounts } = deathClaims
  return (
    <Card heading="Claims">
      <div className={styles.root}>
        {accounts.length === 0 ? <p>{noAccount(`${firstName} ${lastName}`)}</p> : null}
        {accounts.map((account) => (
          <ClaimableAccount key={account.accountId} accountKey={account} isOneOfMany={accounts.length > 1} />
        ))}
        <ClaimList claimsKey={deathClaims} />
        <RecipientList accountOwnerId={accountOwnerId} claimsKey={deathClaims} onChanged={onChanged} />
      </div>
    </Card>
  )
}
