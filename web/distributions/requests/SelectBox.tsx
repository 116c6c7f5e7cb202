import { makeStyles, tokens } from '@fluentui/react-components'
import { small } from '../../kit/page/layout.ts'

const filled = {
  backgroundColor: tokens.colorCompoundBrandBackground,
  border: `1px solid ${tokens.colorCompoundBrandBackground}`,
}

const useStyles = makeStyles({
  // Not the browser's own checkbox, whose gray fill in the dark theme looks half selected.
  box: {
    appearance: 'none',
    position: 'relative',
    width: '18px',
    height: '18px',
    margin: '3px',
    flexShrink: 0,
    verticalAlign: 'middle',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground1,
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    ':checked': filled,
    ':indeterminate': filled,
    ':checked::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '5px',
      insetBlockStart: '1px',
      width: '6px',
      height: '11px',
      borderRight: `2px solid ${tokens.colorNeutralForegroundInverted}`,
      borderBottom: `2px solid ${tokens.colorNeutralForegroundInverted}`,
      transform: 'rotate(45deg)',
    },
    ':indeterminate::before': {
      content: '""',
      position: 'absolute',
      inset: '7px 3px',
      backgroundColor: tokens.colorNeutralForegroundInverted,
    },
    ':disabled': {
      border: `1px solid ${tokens.colorNeutralStrokeDisabled}`,
      backgroundColor: tokens.colorNeutralBackgroundDisabled,
      cursor: 'not-allowed',
    },
    // In forced-colors mode, show the browser's own checkbox.
    '@media (forced-colors: active)': { appearance: 'auto', '::before': { display: 'none' } },
    // The touch target is 24 pixels, on a phone 44.
    '::after': { content: '""', position: 'absolute', inset: '-4px', [small]: { inset: '-14px' } },
  },
})

interface Props {
  label: string
  checked: boolean | 'mixed'
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** Checkbox that selects a row, or all rows of a page. */
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
