import { Combobox, makeStyles, Option } from '@fluentui/react-components'
import { useState } from 'react'
import { FormField, type Bound, type FieldBase } from './FormField.tsx'
import type { SelectOption } from './SelectField.tsx'

export interface SearchSelectFieldProps extends FieldBase {
  options: readonly SelectOption[]
}

/**
 * A field in which the user searches many options by typing. The form's value is the value of the chosen option, or ''
 * for none.
 */
export function SearchSelectField({ options, ...base }: SearchSelectFieldProps) {
  return <FormField {...base}>{(field) => <OptionBox id={field.id} field={field} options={options} />}</FormField>
}

interface OptionBoxProps {
  id: string
  field: Bound
  options: readonly SelectOption[]
}

// Low enough for the list of options to fit below the field.
const useStyles = makeStyles({ list: { maxHeight: '260px', overflowY: 'auto' } })

function OptionBox({ field, options, ...aria }: OptionBoxProps) {
  const styles = useStyles()
  const { ref, value, onChange, onBlur, ...rest } = field
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const chosen = options.find((option) => option.value === value)
  const wanted = (typed ?? '').trim().toLowerCase()
  const shown = options.filter(({ label }) => label.toLowerCase().includes(wanted))
  return (
    <Combobox
      {...aria}
      {...rest}
      ref={ref}
      autoComplete="off"
      // Inline, because Fluent's popup layer would cover the whole window while the field has the focus.
      inlinePopup
      listbox={{ className: styles.list }}
      positioning={{ position: 'below', align: 'start', fallbackPositions: ['above-start'], autoSize: false }}
      open={open}
      onOpenChange={(_, data) => setOpen(data.open)}
      value={typed ?? chosen?.label ?? ''}
      selectedOptions={chosen ? [chosen.value] : []}
      onChange={(event) => {
        const text = event.target.value
        setTyped(text)
        setOpen(true)
        onChange(options.find(({ label }) => label.toLowerCase() === text.trim().toLowerCase())?.value ?? '')
      }}
      onOptionSelect={(_, { optionValue }) => {
        setTyped(null)
        onChange(optionValue ?? '')
      }}
      onBlur={() => {
        setTyped(null)
        onBlur()
      }}
    >
      {shown.map(({ value: key, label }) => (
        <Option key={key} value={key}>
          {label}
        </Option>
      ))}
      {shown.length === 0 ? (
        <Option key="none" disabled>
          Nothing found
        </Option>
      ) : null}
    </Combobox>
  )
}
