import { Combobox, makeStyles, Option } from '@fluentui/react-components'
import { useState, type Ref } from 'react'

export interface SearchSelectProps {
  id: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  options: readonly { value: number | string | boolean; label: string }[]
  name?: string
  placeholder?: string
  ref?: Ref<HTMLInputElement>
  'aria-required'?: true | undefined
}

// Low enough for the list of options to fit below the field.
const useStyles = makeStyles({ list: { maxHeight: '260px', overflowY: 'auto' } })

/** A select field in which the user searches many options by typing. The value is '' if no option is chosen. */
export function SearchSelect({ value, onChange, onBlur, options: given, ...rest }: SearchSelectProps) {
  const options = given.map((option) => ({ ...option, value: String(option.value) }))
  const styles = useStyles()
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const chosen = options.find((option) => option.value === value)
  const wanted = (typed ?? '').trim().toLowerCase()
  const shown = options.filter(({ label }) => label.toLowerCase().includes(wanted))
  return (
    <Combobox
      {...rest}
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
        onBlur?.()
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
