import { makeStyles } from '@fluentui/react-components'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useParams } from 'react-router-dom'
import type { EarlyPageQuery } from '../../__generated__/EarlyPageQuery.graphql.ts'
import { isEarly } from '../../core/screens/isEarly.ts'
import { ScreenLink } from '../../core/screens/ScreenLink.tsx'
import { isStaff } from '../../core/session/access.ts'
import { useSession } from '../../core/session/useSession.ts'
import { Card } from '../../kit/ui/Card.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { stepPath } from './steps.ts'
import { earlyPenalty } from '../texts.ts'

const useStyles = makeStyles({ text: { display: 'flex', flexDirection: 'column', rowGap: '12px', maxWidth: '42rem' } })

export const query = graphql`
  query EarlyPageQuery($accountOwnerId: Int) @preloadable {
    viewer {
      accountOwner(accountOwnerId: $accountOwnerId) {
        dateOfBirth
      }
    }
  }
`

/** Explains the penalty of an early distribution (IRC 72(t)(1)). This page is not a numbered step of the wizard. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<EarlyPageQuery> }) {
  const born = usePreloadedQuery<EarlyPageQuery>(query, queryRef).viewer?.accountOwner?.dateOfBirth
  const actsForOwner = useSession(isStaff)
  const styles = useStyles()
  const { accountId } = useParams()
  return (
    <>
      <PageHeading>Early Distribution</PageHeading>
      <Card className={styles.text}>
        {born && !isEarly(born) ? (
          <p>
            <strong>
              {actsForOwner
                ? 'No penalty for the owner: the owner is 59½ or older.'
                : 'No penalty for you: you are 59½ or older.'}
            </strong>
          </p>
        ) : null}
        <p>{earlyPenalty}</p>
        <p>A distribution is early if you take it before age 59½.</p>
        <p>
          The penalty is an additional tax of 10% on the taxable part (Internal Revenue Code, section 72(t)). If all of
          $1,000.00 is taxable, you owe $100.00, on top of the usual income tax.
        </p>
        <p>
          We do not withhold the penalty. You pay it with your tax return for the year. Some distributions are exempt,
          for example after a disability. Ask a tax adviser about exceptions.
        </p>
        <p>
          <ScreenLink to={stepPath(Number(accountId), 'TYPE')}>Back to the type of distribution</ScreenLink>
        </p>
      </Card>
    </>
  )
}
