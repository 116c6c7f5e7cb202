import { Button, makeStyles, mergeClasses, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components'
import { Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ApprovalItem_approval$key } from '../__generated__/ApprovalItem_approval.graphql.ts'
import { lazyPart } from '../kit/page/lazyPart.ts'
import { DateTimeText } from '../kit/ui/DateText.tsx'
import { formatMoney } from '../kit/ui/format.ts'
import { Changes } from './Changes.tsx'
import { consequenceOf, isGrave, type Decision } from './consequences.ts'
import { OpenFirst } from './OpenFirst.tsx'

// The dialog loads separately, because only approvals of plan files ask for a control total.
const ControlTotalDialog = lazyPart(async () => ({
  default: (await import('./ControlTotalDialog.tsx')).ControlTotalDialog,
}))

const DecisionDialog = lazyPart(async () => ({ default: (await import('./DecisionDialog.tsx')).DecisionDialog }))

const useStyles = makeStyles({
  item: { display: 'flex', flexDirection: 'column', rowGap: '8px' },
  what: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, fontWeight: 600 },
  folded: { display: 'inline', fontSize: tokens.fontSizeBase300 },
  by: { display: 'block', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  bar: { flexShrink: 0 },
  consequences: { display: 'flex', flexDirection: 'column', rowGap: '6px', maxWidth: '72ch' },
  actions: { display: 'flex', columnGap: '12px', rowGap: '12px', flexWrap: 'wrap' },
})

/** An approval whose values the surrounding card already shows. */
export interface Shown {
  /** Code of the approval's effect. */
  effect: string
  /** Whether the user has opened the approval's file from the card. */
  hasOpened: boolean
}

interface Props {
  approvalKey: ApprovalItem_approval$key
  folds: boolean
  shown?: Shown | undefined
}

/** One approval: its effect, who requested it and when, the values before and after, and the user's actions. */
export function ApprovalItem({ approvalKey, folds, shown }: Props) {
  const styles = useStyles()
  const [decision, setDecision] = useState<Decision | null>(null)
  const approval = useFragment(
    graphql`
      fragment ApprovalItem_approval on Approval @throwOnFieldError {
        approvalId
        effect
        title
        description
        amount
        accountOwnerId
        ownerName
        madeBy
        madeAt
        lapsesAt
        status
        canDecide
        whyNot
        canWithdraw
        asksControlTotal
        toOpen {
          fileName
        }
        ...Changes_approval
        ...OpenFirst_approval
      }
    `,
    approvalKey,
  )
  const {
    approvalId,
    effect,
    title,
    description,
    amount,
    accountOwnerId,
    ownerName,
    madeBy,
    madeAt,
    lapsesAt,
    status,
    canDecide,
    whyNot,
    canWithdraw,
    asksControlTotal,
    toOpen,
  } = approval
  // Whether the file was opened. Kept in this component's state, because a download does not refetch the approvals.
  const [hasOpened, setOpened] = useState(false)
  const isShown = effect === shown?.effect
  const mustOpen = toOpen !== null && toOpen !== undefined && !hasOpened && !(isShown && shown.hasOpened)
  const approveLabel = mustOpen ? `Approve (open ${toOpen.fileName} first)` : 'Approve'
  const waits = status === 'WAITING'
  const by = madeBy.length > 0 ? madeBy.join(', ') : 'A scheduled job'
  const owner = ownerName ? [{ term: 'Owner', value: `${ownerName} (${accountOwnerId})` }] : []
  const isMoney = amount !== null && amount !== undefined && !description.includes(formatMoney(amount))
  const about = [...owner, ...(isMoney ? [{ term: 'Amount', value: formatMoney(amount) }] : [])]
  const facts = (
    <>
      {isShown ? null : (
        <Changes
          approvalKey={approval}
          first={about}
          more={[
            { term: 'Requested by', value: by },
            { term: 'Requested', value: <DateTimeText moment={madeAt} /> },
            ...(waits && lapsesAt ? [{ term: 'Expires', value: <DateTimeText moment={lapsesAt} /> }] : []),
          ]}
        />
      )}
      {whyNot ? (
        <MessageBar intent={waits ? 'info' : 'warning'} layout="multiline" className={styles.bar}>
          <MessageBarBody>{whyNot}</MessageBarBody>
        </MessageBar>
      ) : null}
      <OpenFirst approvalKey={approval} onOpen={() => setOpened(true)} />
      {isGrave(effect) && (canDecide || canWithdraw) ? (
        <ul className={styles.consequences}>
          {canDecide ? (
            <>
              <li>
                <strong>Refuse:</strong> {consequenceOf(effect, 'refuse')}
              </li>
              <li>
                <strong>Approve:</strong> {consequenceOf(effect, 'approve')}
              </li>
            </>
          ) : (
            <li>
              <strong>Take back:</strong> {consequenceOf(effect, 'withdraw')}
            </li>
          )}
        </ul>
      ) : null}
      {canDecide || canWithdraw ? (
        <div className={styles.actions}>
          {canDecide ? (
            <>
              <Button aria-label={`Refuse ${description}`} aria-haspopup="dialog" onClick={() => setDecision('refuse')}>
                Refuse
              </Button>
              <Button
                appearance="primary"
                aria-label={mustOpen ? `${approveLabel}: ${description}` : `Approve ${description}`}
                aria-haspopup="dialog"
                disabledFocusable={mustOpen}
                onClick={() => setDecision('approve')}
              >
                {approveLabel}
              </Button>
            </>
          ) : null}
          {canWithdraw ? (
            <Button
              aria-label={`Take back ${description}`}
              aria-haspopup="dialog"
              onClick={() => setDecision('withdraw')}
            >
              Take back
            </Button>
          ) : null}
        </div>
      ) : null}
    </>
  )
  return (
    <div className={styles.item}>
      {folds ? (
        <details>
          <summary>
            <h3 className={mergeClasses(styles.what, styles.folded)}>{description}</h3>
            <span className={styles.by}>{ownerName ? `For ${ownerName}, by ${by}` : `By ${by}`}</span>
          </summary>
          <div className={styles.item}>{facts}</div>
        </details>
      ) : (
        <>
          {isShown ? null : <h3 className={styles.what}>{description}</h3>}
          {facts}
        </>
      )}
      <Suspense fallback={null}>
        {decision === 'approve' && asksControlTotal ? (
          <ControlTotalDialog
            approvalId={approvalId}
            title={title}
            description={description}
            onClose={() => setDecision(null)}
          />
        ) : decision ? (
          <DecisionDialog
            decision={decision}
            title={title}
            approval={approval}
            first={about}
            changesKey={approval}
            onClose={() => setDecision(null)}
          />
        ) : null}
      </Suspense>
    </div>
  )
}
