import { formatDate } from '../../kit/ui/format.ts'
import { today } from '../../kit/ui/typedDate.ts'
import { evidenceOfLabels } from '../evidence.ts'
import { allowTime, processingTime } from '../texts.ts'
import {
  isSent,
  needsSignature,
  nextStep,
  onItsWay,
  paid,
  progressOf,
  returnOf,
  timelineOf,
  waitsForCode,
  waitsForContact,
  withReason,
  type Progress,
  type TrackedRequest,
} from './timeline.ts'
import { allSent } from './allSent.ts'
import { StageBar } from './StageBar.tsx'
import { Timeline } from './Timeline.tsx'

export interface StateFacts {
  isAwaited: boolean
  isCheck: boolean
  /** Whether the request is approved but on hold for the code, the plan's deposit or a review. */
  isHeldApproval: boolean
  isUnderReview: boolean
  isAwaitingPlan: boolean
  paidNextYearOn: string | null
  expectedFrom: string | null
  expectedTo: string | null
  /** Evidence that still needs a decision; null if none is required or a decision was made. */
  evidence: { of: string; state: string } | null
}

interface Props {
  request: TrackedRequest
  facts: StateFacts
  folded: boolean
}

/** Describes the state of a request to staff, in sentences about the owner. */
export function StaffState({ request, facts, folded }: Props) {
  const stages = timelineOf(request).map((stage) => ({ ...stage, label: labels[stage.label] ?? stage.label }))
  const { evidence } = facts
  const demand = evidence && demands[evidence.state]?.((evidenceOfLabels[evidence.of] ?? evidence.of).toLowerCase())
  return (
    <>
      <p>
        <strong>{held(request, facts) ?? nextYear(facts) ?? stepForStaff(request)}</strong>
        {expectation(request, facts)}
        {needsSignature(request) ? ` It takes ${processingTime} from the signature.` : null}
      </p>
      {demand ? <p>{demand}</p> : null}
      {folded ? <StageBar stages={stages} /> : <Timeline stages={stages} />}
    </>
  )
}

const labels: Readonly<Record<string, string>> = {
  'Awaiting your signature': 'Awaiting signature',
  'Waiting for your code': 'Waiting for the code',
}

const demands: Readonly<Record<string, (of: string) => string>> = {
  MISSING: (of) => `A document that shows the ${of} is missing. It must be accepted before the approval.`,
  WAITING: (of) => `The document that shows the ${of} waits for review.`,
  REFUSED: (of) => `The document does not show the ${of}. Another one is needed.`,
}

const underReview: Partial<Record<Progress, string>> = {
  APPROVED: 'The request is approved. It is under review and is paid when the review is done.',
  ON_ITS_WAY: 'The payment is under review and is sent when the review is done.',
}

function held(request: TrackedRequest, { isHeldApproval, isUnderReview, isAwaitingPlan }: StateFacts): string | null {
  const reviewed = isUnderReview ? underReview[progressOf(request)] : undefined
  if (reviewed !== undefined || !isHeldApproval || !isAwaitingPlan) return reviewed ?? null
  return 'The request waits for the plan’s deposit. It is paid once our bank has received the money.'
}

function nextYear({ paidNextYearOn: day, isCheck }: StateFacts): string | null {
  if (day === null) return null
  return `The request is approved. ${allSent(isCheck)} It is paid on ${formatDate(day)} and counts ${isCheck ? 'for' : 'as income of'} that year.`
}

/** The sentence about the time of the payment, for a signed request. */
export function expectation(
  request: TrackedRequest,
  {
    isAwaited,
    isCheck,
    expectedFrom,
    expectedTo,
  }: Pick<StateFacts, 'isAwaited' | 'isCheck' | 'expectedFrom' | 'expectedTo'>,
): string | null {
  if (!isAwaited || expectedFrom === null || expectedTo === null) return null
  if (isSent(request)) return allowTime
  if (expectedTo < today()) return ` The payment is late: it was expected by ${formatDate(expectedTo)}.`
  const when = `between ${formatDate(expectedFrom)} and ${formatDate(expectedTo)}, ${processingTime} after the signature.`
  const payment = isCheck ? 'check is mailed' : 'payment is expected'
  return waitsForCode(request) ? ` If the code is entered in time, the ${payment} ${when}` : ` The ${payment} ${when}`
}

/** One sentence with the next step and who must do it, like `nextStep` for the owner. */
export function stepForStaff(request: TrackedRequest): string {
  const code = 'once the owner has confirmed the address with the code from our letter.'
  if (waitsForCode(request))
    return progressOf(request) === 'APPROVED'
      ? `The request is approved. It is paid ${code}`
      : `The request waits for review. It can be paid only ${code}`
  const release = 'once two employees have released the payments of this owner.'
  if (waitsForContact(request))
    return progressOf(request) === 'APPROVED'
      ? `The request is approved. It is paid ${release}`
      : `The request waits for review. It can be paid only ${release}`
  switch (progressOf(request)) {
    case 'REVERSED':
      return withReason(
        request.outcome === 'redeposited'
          ? 'The payment came back and is in the account again.'
          : 'This request was reversed. The money is back in the account.',
        request,
      )
    case 'AWAITING_SIGNATURE':
      return 'The owner must review and sign the request.'
    case 'IN_REVIEW':
      return 'The request waits for review by staff.'
    case 'APPROVED':
      return 'The request is approved. The payment is being prepared.'
    case 'ON_ITS_WAY':
      return onItsWay(request.payments.at(-1), 'The')
    case 'PAID':
      return paid(request.payments.at(-1), 'The')
    case 'CAME_BACK':
    case 'INCOMPLETE':
      return missing(request)
    case 'CANCELLED':
    case 'CLOSED':
      return nextStep(request)
  }
}

function missing(request: TrackedRequest): string {
  const returned = returnOf(request)
  if (returned?.returnedOn)
    return `The payment came back on ${formatDate(returned.returnedOn)}: ${returned.returnReason}.`
  const reason = request.incompleteReason?.trim()
  return reason ? `The request is Incomplete. The owner reads: “${reason}”` : 'The request is Incomplete.'
}
