import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { WaitingForOwner_accountOwner$key } from '../__generated__/WaitingForOwner_accountOwner.graphql.ts'
import type { RequiredMinimums_accountOwner$key } from '../__generated__/RequiredMinimums_accountOwner.graphql.ts'
import type { openRequests_accountOwner$key } from '../__generated__/openRequests_accountOwner.graphql.ts'
import { ContactLink } from '../core/screens/ContactLink.tsx'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { isStaff } from '../core/session/access.ts'
import { useSession } from '../core/session/useSession.ts'
import { Card } from '../kit/ui/Card.tsx'
import { usePrimaryLink } from '../kit/ui/primaryLink.ts'
import { contactPhone, small } from '../kit/page/layout.ts'
import { useAmountsHidden } from '../kit/page/useChoice.ts'
import { formatDate, formatMoney } from '../kit/ui/format.ts'
import { useMinimums } from './RequiredMinimums.tsx'
import { SendAgreement } from './SendAgreement.tsx'

const useStyles = makeStyles({
  card: { marginBlockEnd: '16px' },
  list: { display: 'flex', flexDirection: 'column' },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '16px',
    minHeight: '44px',
    rowGap: '8px',
    paddingBlock: '10px',
    ':first-child': { paddingBlockStart: 0 },
    ':last-child': { paddingBlockEnd: 0, minHeight: '34px' },
    '& + &': { borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
  },
  // The buttons are in a column at the end of the card.
  words: { flexBasis: '20rem', flexGrow: 1, fontWeight: 600 },
  action: { display: 'flex', [small]: { flexGrow: 1 } },
})

interface Duty {
  key: string
  words: string
  action: ReactNode
}

interface Props {
  accountOwnerKey: WaitingForOwner_accountOwner$key
  minimumsKey: RequiredMinimums_accountOwner$key
  requestsKey: openRequests_accountOwner$key
  /** False if another button of Home is the primary one. */
  leads: boolean
}

/**
 * Tasks of the owner, each with a link. Renders nothing without tasks. Open requests have their own cards. Staff who act
 * for the owner see only an overdue minimum.
 */
export function WaitingForOwner({ accountOwnerKey, minimumsKey, requestsKey, leads }: Props) {
  const styles = useStyles()
  const primary = usePrimaryLink()
  const button = mergeClasses(primary.link, primary.outlined)
  const isHidden = useAmountsHidden()
  const phone = contactPhone()
  const actsForOwner = useSession(isStaff)
  const minimums = useMinimums({ accountOwnerKey: minimumsKey, requestsKey })
  const owner = useFragment(
    graphql`
      fragment WaitingForOwner_accountOwner on AccountOwner {
        death
        accounts(first: 100) {
          edges {
            node {
              accountId
              planAccountNumber
              balance
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
  const accounts = owner.accounts?.edges?.flatMap((edge) => edge?.node ?? []) ?? []
  const stateOf = (accountId: number) =>
    accounts.find((account) => account.accountId === accountId)?.distributionState ?? null
  const duesOf = (some: typeof minimums): Duty[] =>
    some
      // An account that accepts no request is named only if its minimum is overdue.
      .filter(
        ({ accountId, toRequest, isOverdue }) => toRequest > 0 && (isOverdue || stateOf(accountId) === 'AVAILABLE'),
      )
      .map(({ accountId, accountNumber, year, toRequest, dueOn, isOverdue }) => {
        const state = stateOf(accountId)
        const what = `required minimum distribution ${year} from account ${accountNumber}`
        const due = isOverdue ? `. It was due on ${formatDate(dueOn)}.` : ` by ${formatDate(dueOn)}.`
        const obstacle =
          state === 'AVAILABLE'
            ? ''
            : state === 'PENDING'
              ? ` ${isHidden ? 'A part' : formatMoney(toRequest)} is still to request, after the open request.`
              : ' No request is possible now.'
        return {
          key: `minimum-${accountId}-${year}`,
          words: `Take ${actsForOwner ? 'the' : 'your'} ${what}${due}${obstacle}`,
          action:
            state === 'AVAILABLE' ? (
              <ScreenLink to={`/${accountId}/withdraw`} appearance="plain" className={button}>
                Request {isHidden ? 'it' : formatMoney(toRequest)}
              </ScreenLink>
            ) : actsForOwner ? null : (
              <ContactLink className={button} />
            ),
        }
      })
  const overdue = duesOf(minimums.filter(({ isOverdue }) => isOverdue))
  const others: Duty[] = [
    ...accounts
      .filter(({ distributionState }) => distributionState === 'AWAITING_CUSTODIAL_DOCUMENT')
      .map(({ accountId, planAccountNumber }) => ({
        key: `agreement-${accountId}`,
        words: `Sign the custodial agreement of account ${planAccountNumber} with the link we emailed you. If it has expired, we’ll send a new one.`,
        action: <SendAgreement className={button} />,
      })),
    ...accounts
      .filter(({ draftSavedAt, distributionState }) => draftSavedAt && distributionState === 'AVAILABLE')
      .map(({ accountId, planAccountNumber, draftSavedAt }, index) => ({
        key: `draft-${accountId}`,
        words: `You have an unfinished request from account ${planAccountNumber}, saved ${formatDate(draftSavedAt ?? '')}.`,
        // The first draft has the primary button, because Home's first card has none while a draft exists.
        action: (
          <ScreenLink
            to={`/${accountId}/withdraw/distribution/`}
            state={{ continues: true }}
            appearance="plain"
            className={leads && index === 0 ? primary.link : button}
          >
            Continue
          </ScreenLink>
        ),
      })),
    ...accounts
      .filter(({ distributionState, balance }) => distributionState === 'PENDING_CLOSURE' && (balance ?? 0) > 0)
      .map(({ accountId, planAccountNumber, balance }) => ({
        key: `closing-${accountId}`,
        words: `Account ${planAccountNumber} is being closed. Contact us to have the ${isHidden ? 'balance' : formatMoney(balance ?? 0)} paid to you${phone ? `, or call ${phone}` : ''}.`,
        action: <ContactLink className={button} />,
      })),
    ...duesOf(minimums.filter(({ isOverdue }) => !isOverdue)),
    ...accounts
      .filter(
        ({ hasBeneficiaries, distributionState }) =>
          hasBeneficiaries === false && (distributionState === 'AVAILABLE' || distributionState === 'PENDING'),
      )
      .map(({ accountId, planAccountNumber }) => ({
        key: `heirs-${accountId}`,
        words: `Nobody is set to receive account ${planAccountNumber} if you die.`,
        action: (
          <ScreenLink to={`/${accountId}/beneficiary/`} appearance="plain" className={button}>
            Set up beneficiaries
          </ScreenLink>
        ),
      })),
  ]
  // Nothing can be requested for an owner who has died.
  const forStaff = owner.death ? [] : overdue
  const duties = actsForOwner ? forStaff : [...overdue, ...others]
  if (duties.length === 0) return null
  return (
    <Card heading={actsForOwner ? 'For the owner to do' : 'For you to do'} className={styles.card}>
      <ul className={styles.list} data-thumb>
        {duties.map(({ key, words, action }) => (
          <li key={key} className={styles.item}>
            <span className={styles.words}>{words}</span>
            <span className={styles.action} data-print="hide">
              {action}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
