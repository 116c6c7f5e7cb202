import {
  makeStyles,
  mergeClasses,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  tokens,
} from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useOutletContext } from 'react-router-dom'
import type {
  OpenedRequest_detail$data,
  OpenedRequest_detail$key,
} from '../../__generated__/OpenedRequest_detail.graphql.ts'
import { ShownPdf } from '../../core/files/ShownPdf.tsx'
import { WarnedFile } from '../../core/files/WarnedFile.tsx'
import { ScreenLink } from '../../core/screens/ScreenLink.tsx'
import { addressOf } from '../../core/session/ownerInAddress.ts'
import { isWide as isWideWindow } from '../../kit/page/layout.ts'
import { useMediaQuery } from '../../kit/page/useMediaQuery.ts'
import { formatDate, formatDateTime, formatMoney, withLocalMoments } from '../../kit/ui/format.ts'
import { Age } from './Age.tsx'
import { reasonForStaff } from '../reasons.ts'
import { EditRequest } from './EditRequest.tsx'
import type { RequestActs } from './RequestBar.tsx'
import { Evidence } from './Evidence.tsx'
import { useOpenedLayout } from './openedLayout.ts'
import { PayEstate } from './PayEstate.tsx'
import { PutBack } from './PutBack.tsx'
import { RequestOwner } from './RequestOwner.tsx'
import { requestFacts, type Fact } from './requestFacts.ts'
import { requestInput } from './requestInput.ts'
import { ResendButton } from './ResendButton.tsx'
import { listLabel } from './requestAddress.ts'
import type { ShownPage } from './requestLists.ts'
import { Visitors } from './Visitors.tsx'

/** Context that the list passes to the request opened over it. */
export interface Opened {
  shown: ShownPage
  acts: RequestActs
  onClose: () => void
}

