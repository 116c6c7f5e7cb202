import { Button, makeStyles, MessageBar, MessageBarActions, MessageBarBody, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { FilePicker } from '../../kit/files/FilePicker.tsx'
import { pdfOnly } from '../../kit/files/chosenFile.ts'
import { ModalForm } from '../../kit/forms/ModalForm.tsx'
import { useRefresh } from '../../app/relay/useRefresh.ts'
import { intoView } from '../../kit/ui/intoView.ts'
import type { RequestEdit } from './useRequestEdit.ts'

const useStyles = makeStyles({
  details: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
    columnGap: '16px',
    rowGap: '12px',
    padding: '16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  term: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  value: { fontVariantNumeric: 'tabular-nums', fontWeight: 500 },
  bar: { flexShrink: 0 },
})

interface Detail {
  term: string
  value: string
}

interface Props<In extends FieldValues, Out> {
  title: string
  /** Whose request it is, said again beside Save: the frame may name another owner. */
  owner: string
  form: UseFormReturn<In, unknown, Out>
  edit: RequestEdit
  details: readonly Detail[]
  /** What of the request waits for a second person. */
  waitsFor: string | null
  /** Why it is not paid yet and what ends that. */
  holdReason: string | null
  onSubmit: (values: Out) => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** The edit form of a request: what it is about, its fields, its file, and what the server said to the last try. */
export function RequestModal<In extends FieldValues, Out>(props: Props<In, Out>) {
  const { title, owner, form, edit, details, waitsFor, holdReason, onSubmit, onClose, children } = props
  const styles = useStyles()
  const refresh = useRefresh()
  return (
    <ModalForm title={title} form={form} onSubmit={onSubmit} onClose={onClose} aside={`Saves the request of ${owner}`}>
      <dl className={styles.details}>
        {details.map(({ term, value }, index) => (
          <div key={index}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {waitsFor === null ? null : (
        <MessageBar intent="info" layout="multiline" className={styles.bar}>
          <MessageBarBody>{`Waits for a second person: ${waitsFor}. What changes stands above the list.`}</MessageBarBody>
        </MessageBar>
      )}
      {holdReason === null ? null : (
        <MessageBar intent="info" layout="multiline" className={styles.bar}>
          <MessageBarBody>{holdReason}</MessageBarBody>
        </MessageBar>
      )}
      {children}
      <FilePicker
        label="File"
        accepted={pdfOnly}
        file={edit.file.file}
        error={edit.file.problem}
        disabled={form.formState.isSubmitting}
        onChange={edit.file.choose}
        required={false}
      />
      {edit.message ? (
        <MessageBar ref={intoView} intent="warning" layout="multiline" className={styles.bar}>
          <MessageBarBody>{edit.message}</MessageBarBody>
          <MessageBarActions>
            <Button
              onClick={() => {
                onClose()
                void refresh()
              }}
            >
              Reload
            </Button>
          </MessageBarActions>
        </MessageBar>
      ) : null}
    </ModalForm>
  )
}
