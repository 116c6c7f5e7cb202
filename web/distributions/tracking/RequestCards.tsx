import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { graphql, useRefetchableFragment } from 'react-relay'
import type { RequestCards_accountOwner$key } from '../../__generated__/RequestCards_accountOwner.graphql.ts'
import type { RequestCardsPageQuery } from '../../__generated__/RequestCardsPageQuery.graphql.ts'
import { addressOfRequest } from '../../core/screens/addressOfRequest.ts'
import { LIST_OF_STATUS } from '../listOfStatus.ts'
import { ScreenLink } from '../../core/screens/ScreenLink.tsx'
import { isStaff } from '../../core/session/access.ts'
import { useSession } from '../../core/session/useSession.ts'
import { Card } from '../../kit/ui/Card.tsx'
import { Money } from '../../kit/ui/Money.tsx'
import { usePrimaryLink } from '../../kit/ui/primaryLink.ts'
import { Pager } from '../../kit/lists/Pager.tsx'
import { wholeList } from '../../kit/lists/pageSize.ts'
import { usePages } from '../../kit/lists/usePages.ts'
import { CallUs } from './CallUs.tsx'
import { RequestState } from './RequestState.tsx'
import { RequestTitle } from './RequestTitle.tsx'
import { Submitted } from './Submitted.tsx'
import { SignButton } from './SignButton.tsx'
import { isForOwner, isSignedAgain, isToSign, isUnderWay } from './timeline.ts'

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', rowGap: '16px', marginBlockEnd: '16px' },
  duty: { marginBlockEnd: '4px', color: tokens.colorBrandForeground1, fontWeight: 600 },
  sums: { fontVariantNumeric: 'tabular-nums' },
  above: { marginBlockEnd: '12px' },
  below: { marginBlockStart: '20px' },
  deductions: { display: 'block', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '24px',
    rowGap: '12px',
    marginBlockStart: '20px',
  },
})

interface Listed {
  status: keyof typeof LIST_OF_STATUS
  progress: string | null | undefined
  mayCancel: boolean | null | undefined
}

/** Whether the request waits for its first signature in the portal. Staff process a paper form, so it is not canceled. */
const isOnlyTheirs = ({ progress, mayCancel }: Omit<Listed, 'status'>) =>
  progress === 'AWAITING_SIGNATURE' && mayCancel !== false

/** The staff list that contains the request. */
const listOf = ({ status, ...request }: Listed) => (isOnlyTheirs(request) ? 'SIGNATURE' : LIST_OF_STATUS[status])

/** Shows the deductions from the requested amount to the net amount. Renders nothing if both amounts are equal. */
function Deductions({ amount, fee, net }: { amount: number; fee: number; net: number }) {
  const styles = useStyles()
  if (net === amount) return null
  const tax = (Math.round(amount * 100) - Math.round(fee * 100) - Math.round(net * 100)) / 100
  return (
    <span className={styles.deductions}>
      <Money amount={amount} /> requested
      {tax > 0 ? (
        <>
          {' '}
          − <Money amount={tax} /> tax
        </>
      ) : null}
      {fee > 0 ? (
        <>
          {' '}
          − <Money amount={fee} /> fee
        </>
      ) : null}
    </span>
  )
}

interface Props {
  accountOwnerKey: RequestCards_accountOwner$key
  /** True if the user has just submitted the newest request. */
  submitted?: boolean
}

/**
 * One card for each open request: number, amounts, state with its button, and a link to the receipt. If the owner must
 * act, the button comes before the amounts.
 */
