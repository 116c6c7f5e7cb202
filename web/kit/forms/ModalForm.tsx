import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useRef, type ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { small } from '../page/layout.ts'
import { Modal } from '../ui/Modal.tsx'
import { Form } from './Form.tsx'
import { SubmitButton } from './SubmitButton.tsx'

const useStyles = makeStyles({
  // Sticky, so that the buttons stay visible below a long form.
  actions: {
    position: 'sticky',
    // Covers the scroll container's padding, where text would show through.
    bottom: '-2px',
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: '12px',
    rowGap: '8px',
    paddingBlock: '12px 6px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  aside: {
    flexGrow: 1,
    flexBasis: '12rem',
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
  // The two buttons stay together below a text that leaves no room next to it.
  buttons: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    columnGap: '12px',
    rowGap: '8px',
    marginInlineStart: 'auto',
    [small]: { flexGrow: 1 },
  },
  cancel: { [small]: { flexGrow: 1, maxWidth: 'none' } },
})

interface Props<In extends FieldValues, Out> {
  form: UseFormReturn<In, unknown, Out>
  onSubmit: (values: Out) => Promise<void>
  onClose: () => void
  children: ReactNode
  submitLabel?: string
  /** Shown next to the buttons. Names the record if the list behind the dialog does not. */
  aside?: ReactNode
  /** Buttons in place of Cancel and Save while the form is unchanged; null while there is something to save. */
  idle?: ReactNode
  /** True to enable the button only while everything is valid; needs mode 'onChange'. */
  onlyWhenValid?: boolean
}

/** A form in a dialog, which stays open until the submit has finished. */
export function ModalForm<In extends FieldValues, Out>({ title, ...props }: Props<In, Out> & { title: string }) {
  return (
    <Modal title={title} open onClose={props.onClose}>
      <FormInModal {...props} />
    </Modal>
  )
}

/**
 * The form without its dialog, for a dialog of several steps. Replacing one dialog by another would leave the page
 * hidden from screen readers.
 */
export function FormInModal<In extends FieldValues, Out>(props: Props<In, Out>) {
  const { form, onSubmit, onClose, children, aside, submitLabel = 'Save', onlyWhenValid = false, idle = null } = props
  const styles = useStyles()
  const actions = useRef<HTMLDivElement>(null)
  useEffect(() => focusFirstField(actions.current?.closest('form') ?? null), [])
  return (
    <Form
      form={form}
      onSubmit={onSubmit}
      actions={
        <div ref={actions} className={styles.actions} data-stands-fast data-thumb>
          {idle ?? (
            <>
              {aside ? <p className={styles.aside}>{aside}</p> : null}
              <div className={styles.buttons}>
                <Button className={styles.cancel} onClick={onClose}>
                  Cancel
                </Button>
                <SubmitButton onlyWhenValid={onlyWhenValid}>{submitLabel}</SubmitButton>
              </div>
            </>
          )}
        </div>
      }
    >
      {children}
    </Form>
  )
}

const FIELD = ':is(input, select, textarea):not([type="hidden"], [type="file"], [tabindex="-1"], :disabled)'

/** Moves the focus from Close, where Fluent puts it, to the first field. A drawer is read before it is edited. */
function focusFirstField(form: HTMLFormElement | null): (() => void) | undefined {
  if (!form || form.closest('[data-shape="drawer"]')) return
  const frame = requestAnimationFrame(() => {
    if (!form.contains(document.activeElement)) form.querySelector<HTMLElement>(FIELD)?.focus()
  })
  return () => cancelAnimationFrame(frame)
}
