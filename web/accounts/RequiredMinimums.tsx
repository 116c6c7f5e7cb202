import { makeStyles } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { RequiredMinimums_accountOwner$key } from '../__generated__/RequiredMinimums_accountOwner.graphql.ts'
import { Card } from '../kit/ui/Card.tsx'
import { formatDate } from '../kit/ui/format.ts'
import { Money } from '../kit/ui/Money.tsx'
import { SummaryList } from '../kit/ui/SummaryList.tsx'

const useStyles = makeStyles({ root: { marginBlockStart: '20px', display: 'grid', rowGap: '16px' } })

/** What has to be paid out of the accounts in this year; nothing for owners of whom nothing is required. */
export function RequiredMinimums({ accountOwnerKey }: { accountOwnerKey: RequiredMinimums_accountOwner$key }) {
  const styles = useStyles()
  const { requiredMinimums } = useFragment(
    graphql`
      fragment RequiredMinimums_accountOwner on AccountOwner @throwOnFieldError {
        requiredMinimums {
          accountId
          accountNumber
          year
          amount
          paid
          remaining
          dueOn
        }
      }
    `,
    accountOwnerKey,
  )
  if (requiredMinimums.length === 0) return null
  return (
    <div className={styles.root}>
      {requiredMinimums.map(({ accountId, accountNumber, year, amount, paid, remaining, dueOn }) => (
        <Card key={accountId} heading={`Required minimum distribution ${year}, account ${accountNumber}`}>
          <SummaryList
            figures
            rows={[
              { term: 'Required', value: <Money amount={amount} /> },
              { term: 'Paid so far', value: <Money amount={paid} /> },
              { term: `Remaining, due by ${formatDate(dueOn)}`, value: <Money amount={remaining} />, strong: true },
            ]}
          />
        </Card>
      ))}
    </div>
  )
}
