import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { WaitingForOwner_accountOwner$key } from '../__generated__/WaitingForOwner_accountOwner.graphql.ts'
import type { WaitingForOwner_requests$key } from '../__generated__/WaitingForOwner_requests.graphql.ts'
import { ScreenLink } from '../app/screens/ScreenLink.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { formatDateTime } from '../kit/ui/format.ts'

const useStyles = makeStyles({
  card: { marginBlockEnd: '16px' },
  list: { display: 'flex', flexDirection: 'column' },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '16px',
    minHeight: '44px',
    paddingBlock: '4px',
    '& + &': { borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
  },
})

interface Duty {
  key: string
  words: string
  link: string
  to: string
}

interface Props {
  accountOwnerKey: WaitingForOwner_accountOwner$key
  requestsKey: WaitingForOwner_requests$key
}

/** What an owner has begun or is asked for, each with the way to it; nothing when there is nothing. */
export function WaitingForOwner({ accountOwnerKey, requestsKey }: Props) {
  const styles = useStyles()
  const owner = useFragment(
    graphql`
      fragment WaitingForOwner_accountOwner on AccountOwner {
        accounts(first: 100) {
          edges {
            node {
              accountId
              planAccountNumber
              draftSavedAt
              hasBeneficiaries
              distributionState
            }
          }
        }
      }
    `,
    accountOwnerKey,
  )
  const { requests: underWay } = useFragment(
    graphql`
      fragment WaitingForOwner_requests on AccountOwner {
        requests(first: 100, underWay: true) {
          edges {
            node {
              requestId
              number
              progress
            }
          }
        }
      }
    `,
    requestsKey,
  )
  const accounts = owner.accounts?.edges?.flatMap((edge) => edge?.node ?? []) ?? []
  const requests = underWay?.edges?.flatMap((edge) => edge?.node ?? []) ?? []
  const duties: Duty[] = [
    ...requests
      .filter(({ progress }) => progress === 'AWAITING_SIGNATURE')
      .map(({ requestId, number }) => ({
        key: `sign-${requestId}`,
        words: `Request ${number} waits for your signature.`,
        link: 'Review and sign',
        to: `/requests/${requestId}/`,
      })),
    ...accounts
      .filter(({ draftSavedAt, distributionState }) => draftSavedAt && distributionState === 'AVAILABLE')
      .map(({ accountId, planAccountNumber, draftSavedAt }) => ({
        key: `draft-${accountId}`,
        words: `You have begun a request from account ${planAccountNumber}, saved ${formatDateTime(draftSavedAt ?? '')}.`,
        link: 'Go on with it',
        to: `/${accountId}/withdraw`,
      })),
    ...accounts
      .filter(
        ({ hasBeneficiaries, distributionState }) =>
          hasBeneficiaries === false && (distributionState === 'AVAILABLE' || distributionState === 'PENDING'),
      )
      .map(({ accountId, planAccountNumber }) => ({
        key: `heirs-${accountId}`,
        words: `Nobody is named yet to inherit account ${planAccountNumber}.`,
        link: 'Name somebody',
        to: `/${accountId}/beneficiary/`,
      })),
  ]
  if (duties.length === 0) return null
  return (
    <Card heading="Waiting for you" className={styles.card}>
      <ul className={styles.list}>
        {duties.map(({ key, words, link, to }) => (
          <li key={key} className={styles.item}>
            <span>{words}</span>
            <ScreenLink to={to}>{link}</ScreenLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
