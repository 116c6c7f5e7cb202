import { makeStyles } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { RequestState_request$key } from '../../__generated__/RequestState_request.graphql.ts'
import { ContactLink } from '../../core/screens/ContactLink.tsx'
import { Section } from '../../core/screens/Section.tsx'
import { isStaff } from '../../core/session/access.ts'
import { useSession } from '../../core/session/useSession.ts'
import { evidenceOfLabels } from '../evidence.ts'
import { formatDate } from '../../kit/ui/format.ts'
import { lazyPart } from '../../kit/page/lazyPart.ts'
import { today } from '../../kit/ui/typedDate.ts'
import { allowTime, expectedWords, identityFirst, processingTime } from '../texts.ts'
import { allSent } from './allSent.ts'
import { ownPayment } from './ownPayment.ts'
import { Remedies } from './Remedies.tsx'
import { StageBar } from './StageBar.tsx'
import {
  holdsAccount,
  isDueOnADay,
  isSent,
  isSignedAgain,
  isToSign,
  needsSignature,
  progressOf,
  timelineOf,
  waitsForCode,
  nextStep,
  type Progress,
  type TrackedRequest,
} from './timeline.ts'
import { Timeline } from './Timeline.tsx'

// Loaded separately, because only staff need these parts. The screen waits for them, to avoid a layout shift.
const StaffState = lazyPart(async () => ({ default: (await import('./StaffState.tsx')).StaffState }))
const ResendLink = lazyPart(async () => ({ default: (await import('./ResendLink.tsx')).ResendLink }))

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '16px' },
})

/** The days on which the money is expected. After the last day, an apology for the delay. */
function expectation(from: string, to: string, isWaitingForCode: boolean, isCheck: boolean): string {
  if (to < today() && isWaitingForCode) return ''
  if (to < today())
    return ` This is taking longer than we said: we expected to pay you by ${formatDate(to)}. We are sorry. Please contact us if you need the money soon.`
  const words = expectedWords(isCheck, from, to)
  return isWaitingForCode ? ` If you enter it in time, ${words}.` : ` ${words[0]?.toUpperCase()}${words.slice(1)}.`
}

const notes: Readonly<Record<string, (of: string) => string>> = {
  MISSING: (of) => `We still need a document that shows the ${of}. We pay once we have received and reviewed it.`,
  WAITING: (of) => `We have the document that shows the ${of} and are reviewing it.`,
  REFUSED: (of) => `The document that we have does not show the ${of}. Please send us another one.`,
}

/** State of a document that is required for the approval; null if no document is required or it was accepted. */
function evidenceNote({ of, state }: { of: string; state: string }): string | null {
  return notes[state]?.((evidenceOfLabels[of] ?? of).toLowerCase()) ?? null
}

/** Shown while the deposit of the plan is missing. This hold is shown instead of all others. */
const awaitsPlan =
  'Your request waits for the plan’s deposit. We pay it once our bank has received the money from your plan.'
const underReview: Partial<Record<Progress, string>> = {
  APPROVED: 'Your request is approved. We are reviewing it and pay it when the review is done.',
  ON_ITS_WAY: 'We are reviewing the payment and send it when the review is done.',
}
const ofNextYear = (day: string, isCheck: boolean) =>
  `Your request is approved. ${allSent(isCheck)} We pay it on ${formatDate(day)}, and it counts ${isCheck ? 'for' : 'as income of'} that year.`
const fromNextYear = (day: string, isCheck: boolean) =>
  ` ${allSent(isCheck)} If we approve your request, we pay it on ${formatDate(day)} or later, and it counts ${isCheck ? 'for' : 'as income of'} that year.`

interface Props {
  requestKey: RequestState_request$key
  /** True on Home, which shows the stages as a single bar and no remedies. */
  folded?: boolean
  /** Needed for the remedies. */
  isRollover?: boolean
}

