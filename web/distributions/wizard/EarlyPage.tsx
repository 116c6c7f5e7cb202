import { useParams } from 'react-router-dom'
import { ScreenLink } from '../../core/screens/ScreenLink.tsx'
import { Card } from '../../kit/ui/Card.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { stepPath } from './steps.ts'
import { earlyPenalty } from '../texts.ts'

/** Explains the penalty of an early distribution (IRC 72(t)(1)). This page is not a numbered step of the wizard. */
export function Page() {
  const { accountId } = useParams()
  return (
    <>
      <PageHeading>Early Distribution</PageHeading>
      <Card>
        <p>{earlyPenalty}</p>
        <p>
          A distribution is early if you take it before age 59½. The penalty is 10% of the taxable part. We do not
          withhold it: you pay it with your tax return for the year. Ask a tax adviser about exceptions.
        </p>
        <p>
          <ScreenLink to={stepPath(Number(accountId), 'TYPE')}>Back to the type of distribution</ScreenLink>
        </p>
      </Card>
    </>
  )
}