export function RequestCards({ accountOwnerKey, submitted = false }: Props) {
  const styles = useStyles()
  const primary = usePrimaryLink()
  const actsForOwner = useSession(isStaff)
  const [{ requests }, refetch] = useRefetchableFragment<RequestCardsPageQuery, RequestCards_accountOwner$key>(
    graphql`
      fragment RequestCards_accountOwner on AccountOwner
      @refetchable(queryName: "RequestCardsPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 100 }, after: { type: "String" })
      @throwOnFieldError {
        requests(first: $first, after: $after, underWay: true) {
          totalCount
          pageInfo {
            endCursor
          }
          edges {
            node {
              id
              requestId
              number
              type
              planAccountNumber
              amount
              fee
              netAmount
              isCheck
              isRollover
              payee
              status
              progress
              signedAt
              awaitsSignature
              mayCancel
              events {
                kind
              }
              evidence {
                __typename
              }
              ...RequestState_request
            }
          }
        }
      }
    `,
    accountOwnerKey,
  )
  const pages = usePages((variables) => refetch(variables, { fetchPolicy: 'store-and-network' }), wholeList)
  const total = requests?.totalCount ?? 0
  const shown = (requests?.edges ?? [])
    .map((edge) => edge.node)
    .filter((request) => isUnderWay(request.status, request.progress ?? null))
    .map(({ signedAt, events, ...request }) => ({
      ...request,
      isSigned: isSignedAgain({ progress: request.progress, signedAt, events: events.map(({ kind }) => ({ kind })) }),
    }))
  if (shown.length === 0) return null
  // Only the first request that the user can act on has a primary button.
  const first = shown.find((request) => actsForOwner || (isForOwner(request.progress) && !request.isSigned))
  const newest = shown.toSorted((one, other) => (other.requestId ?? 0) - (one.requestId ?? 0))[0]
  return (
    <div className={styles.list} aria-busy={pages.busy}>
      {submitted && newest ? <Submitted number={newest.number} progress={newest.progress} /> : null}
      {shown.map((request) => {
        const { progress, awaitsSignature, isSigned } = request
        const isTurn = !actsForOwner && isForOwner(request.progress) && !isSigned
        const sums = (
          <p className={mergeClasses(styles.sums, isTurn ? styles.below : styles.above)}>
            <Money amount={request.amount} /> from account {request.planAccountNumber}
            {request.progress === 'CAME_BACK' ? (
              <>
                . <Money amount={request.netAmount} /> came back and is held{actsForOwner ? '' : ' for you'}.
              </>
            ) : (
              <>
                , net <Money amount={request.netAmount} />, by {request.isCheck ? 'check' : 'direct deposit'}
                {request.payee ? ` to ${request.payee}` : null}
              </>
            )}
            <Deductions amount={request.amount} fee={request.fee} net={request.netAmount} />
          </p>
        )
        return (
          <Card key={request.id} heading={<RequestTitle type={request.type} number={request.number} />}>
            {isTurn ? <p className={styles.duty}>Your next step</p> : null}
            {isTurn ? null : sums}
            <RequestState requestKey={request} folded />
            <div className={styles.actions} data-print="hide" data-actions="phone-wide">
              {actsForOwner ? (
                <ScreenLink
                  to={addressOfRequest({
                    requestId: request.requestId,
                    isRollover: request.isRollover,
                    list: listOf(request),
                  })}
                  appearance="plain"
                  className={mergeClasses(primary.link, request !== first && primary.outlined)}
                  aria-label={`Open request ${request.number}`}
                >
                  Open request
                </ScreenLink>
              ) : isToSign({ progress, awaitsSignature }) && request.requestId !== null ? (
                <SignButton requestId={request.requestId} leads={request === first} />
              ) : request.progress === 'CAME_BACK' && !isSigned ? (
                <CallUs leads={request === first} />
              ) : request.progress === 'INCOMPLETE' ? (
                <ScreenLink
                  to={`/requests/${request.requestId}/`}
                  appearance="plain"
                  className={mergeClasses(primary.link, request !== first && primary.outlined)}
                >
                  See what to do
                </ScreenLink>
              ) : null}
              <ScreenLink to={`/requests/${request.requestId}/`}>View receipt</ScreenLink>
              {isOnlyTheirs(request) && !actsForOwner ? (
                <ScreenLink to={`/requests/${request.requestId}/`}>
                  {/* Only staff can change a request that staff filled in for the owner. */}
                  {request.evidence ? 'Cancel' : 'Correct or cancel'}
                </ScreenLink>
              ) : null}
            </div>
            {isTurn ? sums : null}
          </Card>
        )
      })}
      {total > wholeList ? (
        <Pager
          page={pages.page}
          total={total}
          size={wholeList}
          onPage={(page) => pages.goTo(page, requests?.pageInfo.endCursor ?? null)}
          label="Open requests"
        />
      ) : null}
    </div>
  )
}