/** State of a request, its next step, and the days on which the money is expected. */
export function RequestState({ requestKey, folded = false, isRollover = false }: Props) {
  const styles = useStyles()
  const request = useFragment(
    graphql`
      fragment RequestState_request on DistributionRequest @throwOnFieldError {
        requestId
        status
        progress
        signedAt
        signBy
        awaitsSignature
        requestedAt
        isCheck
        outcome
        isHeld
        isAwaitingCode
        isAwaitingContact
        isAwaitingPlan
        paidNextYearOn
        paidNextYearFrom
        isUnderReview
        incompleteReason
        maskedEmail
        evidence {
          of
          state
        }
        expectedFrom
        expectedTo
        events {
          kind
          at
          note
        }
        payments {
          ...ownPayment_payment
        }
      }
    `,
    requestKey,
  )
  const actsForOwner = useSession(isStaff)
  const { expectedFrom, expectedTo } = request
  const tracked: TrackedRequest = {
    status: request.status,
    progress: request.progress ?? null,
    signedAt: request.signedAt,
    requestedAt: request.requestedAt,
    outcome: request.outcome,
    incompleteReason: request.incompleteReason,
    isWaitingForCode: request.isAwaitingCode === true,
    isWaitingForContact: request.isAwaitingContact === true,
    isUnderReview: request.isUnderReview === true,
    awaitsSignature: request.awaitsSignature === true,
    events: request.events.map(({ kind, at, note }) => ({ kind, at, note })),
    payments: request.payments.map(ownPayment),
  }
  // A request that counts as paid has expected days only if a check was mailed.
  const isAwaited =
    request.isAwaitingPlan !== true &&
    request.isAwaitingContact !== true &&
    request.isUnderReview !== true &&
    !request.paidNextYearOn &&
    ['IN_REVIEW', 'APPROVED', 'ON_ITS_WAY', 'PAID'].includes(progressOf(tracked)) &&
    !isDueOnADay(tracked)
  const isHeldApproval = request.isHeld && request.status === 'APPROVED'
  const reviewed = request.isUnderReview ? underReview[progressOf(tracked)] : null
  const waitsFor = reviewed ?? (isHeldApproval && request.isAwaitingPlan ? awaitsPlan : null)
  // Show a hold for the owner's code or for the plan's deposit before other states.
  const nextYear =
    request.isHeld || !request.paidNextYearOn ? null : ofNextYear(request.paidNextYearOn, request.isCheck)
  const next = waitsFor ?? nextYear ?? nextStep(tracked)
  // Before the approval, shown instead of the expected days, which may be of this year.
  const nextYearFrom = ['AWAITING_SIGNATURE', 'IN_REVIEW'].includes(progressOf(tracked))
    ? (request.paidNextYearFrom ?? null)
    : null
  const isOpen = ['AWAITING_SIGNATURE', 'IN_REVIEW', 'INCOMPLETE'].includes(progressOf(tracked))
  const demands = isOpen && request.evidence ? evidenceNote(request.evidence) : null
  const isToRemedy =
    progressOf(tracked) === 'INCOMPLETE' ||
    (progressOf(tracked) === 'CAME_BACK' && !isToSign(tracked) && !isSignedAgain(tracked))
  const stages = timelineOf(tracked)
  if (actsForOwner)
    return (
      <Section waitsWithScreen>
        <div className={styles.root}>
          <StaffState
            request={tracked}
            facts={{
              isAwaited: isAwaited && request.signedAt !== null,
              isCheck: request.isCheck,
              isHeldApproval: request.isHeld === true && request.status === 'APPROVED',
              isUnderReview: request.isUnderReview === true,
              isAwaitingPlan: request.isAwaitingPlan === true,
              paidNextYearOn: request.isHeld ? null : (request.paidNextYearOn ?? null),
              expectedFrom: expectedFrom ?? null,
              expectedTo: expectedTo ?? null,
              evidence: isOpen ? (request.evidence ?? null) : null,
            }}
            folded={folded}
          />
          {(needsSignature(tracked) || isToSign(tracked)) && !folded ? (
            <ResendLink requestId={request.requestId} sentTo={request.maskedEmail} />
          ) : null}
        </div>
      </Section>
    )
  return (
    <div className={styles.root}>
      <p>
        <strong>{next}</strong>
        {isAwaited && !nextYearFrom && request.signedAt && expectedFrom && expectedTo
          ? isSent(tracked)
            ? allowTime
            : expectation(expectedFrom, expectedTo, waitsForCode(tracked), request.isCheck)
          : null}
        {needsSignature(tracked) && request.signBy ? ` Sign by ${formatDate(request.signBy)}.` : null}
        {needsSignature(tracked) ? ` It takes ${processingTime} from your signature.` : null}
        {nextYearFrom ? fromNextYear(nextYearFrom, request.isCheck) : null}
        {needsSignature(tracked) && request.isAwaitingCode
          ? ' Your first payment also waits until you enter the code from our letter.'
          : null}
        {needsSignature(tracked) && request.isAwaitingContact ? ` ${identityFirst}` : null}
      </p>
      {demands ? <p>{demands}</p> : null}
      {!folded && isToRemedy ? (
        <Remedies
          reason={request.incompleteReason}
          isMailedToOwner={request.isCheck && !isRollover}
          cameBack={progressOf(tracked) === 'CAME_BACK'}
          wantsEvidence={demands !== null && request.evidence?.state !== 'WAITING'}
        />
      ) : null}
      {!folded && ['IN_REVIEW', 'APPROVED'].includes(progressOf(tracked)) ? (
        <p data-print="hide">
          A signed request can no longer be changed or canceled here. Until the payment is sent, we can still stop it:{' '}
          <ContactLink />
        </p>
      ) : null}
      {!folded && holdsAccount(request.status) ? (
        <p>You can ask for another distribution from this account once this one is paid or canceled.</p>
      ) : null}
      {folded ? <StageBar stages={stages} /> : <Timeline stages={stages} />}
    </div>
  )
}
