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
    // Covers the padding of the scroll container, where text would show below the buttons.
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
  // Keeps the two buttons together if the text next to them leaves too little room.
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
  /** Content next to the buttons, such as the record's name if the list behind the dialog does not show the name. */
  aside?: ReactNode
  /** Buttons that replace Cancel and Save while the form is unchanged; null to show Cancel and Save. */
  idle?: ReactNode
  /** True to enable Save only while all fields are valid; needs form mode 'onChange'. */
  onlyWhenValid?: boolean
}

/** A form in a dialog. The dialog stays open until the submit has finished. */
export function ModalForm<In extends FieldValues, Out>({ title, ...props }: Props<In, Out> & { title: string }) {
  return (
    <Modal title={title} open onClose={props.onClose}>
      <FormInModal {...props} />
    </Modal>
  )
}

/**
 * The form of a `ModalForm` without its dialog, for a dialog with several steps. A second dialog in place of the first
 * would leave the page hidden from screen readers.
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

/**
 * Moves the focus from Close, where Fluent puts it, to the first field: of the part with `data-focus-first`, if there is
 * one. Without such a part, not in a drawer, because users first read a drawer. Not if another dialog has opened before
 * the animation frame, because a dialog that loses the focus is hidden from screen readers.
 */
function focusFirstField(form: HTMLFormElement | null): (() => void) | undefined {
  const part = form?.querySelector('[data-focus-first]')
  if (!form || (!part && form.closest('[data-shape="drawer"]'))) return
  const frame = requestAnimationFrame(() => {
    const dialog = document.activeElement?.closest('[role="dialog"], [role="alertdialog"]')
    const isInOther = dialog && !dialog.contains(form)
    if (isInOther || form.contains(document.activeElement)) return
    const first = part ? part.querySelector<HTMLElement>(`${FIELD}, button`) : form.querySelector<HTMLElement>(FIELD)
    first?.focus()
    // Away from the buttons at the bottom, which cover the end of the form.
    if (part) first?.scrollIntoView?.({ block: 'center' })
  })
  return () => cancelAnimationFrame(frame)
}
