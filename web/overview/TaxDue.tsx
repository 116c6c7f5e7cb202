import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { TaxDue_overview$key } from '../__generated__/TaxDue_overview.graphql.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { DateText } from '../kit/ui/DateText.tsx'
import { duties, isOverdue, nextDuty, overdueText, stateOf, STEPS, withFirst } from '../taxYear/duties.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: '24px',
    rowGap: '8px',
    padding: '12px 20px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  isLate: { boxShadow: `inset 4px 0 0 ${tokens.colorStatusDangerForeground1}` },
  details: { flex: '1 1 240px' },
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
})

/** Tax duties of last year that are due soon or overdue. Renders nothing for most of the year. */
export function TaxDue({ overviewKey }: { overviewKey: TaxDue_overview$key }) {
  const styles = useStyles()
  const { taxDue } = useFragment(
    graphql`
      fragment TaxDue_overview on Overview @throwOnFieldError {
        taxDue {
          year
          isPrepared
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
  const { year, isPrepared } = taxDue
  const days = isPrepared ? taxDue.days : withFirst(taxDue.days)
  const late = overdueText(days)
  const next = nextDuty(taxDue.days)
  return (
    <div className={mergeClasses(styles.root, late !== null && styles.isLate)}>
      <details className={styles.details}>
        <summary className={styles.summary}>
          {`Tax year ${year}: `}
          <span className={mergeClasses(late !== null && styles.late)}>{late ?? `${days.length} due soon`}</span>
          {next ? `. Next: ${STEPS[isPrepared ? next.duty : 'PREPARE'].step('')}` : null}
        </summary>
        <ul className={styles.list}>
          {days.map(({ duty, dueOn, state, daysLeft }) => (
            <li key={duty} className={styles.item}>
              <span>{duties[duty]?.what ?? duty}</span>
              <span className={mergeClasses(styles.when, isOverdue({ state, daysLeft }) && styles.late)}>
                <DateText date={dueOn} />
                {`: ${state === 'BY_OPERATOR' ? 'done outside the portal' : stateOf({ state, daysLeft })}`}
              </span>
            </li>
          ))}
        </ul>
      </details>
      <ScreenLink to="/tax-year">Tax Year</ScreenLink>
    </div>
  )
}
