import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { ClosingWords_account$key } from '../__generated__/ClosingWords_account.graphql.ts'
import { ContactLink } from '../core/screens/ContactLink.tsx'
import { contactPhone } from '../kit/page/layout.ts'

const useStyles = makeStyles({
  phone: { whiteSpace: 'nowrap' },
  words: { display: 'block', color: tokens.colorNeutralForeground2, whiteSpace: 'normal' },
})

interface Props {
  accountKey: ClosingWords_account$key
}

/** Explains an account state in which no distribution is possible. The tasks of Home say how to get a remaining balance. */
export function ClosingWords({ accountKey }: Props) {
  const styles = useStyles()
  const { balance, distributionState } = useFragment(
    graphql`
      fragment ClosingWords_account on RetirementAccount @throwOnFieldError {
        balance
        distributionState
      }
    `,
    accountKey,
  )
  if (distributionState === 'CLOSED')
    return <span className={styles.words}>This account has no money left. You can still see its transactions.</span>
  if (distributionState !== 'PENDING_CLOSURE') return null
  if (balance > 0)
    return (
      <span className={styles.words} data-print="hide">
        This account is being closed. The balance is your money, not a fee: see For you to do.
      </span>
    )
  const phone = contactPhone()
  return (
    <span className={styles.words} data-print="hide">
      This account is being closed. <ContactLink words="Contact us with questions" />
      {phone ? (
        <>
          , or call <span className={styles.phone}>{phone}</span>
        </>
      ) : null}
      .
    </span>
  )
}
