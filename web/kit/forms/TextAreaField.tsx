import type { ClipboardEvent } from 'react'
import { Textarea } from '@fluentui/react-components'
import { FormField, type FieldBase } from './FormField.tsx'

interface Props extends FieldBase {
  rows?: number
  /** Transforms text that the user pastes. */
  pasted?: (text: string) => string
}

export function TextAreaField({ rows = 4, pasted, ...base }: Props) {
  return (
    <FormField {...base}>
      {({ ref, value, onChange, ...field }) => (
        <Textarea
          {...field}
          textarea={{ ref, rows }}
          resize="vertical"
          value={(value as string | undefined) ?? ''}
          onChange={(_, data) => onChange(data.value)}
          {...(pasted ? { onPaste: (event) => onChange(pasteInto(event, pasted)) } : {})}
        />
      )}
    </FormField>
  )
}

/**
 * Inserts pasted text at the cursor, after transforming it with `pasted`. Line breaks separate the pasted text from
 * other text.
 */
function pasteInto(event: ClipboardEvent<HTMLTextAreaElement>, pasted: (text: string) => string): string {
  event.preventDefault()
  const box = event.currentTarget
  const { value, selectionStart, selectionEnd } = box
  const lines = pasted(event.clipboardData.getData('text'))
  const isOne = !lines.includes('\n')
  const before = isOne || /(^|\n)$/.test(value.slice(0, selectionStart)) ? '' : '\n'
  const after = isOne || /^(\n|$)/.test(value.slice(selectionEnd)) ? '' : '\n'
  box.setRangeText(before + lines + after, selectionStart, selectionEnd, 'end')
  return box.value
}
