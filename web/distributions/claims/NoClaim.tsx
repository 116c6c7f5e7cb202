import { makeStyles } from '@fluentui/react-components'
import { ScreenLink } from '../../core/screens/ScreenLink.tsx'
import { Card } from '../../kit/ui/Card.tsx'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { usePrimaryLink } from '../../kit/ui/primaryLink.ts'
import { accountName, newClaimAddress, noAccount } from './texts.ts'

const useStyles = makeStyles({
  links: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: '12px', rowGap: '8px' },
})

interface Account {
  accountId: number
  planAccountNumber: string
  isRoth: boolean
  isClosed: boolean
}

interface Props {
  owner: string
  /** State of the death report; null if no death is reported. */
  death: string | null
  accounts: readonly Account[]
}

/** Says why staff can't make a claim here, and links to the next step. */
export function NoClaim({ owner, death, accounts }: Props) {
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
        {whyNot(owner, death, accounts.length, open.length)}
      </EmptyState>
    </Card>
  )
}

function whyNot(owner: string, death: string | null, all: number, open: number): string {
  if (death === null) return `A claim is made after a death. No death of ${owner} is reported.`
  if (death !== 'CONFIRMED')
    return `The death of ${owner} is reported. A claim can be made once a second person has confirmed it.`
  if (open > 0) return `Choose the account of ${owner} to claim from.`
  return all === 0
    ? noAccount(owner)
    : `Every account of ${owner} is closed, so there is nothing left to claim. Earlier claims are listed under Death of the owner.`
}
