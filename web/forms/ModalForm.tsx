import { Button, makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Modal } from '../ui/Modal.tsx'
import { Form } from './Form.tsx'
import { SubmitButton } from './SubmitButton.tsx'

const useStyles = makeStyles({
  actions: { display: 'flex', justifyContent: 'flex-end', columnGap: '12px', marginBlockStart: '8px' },
})

interface Props<In extends FieldValues, Out> {
  title: string
  form: UseFormReturn<In, unknown, Out>
  onSubmit: (values: Out) => Promise<void>
  onClose: () => void
  children: ReactNode
  submitLabel?: string
  /** The button opens only once everything is valid; needs mode 'onChange'. */
  onlyWhenValid?: boolean
}

/** A form in a dialog; it stays open until its work is done. */
export function ModalForm<In extends FieldValues, Out>(props: Props<In, Out>) {
  const { title, form, onSubmit, onClose, children, submitLabel = 'Save', onlyWhenValid = false } = props
  const styles = useStyles()
  return (
    <Modal title={title} open onClose={onClose}>
      <Form form={form} onSubmit={onSubmit}>
        {children}
        <div className={styles.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton onlyWhenValid={onlyWhenValid}>{submitLabel}</SubmitButton>
        </div>
      </Form>
    </Modal>
  )
}
