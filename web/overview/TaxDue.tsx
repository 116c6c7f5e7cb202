import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { TaxDue_overview$key } from '../__generated__/TaxDue_overview.graphql.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { DateText } from '../kit/ui/DateText.tsx'
import { usePrimaryLink } from '../kit/ui/primaryLink.ts'
import { duties, isOverdue, stateOf } from '../taxYear/duties.ts'

const useStyles = makeStyles({
  root: {
    padding: '12px 20px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  summary: { fontWeight: 600 },
  next: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '24px',
    rowGap: '8px',
    marginBlockStart: '12px',
  },
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
  const link = usePrimaryLink()
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
  // Block the duties until the forms are prepared, because copies and filings need the forms.
  const days = taxDue.days.map((day) => ({
    ...day,
    state: day.state === 'TO_DO' && !taxDue.isPrepared ? 'BLOCKED' : day.state,
  }))
  const blocked = days.filter(({ state }) => state === 'BLOCKED').length
  const late = days.filter(({ state, daysLeft }) => isOverdue({ state, daysLeft })).length
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>
        {`Tax year ${taxDue.year}: `}
        <span className={mergeClasses(late > 0 && styles.late)}>
          {late > 0 ? `${late} ${late === 1 ? 'deadline' : 'deadlines'} overdue` : `${taxDue.days.length} due soon`}
        </span>
      </summary>
      {blocked > 0 ? (
        <div className={styles.next}>
          <p>
            <strong>{`Next: prepare the forms of ${taxDue.year}.`}</strong>{' '}
            {blocked === 1 ? '1 deadline waits for it.' : `${blocked} deadlines wait for it.`}
          </p>
          <ScreenLink to="/tax-year" appearance="plain" className={mergeClasses(link.link, link.outlined)}>
            Open Tax Year
          </ScreenLink>
        </div>
      ) : null}
      <ul className={styles.list}>
        {days.map((day) => (
          <li key={day.duty} className={styles.item}>
            <span>{duties[day.duty]?.what ?? day.duty}</span>
            <span className={mergeClasses(styles.when, isOverdue(day) && styles.late)}>
              <DateText date={day.dueOn} />
              {`: ${day.state === 'BY_OPERATOR' ? 'done outside the portal' : stateOf(day)}`}
            </span>
          </li>
        ))}
      </ul>
      {blocked > 0 ? null : (
        <p className={styles.more}>
          <ScreenLink to="/tax-year">Tax Year</ScreenLink>
        </p>
      )}
    </details>
  )
}
