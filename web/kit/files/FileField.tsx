import { useController } from 'react-hook-form'
import { useFieldId } from '../forms/fieldId.ts'
import type { Accepted } from './chosenFile.ts'
import { FilePicker } from './FilePicker.tsx'

interface Props {
  name: string
  label: string
  accepted: Accepted
  disabled: boolean
}

/** A file field of a form. The form's value is the chosen file, or null while no file is chosen. */
export function FileField({ name, label, accepted, disabled }: Props) {
  const id = useFieldId(name, label)
  const { field, fieldState } = useController({ name })
  const { ref, value, onChange } = field
  return (
    <div id={id} ref={ref} tabIndex={-1}>
      <FilePicker
        label={label}
        accepted={accepted}
        file={value as File | null}
        error={fieldState.error?.message ?? null}
        disabled={disabled}
        onChange={onChange}
      />
    </div>
  )
}