const useStyles = makeStyles({
  aside: { display: 'flex', flexDirection: 'column', rowGap: '20px', minWidth: 0 },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    columnGap: '12px',
    rowGap: '6px',
    margin: 0,
  },
  term: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  value: { margin: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  // Aligns the decimal points of the amounts. Labels stay on one line, so that the rows are close together.
  money: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 0 },
  figure: { textAlign: 'end' },
  total: { fontWeight: 600, paddingBlockStart: '6px', borderTop: `1px solid ${tokens.colorNeutralStroke1}` },
  heading: { fontSize: tokens.fontSizeBase300, fontWeight: 600, marginBlockEnd: '8px' },
  steps: { display: 'flex', flexDirection: 'column', rowGap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  // The heading and the file link, on one line above the displayed form.
  overForm: { display: 'flex', alignItems: 'baseline', columnGap: '12px' },
  notes: { marginBlockEnd: '16px', flexShrink: 0 },
  small: { display: 'block', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})

/** An open request: its form, and next to it the facts needed for the decision. */
export function OpenedRequest({ detailKey }: { detailKey: OpenedRequest_detail$key }) {
  const styles = useStyles()
  const layout = useOpenedLayout()
  const { shown, acts, onClose } = useOutletContext<Opened>()
  const isWide = useMediaQuery(isWideWindow)
  const { request, around } = useFragment(
    graphql`
      fragment OpenedRequest_detail on StaffRequestDetail @throwOnFieldError {
        request {
          ...requestInput_request
          ...requestFacts_request
          ...EditRequest_request
        }
        around {
          list
          residenceState
          withholdingNotice
          bankName
          balance
          balanceAfter
          dataNotes
          expectedFrom
          expectedTo
          signingLinkSentAt
          signingLinkExpiresAt
          history {
            kind
            at
            by
            note
          }
          visitors {
            ...Visitors_visitors
          }
          ...Evidence_around
          ...PutBack_around
          ...PayEstate_around
          ...ChangedMeanwhile_around
          ...RequestOwner_around
        }
      }
    `,
    detailKey,
  )
  const input = requestInput(request)
  const factsOf = requestFacts(request, input)
  // A file with a warning has only a link, and is not displayed.
  const formPath = isWide && !factsOf.attachmentWarning ? factsOf.attachmentPath : null
  const formTitle = `Form of ${factsOf.owner}, ${factsOf.planAccountNumber}`
  const { balance, balanceAfter, expectedFrom, expectedTo } = around
  const after = balanceAfter === null || balanceAfter === undefined ? '' : ` → ${formatMoney(balanceAfter)} once paid`
  const isInHistory = (step: string) => around.history.some(({ kind }) => kind === step)
  const facts: Fact[] = [
    // Omit dates that the history shows with their authors.
    ...factsOf.facts.filter(
      ({ term }) =>
        !(term === 'Requested' && isInHistory('SUBMITTED')) && !(term === 'Signed' && isInHistory('SIGNED')),
    ),
    ...(around.bankName ? [{ term: 'Bank', value: around.bankName }] : []),
    ...(around.residenceState ? [{ term: 'State of residence', value: around.residenceState }] : []),
    ...(expectedFrom && expectedTo && !isInHistory('SENT')
      ? [
          {
            term: factsOf.isCheck ? 'Mailing expected' : 'Payment expected',
            value: `${formatDate(expectedFrom)} to ${formatDate(expectedTo)}`,
          },
        ]
      : []),
    ...(around.withholdingNotice ? [{ term: 'W-4R notice shown', value: around.withholdingNotice }] : []),
  ]
  const form = factsOf.attachmentPath ? (
    <section className={mergeClasses(formPath !== null && styles.overForm)}>
      <h3 className={styles.heading}>Form</h3>
      <WarnedFile
        path={factsOf.attachmentPath}
        fileName={`${factsOf.kind}-${factsOf.planAccountNumber}.pdf`}
        warning={factsOf.attachmentWarning}
      />
    </section>
  ) : null
  return (
    <>
      <Visitors
        accountOwnerId={factsOf.accountOwnerId}
        requestId={factsOf.requestId}
        version={factsOf.version}
        visitorsKey={around.visitors}
      />
      {around.list === shown.list ? null : (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            {`This request is no longer in ${listLabel(shown.list)}. It is in ${listLabel(around.list as ShownPage['list'])}.`}
          </MessageBarBody>
        </MessageBar>
      )}
      {around.list === 'SIGNATURE' ? (
        <MessageBar intent="warning" layout="multiline" className={styles.notes}>
          <MessageBarBody>
            {`The owner has not signed this request yet. ${linkWords(around)}Resend emails a new link; the earlier link stops working.`}
          </MessageBarBody>
          <MessageBarActions>
            <ResendButton row={factsOf} name={factsOf.owner} />
          </MessageBarActions>
        </MessageBar>
      ) : null}
      {around.dataNotes.length === 0 ? null : (
        <MessageBar intent="warning" layout="multiline" className={styles.notes}>
          <MessageBarBody>
            <strong>Check before you approve</strong>
            <ul className={styles.steps}>
              {around.dataNotes.map((note) => (
                <li key={note}>{withLocalMoments(note)}</li>
              ))}
            </ul>
          </MessageBarBody>
        </MessageBar>
      )}
      <div className={mergeClasses(layout.root, formPath !== null && layout.withForm)}>
        <div className={mergeClasses(styles.aside, layout.first)}>
          <section>
            <h3 className={styles.heading}>
              <ScreenLink to={addressOf(factsOf.accountOwnerId)} prefetchData={false}>
                {factsOf.owner}
              </ScreenLink>
              {', '}
              <ScreenLink
                to={addressOf(factsOf.accountOwnerId, `${factsOf.retirementAccountId}/transaction`)}
                prefetchData={false}
              >
                {factsOf.planAccountNumber}
              </ScreenLink>
            </h3>
            <FactList facts={facts}>
              {factsOf.ageInBankDays === null ? null : (
                <>
                  <dt className={styles.term}>Waiting</dt>
                  <dd className={styles.value}>
                    <Age days={factsOf.ageInBankDays} />
                  </dd>
                </>
              )}
            </FactList>
          </section>
          <section>
            <h3 className={styles.heading}>Money</h3>
            <FactList facts={factsOf.money} areFigures />
            <p className={styles.small}>{`Balance ${formatMoney(balance)}${after}`}</p>
          </section>
          {formPath ? null : form}
        </div>
        <div className={layout.edit}>
          <EditRequest
            requestKey={request}
            facts={factsOf}
            now={input}
            aroundKey={around}
            shown={shown}
            acts={acts}
            onClose={onClose}
          />
        </div>
        <div className={mergeClasses(styles.aside, layout.around)}>
          {factsOf.evidence ? <Evidence facts={{ ...factsOf, evidence: factsOf.evidence }} aroundKey={around} /> : null}
          <PutBack accountOwnerId={factsOf.accountOwnerId} requestId={factsOf.requestId} aroundKey={around} />
          <PayEstate accountOwnerId={factsOf.accountOwnerId} requestId={factsOf.requestId} aroundKey={around} />
          <RequestOwner accountOwnerId={factsOf.accountOwnerId} ownerName={factsOf.owner} aroundKey={around} />
          <section>
            <h3 className={styles.heading}>History</h3>
            {around.history.length === 0 ? <p className={styles.small}>No changes yet.</p> : null}
            <ol className={styles.steps}>
              {around.history.map(({ kind, at, by, note }, index) => (
                <li key={index}>
                  {stepWord(kind)}
                  {note ? `: ${reasonForStaff(note)}` : null}
                  <span className={styles.small}>{`${formatDateTime(at)}, ${by ?? 'by the portal'}`}</span>
                </li>
              ))}
            </ol>
          </section>
        </div>
        {formPath ? (
          <div className={layout.form} data-form>
            {form}
            <ShownPdf path={formPath} title={formTitle} explains />
          </div>
        ) : null}
      </div>
    </>
  )
}

interface FactListProps {
  facts: readonly Fact[]
  /** True for the amounts of one calculation, whose decimal points are aligned. */
  areFigures?: boolean
  children?: ReactNode
}

function FactList({ facts, areFigures = false, children }: FactListProps) {
  const styles = useStyles()
  return (
    <dl className={mergeClasses(styles.facts, areFigures && styles.money)}>
      {facts.flatMap(({ term, value, isTotal }) => [
        <dt key={`${term} term`} className={mergeClasses(styles.term, isTotal && styles.total)}>
          {term}
        </dt>,
        <dd key={term} className={mergeClasses(styles.value, areFigures && styles.figure, isTotal && styles.total)}>
          {value}
        </dd>,
      ])}
      {children}
    </dl>
  )
}

/** Says when the link to sign was sent and until when it works; empty if unknown. */
function linkWords({
  signingLinkSentAt: sent,
  signingLinkExpiresAt: expires,
}: Pick<OpenedRequest_detail$data['around'], 'signingLinkSentAt' | 'signingLinkExpiresAt'>): string {
  if (!sent || !expires) return ''
  const works = new Date(expires) > new Date() ? 'works until' : 'expired on'
  return `The link of ${formatDateTime(sent)} ${works} ${formatDateTime(expires)}. `
}

/** Converts "EVIDENCE_GIVEN" to "Evidence given". */
function stepWord(kind: string): string {
  return kind.charAt(0) + kind.slice(1).toLowerCase().replaceAll('_', ' ')
}
