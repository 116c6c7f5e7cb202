import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { MinimumAtDeath_minimum$key } from '../../__generated__/MinimumAtDeath_minimum.graphql.ts'
import { formatDate } from '../../kit/ui/format.ts'
import { Money } from '../../kit/ui/Money.tsx'
import { SummaryList } from '../../kit/ui/SummaryList.tsx'

const useStyles = makeStyles({
  root: { maxWidth: '40rem' },
  heading: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300, fontWeight: 600 },
  small: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
})

/**
 * The required minimum distribution for the year of death: amounts paid to the owner and to recipients, the remaining
 * amount, and the deadline.
 */
export function MinimumAtDeath({ minimumKey }: { minimumKey: MinimumAtDeath_minimum$key }) {
  const styles = useStyles()
  const { year, required, paidToOwner, paidToRecipients, remaining, dueOn, waivedUntil } = useFragment(
    graphql`
      fragment MinimumAtDeath_minimum on MinimumAtDeath @throwOnFieldError {
        year
        required
        paidToOwner
        paidToRecipients
        remaining
        dueOn
        waivedUntil
      }
    `,
    minimumKey,
  )
  const ofThisAlone = Math.max(0, Math.round((required - paidToOwner - paidToRecipients) * 100) / 100)
  const due = remaining > 0 ? `Due to the recipients by ${formatDate(dueOn)}` : 'Due to the recipients'
  return (
    <div className={styles.root}>
      <h4 className={styles.heading}>Required minimum distribution {year}, the year of death</h4>
      <SummaryList
        figures
        rows={[
          { term: 'Required', value: <Money amount={required} /> },
          { term: 'Paid to the owner', value: <Money amount={paidToOwner} /> },
          { term: 'Paid to recipients since', value: <Money amount={paidToRecipients} /> },
          { term: due, value: <Money amount={remaining} />, strong: true },
        ]}
      />
      {remaining === ofThisAlone ? null : (
        <p className={styles.small}>
          Payments to the owner from all Traditional IRAs count together. The rest is due from each IRA in proportion to
          its required amount.
        </p>
      )}
      {remaining > 0 ? (
        <p className={styles.small}>
          The recipients owe no excise tax on the missed amount if they take it by {formatDate(waivedUntil)}.
        </p>
      ) : null}
    </div>
  )
}
