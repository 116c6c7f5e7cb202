import { Button, makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components'
import { Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Evidence_around$data, Evidence_around$key } from '../../__generated__/Evidence_around.graphql.ts'
import { Changes } from '../../approvals/Changes.tsx'
import type { Decision } from '../../approvals/consequences.ts'
import { DecisionDialog } from '../../approvals/DecisionDialog.tsx'
import { OpenFirst } from '../../approvals/OpenFirst.tsx'
import { WarnedFile } from '../../core/files/WarnedFile.tsx'
import { formatDate, formatDateTime } from '../../kit/ui/format.ts'
import { evidenceKindLabel, evidenceWords } from '../evidence.ts'
import type { RequestFacts } from './requestFacts.ts'
import { lazyPart } from '../../kit/page/lazyPart.ts'

const GiveEvidence = lazyPart(async () => ({ default: (await import('./GiveEvidence.tsx')).GiveEvidence }))

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '12px' },
  heading: { fontSize: tokens.fontSizeBase300, fontWeight: 600 },
  bar: { flexShrink: 0 },
  list: { display: 'flex', flexDirection: 'column', rowGap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  small: { display: 'block', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  actions: { display: 'flex', flexWrap: 'wrap', columnGap: '12px', rowGap: '8px', marginBlockStart: '8px' },
})

type Demanded = NonNullable<RequestFacts['evidence']>

interface Props {
  facts: RequestFacts & { evidence: Demanded }
  aroundKey: Evidence_around$key
}

/** Evidence that a request needs: the document received, and the decision of a second person. */
export function Evidence({ facts, aroundKey }: Props) {
  const styles = useStyles()
  const [isGiving, setGiving] = useState(false)
  const { evidence, evidenceKinds } = useFragment(
    graphql`
      fragment Evidence_around on RequestAround @throwOnFieldError {
        evidenceKinds
        evidence {
          evidenceId
          kind
          documentedOn
          fileName
          warning
          downloadPath
          addedBy
          addedAt
          outcome
          decidedBy
          decidedAt
          note
          approval {
            approvalId
            description
            canDecide
            canWithdraw
            whyNot
            ...Changes_approval
            ...OpenFirst_approval
          }
        }
      }
    `,
    aroundKey,
  )
  const { of, state } = facts.evidence
  const { heading, document, says } = evidenceWords[of] ?? { heading: of, document: 'evidence', says: {} }
  const text = facts.takesEvidence ? says[state] : undefined
  return (
    <section className={styles.root}>
      <h3 className={styles.heading}>{heading}</h3>
      {text ? (
        <MessageBar intent={state === 'WAITING' ? 'info' : 'warning'} layout="multiline" className={styles.bar}>
          <MessageBarBody>{text}</MessageBarBody>
        </MessageBar>
      ) : null}
      {evidence.length > 0 ? (
        <ol className={styles.list}>
          {evidence.map((one) => (
            <li key={one.evidenceId}>
              {`${evidenceKindLabel(one.kind)}, dated ${formatDate(one.documentedOn)}`}
              {one.downloadPath ? (
                <WarnedFile path={one.downloadPath} fileName={one.fileName} warning={one.warning} />
              ) : (
                <span className={styles.small}>{`${one.fileName} is still being checked`}</span>
              )}
              <span className={styles.small}>{`Added ${formatDateTime(one.addedAt)}, ${one.addedBy ?? ''}`}</span>
              <span className={styles.small}>{outcomeText(one)}</span>
              {one.approval ? <DecideEvidence of={of} approval={one.approval} document={document} /> : null}
            </li>
          ))}
        </ol>
      ) : null}
      {facts.takesEvidence ? (
        <div>
          <Button aria-haspopup="dialog" onClick={() => setGiving(true)}>
            {`${state === 'MISSING' ? 'Add' : 'Replace'} ${document}`}
          </Button>
        </div>
      ) : null}
      {isGiving ? (
        <Suspense fallback={null}>
          <GiveEvidence
            of={of}
            kinds={evidenceKinds}
            accountOwnerId={facts.accountOwnerId}
            requestId={facts.requestId}
            replaces={state === 'ACCEPTED'}
            onClose={() => setGiving(false)}
          />
        </Suspense>
      ) : null}
    </section>
  )
}

interface Ended {
  outcome: string | null | undefined
  decidedBy: string | null | undefined
  decidedAt: string | null | undefined
  note: string | null | undefined
}

/** "Accepted 03/10/2026, 3:00 PM, Grace Green" */
function outcomeText({ outcome, decidedBy, decidedAt, note }: Ended): string {
  if (!outcome) return 'Not decided yet'
  const word = outcome.charAt(0) + outcome.slice(1).toLowerCase()
  const by = decidedAt ? ` ${formatDateTime(decidedAt)}, ${decidedBy ?? ''}` : ' before it was decided'
  return `${word}${by}${note ? `: ${note}` : ''}`
}

type Waiting = NonNullable<Evidence_around$data['evidence'][number]['approval']>

interface Deciding {
  of: string
  approval: Waiting
  document: string
}

/** Buttons next to the document for the second person's decision. For a claim, also shows the owner's designation. */
function DecideEvidence({ of, approval, document }: Deciding) {
  const styles = useStyles()
  const { approvalId, description, canDecide, canWithdraw, whyNot } = approval
  const [decision, setDecision] = useState<Decision | null>(null)
  return (
    <>
      {whyNot ? <span className={styles.small}>{whyNot}</span> : null}
      {of === 'DEATH' ? <Changes approvalKey={approval} /> : null}
      <OpenFirst approvalKey={approval} />
      {canDecide || canWithdraw ? (
        <div className={styles.actions}>
          {canDecide ? (
            <>
              <Button aria-haspopup="dialog" onClick={() => setDecision('refuse')}>
                {`Refuse ${document}`}
              </Button>
              <Button appearance="primary" aria-haspopup="dialog" onClick={() => setDecision('approve')}>
                {`Accept ${document}`}
              </Button>
            </>
          ) : null}
          {canWithdraw ? (
            <Button aria-haspopup="dialog" onClick={() => setDecision('withdraw')}>
              {`Take back ${document}`}
            </Button>
          ) : null}
        </div>
      ) : null}
      {decision ? (
        <DecisionDialog
          decision={decision}
          title={document}
          approves={{ verb: 'Accept', done: 'Accepted' }}
          approval={{ approvalId, description }}
          changesKey={approval}
          onClose={() => setDecision(null)}
        />
      ) : null}
    </>
  )
}
