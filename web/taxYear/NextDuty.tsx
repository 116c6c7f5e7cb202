import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { NextDuty_report$key } from '../__generated__/NextDuty_report.graphql.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { RunJob } from '../jobs/RunJob.tsx'
import { DateText } from '../kit/ui/DateText.tsx'
import { NextStep } from '../kit/ui/NextStep.tsx'
import { today } from '../kit/ui/typedDate.ts'
import { duties, isOverdue, nextDuty, ownersCounted, stateOf, STEPS } from './duties.ts'

const useStyles = makeStyles({
  overdue: { color: tokens.colorStatusDangerForeground1, fontWeight: 600 },
})

interface Props {
  reportKey: NextDuty_report$key
  /** True for the top administrator. Nobody else may start a job. */
  mayRun: boolean
}

/** Shows the next step of a tax year, with its due day and the job that does it. */
export function NextDuty({ reportKey, mayRun }: Props) {
  const { year, prepared, dueDays } = useFragment(
    graphql`
      fragment NextDuty_report on TaxYearReport @throwOnFieldError {
        year
        prepared {
          __typename
        }
        dueDays {
          duty
          dueOn
          state
          daysLeft
          ownersLeft
        }
      }
    `,
    reportKey,
  )
  const styles = useStyles()
  const thisYear = Number(today().slice(0, 4))
  if (year >= thisYear)
    return (
      <NextStep more={<p>{`The forms of ${year} can be prepared from 01/01/${year + 1}.`}</p>}>
        {`nothing until ${year} is over.`}
      </NextStep>
    )
  // Started on a screen, the jobs prepare, copy and file forms only of last year; the operator can name a date.
  if (year < thisYear - 1)
    return (
      <NextStep
        more={
          <p>
            {`A death confirmed late or money returned to a plan changes them. The operator then runs tax-forms, tax-copies and tax-returns with the date ${year + 1}-01-04.`}
          </p>
        }
      >
        {`nothing, unless figures of ${year} changed since its forms were filed.`}
      </NextStep>
    )
  const due = nextDuty(dueDays)
  if (!due)
    return (
      <NextStep more={<p>Your firm files Form 945 outside the portal.</p>}>
        {`nothing for ${year} in the portal.`}
      </NextStep>
    )
  const next = prepared ? due.duty : 'PREPARE'
  const { step, type } = STEPS[next]
  const left = prepared ? due.ownersLeft.length : 0
  return (
    <NextStep
      isLate={isOverdue(due)}
      action={mayRun ? <RunJob type={type} /> : <ScreenLink to="/jobs">See Jobs</ScreenLink>}
      more={
        <p>
          {prepared ? 'Due ' : 'The first deadline is '}
          <DateText date={due.dueOn} />
          {': '}
          <span className={isOverdue(due) ? styles.overdue : undefined}>
            {stateOf({ state: due.state, daysLeft: due.daysLeft }).toLowerCase()}
          </span>
          {'. '}
          {left > 0 ? (
            <>
              {`The last run left out ${ownersCounted(left)}: `}
              <ScreenLink to="/jobs">see the job</ScreenLink>
              {'. '}
            </>
          ) : null}
          {mayRun ? null : `Ask an administrator to run the "${duties[next]?.job}" job.`}
        </p>
      }
    >
      {`${step(` of ${year}`)}.`}
    </NextStep>
  )
}
