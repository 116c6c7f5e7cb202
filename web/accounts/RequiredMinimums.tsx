import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { RequiredMinimums_accountOwner$key } from '../__generated__/RequiredMinimums_accountOwner.graphql.ts'
import type { RequiredMinimums_requests$key } from '../__generated__/RequiredMinimums_requests.graphql.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { isStaff } from '../core/session/access.ts'
import { useSession } from '../core/session/useSession.ts'
import { holdsAccount } from '../distributions/tracking/timeline.ts'
import { Card } from '../kit/ui/Card.tsx'
import { formatDate, formatMoney } from '../kit/ui/format.ts'
import { Money } from '../kit/ui/Money.tsx'
import { SummaryList } from '../kit/ui/SummaryList.tsx'
import { useAmountsHidden } from '../kit/page/useChoice.ts'

const useStyles = makeStyles({
  root: { marginBlockStart: '20px', display: 'grid', rowGap: '16px' },
  bar: {
    display: 'flex',
    boxSizing: 'border-box',
    height: '14px',
    marginBlock: '4px 12px',
    borderRadius: tokens.borderRadiusCircular,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    overflow: 'hidden',
    '@media print': { printColorAdjust: 'exact' },
  },
  paid: { backgroundColor: tokens.colorCompoundBrandStroke, forcedColorAdjust: 'none' },
  // Striped, because a requested amount does not count before it is paid.
  requested: {
    backgroundImage: `repeating-linear-gradient(135deg, ${tokens.colorCompoundBrandStroke} 0 3px, transparent 3px 8px)`,
    forcedColorAdjust: 'none',
  },
  counted: { marginBlockStart: '12px', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  next: { marginBlockStart: '12px', display: 'flex', flexDirection: 'column', rowGap: '8px' },
})

interface Props {
  accountOwnerKey: RequiredMinimums_accountOwner$key
  /** The same owner; null if the user may not see requests. */
  requestsKey: RequiredMinimums_requests$key | null
}

/** Required minimum distributions of this year by account; renders nothing for an owner without any. */
export function RequiredMinimums({ accountOwnerKey, requestsKey }: Props) {
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
  const owner = useFragment(
    graphql`
      fragment RequiredMinimums_requests on AccountOwner {
        requests(first: 100, underWay: true) {
          edges {
            node {
              retirementAccountId
              isRollover
              statusId
              progress
              amount
              fee
            }
          }
        }
      }
    `,
    requestsKey,
  )
  const actsForOwner = useSession(isStaff)
  const isHidden = useAmountsHidden()
  if (requiredMinimums.length === 0) return null
  const requests = owner?.requests?.edges?.flatMap((edge) => edge?.node ?? []) ?? []
  return (
    <div className={styles.root}>
      {requiredMinimums.map(({ accountId, accountNumber, year, amount, paid, remaining, dueOn }) => {
        const open = requests.filter(
          (request) =>
            request.retirementAccountId === accountId && holdsAccount(request.statusId ?? 0) && !request.isRollover,
        )
        // Requests whose payment is on its way are already in `paid`. The fee is not part of a distribution.
        const requested = open
          .filter(({ progress }) => progress !== 'ON_ITS_WAY')
          .reduce((sum, request) => sum + (request.amount ?? 0) - (request.fee ?? 0), 0)
        const percent = (part: number) => `${amount > 0 ? Math.min(100, (part / amount) * 100) : 0}%`
        return (
          <Card key={accountId} heading={`Required minimum distribution ${year}, account ${accountNumber}`}>
            <div className={styles.bar} aria-hidden="true">
              <span className={styles.paid} style={{ width: percent(paid) }} />
              <span className={styles.requested} style={{ width: percent(requested) }} />
            </div>
            <SummaryList
              figures
              rows={[
                { term: 'Required', value: <Money amount={amount} /> },
                { term: 'Paid so far', value: <Money amount={paid} /> },
                ...(requested > 0 ? [{ term: 'Requested, not paid yet', value: <Money amount={requested} /> }] : []),
                { term: `Remaining, due by ${formatDate(dueOn)}`, value: <Money amount={remaining} />, strong: true },
              ]}
            />
            {remaining === 0 && !actsForOwner ? <p>You have taken the required amount for {year}.</p> : null}
            {remaining > 0 && !actsForOwner ? (
              <div className={styles.next}>
                <p>
                  {requested >= remaining
                    ? 'Your open request covers it once it is paid.'
                    : `If it is not paid by ${formatDate(dueOn)}, the IRS can charge a tax of up to 25% of what is missing.`}
                </p>
                {requested < remaining && open.length === 0 ? (
                  <p>
                    <ScreenLink to={`/${accountId}/withdraw`}>
                      Request {isHidden ? 'it' : formatMoney(remaining)}
                    </ScreenLink>
                  </p>
                ) : null}
              </div>
            ) : null}
            {paid + requested > 0 ? (
              <p className={styles.counted}>Distributions count before tax and without the distribution fee.</p>
            ) : null}
          </Card>
        )
      })}
    </div>
  )
}
