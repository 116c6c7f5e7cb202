import { makeStyles } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { NoClaim_accounts$data, NoClaim_accounts$key } from '../../__generated__/NoClaim_accounts.graphql.ts'
import { ScreenLink } from '../../core/screens/ScreenLink.tsx'
import { Card } from '../../kit/ui/Card.tsx'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { usePrimaryLink } from '../../kit/ui/primaryLink.ts'
import { accountName, newClaimAddress, noAccount, notOpen } from './texts.ts'

const useStyles = makeStyles({
  links: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: '12px', rowGap: '8px' },
})

interface Props {
  owner: string
  /** State of the death report; null if no death is reported. */
  death: string | null
  accountsKey: NoClaim_accounts$key
}

/** Says why staff can't make a claim here, and links to the next step. */
export function NoClaim({ owner, death, accountsKey }: Props) {
  const accounts = useFragment(
    graphql`
      fragment NoClaim_accounts on ClaimableAccount @relay(plural: true) @throwOnFieldError {
        accountId
        planAccountNumber
        isRoth
        isClosed
        whyNot
      }
    `,
    accountsKey,
  )
  const styles = useStyles()
  const primary = usePrimaryLink()
  const open = accounts.filter(({ isClosed }) => !isClosed)
  const isToChoose = death === 'CONFIRMED' && open.length > 0
  return (
    <Card>
      <EmptyState
        mark="ACCOUNT"
        action={
          <div className={styles.links}>
            {isToChoose ? (
              open.map(({ accountId, planAccountNumber, isRoth }) => (
                <ScreenLink key={accountId} to={newClaimAddress(accountId)} appearance="plain" className={primary.link}>
                  {`Claim from ${accountName(planAccountNumber, isRoth)}`}
                </ScreenLink>
              ))
            ) : (
              <ScreenLink to="/death" appearance="plain" className={primary.link}>
                {death === null ? 'Report the death' : 'Death of the owner'}
              </ScreenLink>
            )}
          </div>
        }
      >
        {reason(owner, death, accounts)}
      </EmptyState>
    </Card>
  )
}

function reason(owner: string, death: string | null, accounts: NoClaim_accounts$data): string {
  if (death === null) return `A claim is made after a death. No death of ${owner} is reported.`
  if (death !== 'CONFIRMED')
    return `The death of ${owner} is reported. A claim can be made once a second person has confirmed it.`
  if (accounts.length === 0) return noAccount(owner)
  if (accounts.some(({ isClosed }) => !isClosed)) return `Choose the account of ${owner} to claim from.`
  const reasons = accounts.map(
    ({ planAccountNumber, isRoth, whyNot }) => `${accountName(planAccountNumber, isRoth)}: ${whyNot ?? notOpen}`,
  )
  return `No account of ${owner} is open for claims. ${reasons.join(' ')} Earlier claims are listed under Death of the owner.`
}
