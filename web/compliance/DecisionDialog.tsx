import { makeStyles, tokens } from '@fluentui/react-components'
import { useState, type ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { ReasonForm, useReason } from '../distributions/ReasonForm.tsx'
import { TextAreaField } from '../kit/forms/TextAreaField.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { ConfirmDialog } from '../kit/ui/ConfirmDialog.tsx'
import { countOf, nameOf, type Chosen } from './chosen.ts'
import { notOpened } from './openedEvidence.ts'
import type { Decision, Why } from './useDecision.ts'

/** Maximum number of people that fit in the dialog without scrolling. */
const few = 4
const mostCharacters = 300

const useStyles = makeStyles({
  body: { display: 'flex', flexDirection: 'column', rowGap: '12px' },
  // The list of names scrolls, because the reviewer must be able to read every name.
  people: {
    display: 'flex',
    flexDirection: 'column',
    flexShrink: 0,
    rowGap: '8px',
    maxHeight: '45vh',
    paddingInlineStart: '20px',
    overflowY: 'auto',
    listStyleType: 'disc',
    margin: 0,
  },
  findings: { display: 'block', color: tokens.colorNeutralForeground2 },
  warned: { display: 'block', color: tokens.colorStatusDangerForeground1 },
})

const verbs: Readonly<Record<Decision, string>> = { approve: 'Approve', reject: 'Reject' }

export const effects: Readonly<Record<Decision, string>> = {
  approve: 'Approved accounts are validated. An account whose agreement is signed is registered immediately.',
  reject:
    'A rejected account leaves the review and cannot be registered. After the problem is fixed, customer service can send it back for review.',
}

interface Props {
  decision: Decision
  accounts: readonly Chosen[]
  busy: boolean
  /** True if a shortcut key opened the dialog; Enter then confirms. */
  isFromKey?: boolean
  /** Entered ids that the decision does not include. */
  children?: ReactNode
  onConfirm: (why: Why) => void
  onClose: () => void
}

/** Asks for a confirmation, and names the people affected by the decision. */
export function DecisionDialog({ decision, accounts, busy, isFromKey = false, children, onConfirm, onClose }: Props) {
  const styles = useStyles()
  const required = accounts.some(({ reasonRequired }) => reasonRequired)
  const reason = useReason({ required })
  const note = useNote(required)
  const [unread] = useState(() => notOpened(accounts.map(({ accountId }) => accountId)))
  return (
    <ConfirmDialog
      open
      title={`${verbs[decision]} ${countOf(accounts)}?`}
      confirmLabel={`${verbs[decision]} ${countOf(accounts)}`}
      cancelLabel="Cancel"
      busy={busy}
      isGrave={decision === 'reject'}
      isFromKey={isFromKey}
      onConfirm={() => {
        const why = decision === 'reject' ? reason.take() : note.take()
        if (why && !busy) onConfirm(why)
      }}
      onClose={onClose}
    >
      <div className={styles.body}>
        {accounts.length > 1 && unread.size > 0 ? (
          <p className={styles.warned}>{`You have not opened the evidence of ${countOf([...unread])}.`}</p>
        ) : null}
        <ul
          aria-label={countOf(accounts)}
          className={styles.people}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls a long list
          tabIndex={accounts.length > few ? 0 : undefined}
        >
          {accounts.map((account) => (
            <li key={account.accountId}>
              {`${nameOf(account)}, account ${account.accountId}`}
              <span className={account.reasonRequired ? styles.warned : styles.findings}>
                {account.findings.join(' · ') || 'No finding'}
              </span>
              {unread.has(account.accountId) ? <span className={styles.warned}>Evidence not opened</span> : null}
            </li>
          ))}
        </ul>
        {children}
        <p>{effects[decision]}</p>
        {decision === 'reject' ? (
          <ReasonForm form={reason.form} of="REJECT" required={required} />
        ) : (
          <FormProvider {...note.form}>
            <TextAreaField
              name="note"
              label={required ? 'Reason' : 'Reason (optional)'}
              hint="Reviewers read this, the owner does not"
              rows={2}
              required={required}
            />
          </FormProvider>
        )}
      </div>
    </ConfirmDialog>
  )
}

const schema = z.object({ note: z.string() })

/** Returns the note of an approval. If the note is invalid, shows the error at the field and returns null. */
function useNote(required: boolean) {
  const form = useZodForm(schema, { defaultValues: { note: '' } })
  function take(): Why | null {
    const note = form.getValues('note').trim()
    const tooLong = note.length > mostCharacters ? `At most ${mostCharacters} characters` : null
    const problem = required && note === '' ? 'Please enter a reason' : tooLong
    if (problem === null) return { note }
    form.setError('note', { type: 'custom', message: problem }, { shouldFocus: true })
    return null
  }
  return { form, take }
}
