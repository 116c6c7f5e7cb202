import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { WaitingForOwner_accountOwner$key } from '../__generated__/WaitingForOwner_accountOwner.graphql.ts'
import type { WaitingForOwner_requests$key } from '../__generated__/WaitingForOwner_requests.graphql.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { SignButton } from '../distributions/tracking/SignButton.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { usePrimaryLink } from '../kit/ui/primaryLink.ts'
import { dayOf, formatDate } from '../kit/ui/format.ts'
import { SendAgreement } from './SendAgreement.tsx'

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
    rowGap: '8px',
    paddingBlock: '10px',
    ':first-child': { paddingBlockStart: 0 },
    ':last-child': { paddingBlockEnd: 0, minHeight: '34px' },
    '& + &': { borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
  },
  urgent: { color: tokens.colorStatusDangerForeground1, fontWeight: 600 },
  action: { fontWeight: 600 },
})

interface Duty {
  key: string
  words: string
  /** True if a payment is on hold until the owner has done this task. */
  isUrgent?: boolean
  action: ReactNode
}

interface Props {
  accountOwnerKey: WaitingForOwner_accountOwner$key
  requestsKey: WaitingForOwner_requests$key
}

/** Tasks of the owner, each with a link: started drafts and requested actions. Renders nothing without tasks. */
export function WaitingForOwner({ accountOwnerKey, requestsKey }: Props) {
  const styles = useStyles()
  const primary = usePrimaryLink()
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
              incompleteReason
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
      .filter(({ progress }) => progress === 'INCOMPLETE' || progress === 'CAME_BACK')
      .map(({ requestId, number, progress, incompleteReason }) => ({
        key: `incomplete-${requestId}`,
        isUrgent: true,
        words:
          progress === 'CAME_BACK'
            ? `The payment of request ${number} came back.`
            : `Request ${number} is on hold: ${incompleteReason ?? 'something is missing.'}`,
        action: (
          <ScreenLink to={`/requests/${requestId}/`} className={styles.action}>
            See what to do
          </ScreenLink>
        ),
      })),
    ...requests
      .flatMap(({ requestId, number, progress }) =>
        requestId !== null && progress === 'AWAITING_SIGNATURE' ? { requestId, number } : [],
      )
      .map(({ requestId, number }) => ({
        key: `sign-${requestId}`,
        words: `Request ${number} waits for your signature.`,
        action: <SignButton requestId={requestId} />,
      })),
    ...accounts
      .filter(({ distributionState }) => distributionState === 'AWAITING_CUSTODIAL_DOCUMENT')
      .map(({ accountId, planAccountNumber }) => ({
        key: `agreement-${accountId}`,
        words: `Sign the custodial agreement of account ${planAccountNumber} with the link we emailed you. It expires after 72 hours.`,
        action: <SendAgreement />,
      })),
    ...accounts
      .filter(({ draftSavedAt, distributionState }) => draftSavedAt && distributionState === 'AVAILABLE')
      .map(({ accountId, planAccountNumber, draftSavedAt }) => ({
        key: `draft-${accountId}`,
        words: `You have an unfinished request from account ${planAccountNumber}, saved ${formatDate(dayOf(draftSavedAt ?? ''))}.`,
        // The first card offers no new request beside an unfinished one.
        action: (
          <ScreenLink to={`/${accountId}/withdraw`} appearance="plain" className={primary.link}>
            Continue
          </ScreenLink>
        ),
      })),
    ...accounts
      .filter(
        ({ hasBeneficiaries, distributionState }) =>
          hasBeneficiaries === false && (distributionState === 'AVAILABLE' || distributionState === 'PENDING'),
      )
      .map(({ accountId, planAccountNumber }) => ({
        key: `heirs-${accountId}`,
        words: `Account ${planAccountNumber} has no beneficiary in effect.`,
        action: <ScreenLink to={`/${accountId}/beneficiary/`}>Set up beneficiaries</ScreenLink>,
      })),
  ]
  if (duties.length === 0) return null
  return (
    <Card heading="For you to do" className={styles.card}>
      <ul className={styles.list} data-thumb>
        {duties.map(({ key, words, isUrgent, action }) => (
          <li key={key} className={styles.item}>
            <span className={isUrgent ? styles.urgent : undefined}>{words}</span>
            <span data-print="hide">{action}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
