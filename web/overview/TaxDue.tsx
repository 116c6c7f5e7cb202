import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { TaxDue_overview$key } from '../__generated__/TaxDue_overview.graphql.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { DateText } from '../kit/ui/DateText.tsx'
import { duties, isOverdue, stateOf } from '../taxYear/duties.ts'

const useStyles = makeStyles({
  root: {
    padding: '12px 20px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  summary: { fontWeight: 600 },
  list: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: '8px',
    margin: '12px 0 0',
    padding: 0,
    listStyleType: 'none',
  },
  item: { display: 'flex', flexWrap: 'wrap', columnGap: '12px', justifyContent: 'space-between' },
  when: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  late: { color: tokens.colorStatusDangerForeground1, fontWeight: 600 },
  more: { marginBlockStart: '12px' },
})

/** Tax duties of last year that are due soon or overdue. Renders nothing for most of the year. */
export function TaxDue({ overviewKey }: { overviewKey: TaxDue_overview$key }) {
  const styles = useStyles()
  const { taxDue } = useFragment(
    graphql`
      fragment TaxDue_overview on Overview @throwOnFieldError {
        taxDue {
          year
          days {
            duty
            dueOn
            state
            daysLeft
          }
        }
      }
    `,
    overviewKey,
  )
  if (!taxDue || taxDue.days.length === 0) return null
  const late = taxDue.days.filter(({ state, daysLeft }) => isOverdue({ state, daysLeft })).length
  return (
    <details className={styles.root} open={late > 0}>
      <summary className={styles.summary}>
        {`Tax year ${taxDue.year}: `}
        <span className={mergeClasses(late > 0 && styles.late)}>
          {late > 0 ? `${late} overdue` : `${taxDue.days.length} due soon`}
        </span>
      </summary>
      <ul className={styles.list}>
        {taxDue.days.map((day) => (
          <li key={day.duty} className={styles.item}>
            <span>{duties[day.duty]?.what ?? day.duty}</span>
            <span className={mergeClasses(styles.when, isOverdue(day) && styles.late)}>
              <DateText date={day.dueOn} />
              {`: ${day.state === 'BY_OPERATOR' ? 'done outside the portal' : stateOf(day)}`}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <ScreenLink to="/tax-year">Tax Year</ScreenLink>
      </p>
    </details>
  )
}
