import { makeStyles, tokens } from '@fluentui/react-components'

const useStyles = makeStyles({
  // The touch target has 24 pixels.
  box: {
    width: '18px',
    height: '18px',
    margin: '3px',
    flexShrink: 0,
    verticalAlign: 'middle',
    accentColor: tokens.colorBrandBackground,
  },
})

interface Props {
  label: string
  checked: boolean | 'mixed'
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** Selects a row, or all rows of a page. */
export function SelectBox({ label, checked, disabled, onChange }: Props) {
  return (
    <input
      type="checkbox"
      className={useStyles().box}
      aria-label={label}
      checked={checked === true}
      disabled={disabled}
      ref={(box) => {
        if (box) box.indeterminate = checked === 'mixed'
      }}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
