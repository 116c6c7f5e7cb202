import { makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { choose, type Choice } from './displaySettings.ts'
import { useChoice } from './useChoice.ts'

const useStyles = makeStyles({
  group: { display: 'flex', flexDirection: 'column' },
  label: { padding: 0, marginBlockEnd: '4px', lineHeight: tokens.lineHeightBase300 },
  choices: {
    display: 'flex',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  choice: {
    position: 'relative',
    flexGrow: 1,
    flexBasis: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '44px',
    paddingInline: '4px',
    fontSize: tokens.fontSizeBase300,
    cursor: 'pointer',
    ':has(:checked)': {
      backgroundColor: tokens.colorBrandBackground2,
      color: tokens.colorBrandForeground2,
      fontWeight: 600,
    },
    ':has(:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    '& + &': { borderLeft: `1px solid ${tokens.colorNeutralStroke1}` },
  },
  radio: { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
})

/**
 * Selects the display settings of this device: theme, text size and hidden amounts. A change takes effect immediately.
 */
export function DisplayChoices() {
  return (
    <>
      <Choices
        of="theme"
        label="Theme"
        offers={[
          ['', 'System'],
          ['light', 'Light'],
          ['dark', 'Dark'],
        ]}
      />
      <Choices
        of="letters"
        label="Text size"
        offers={[
          ['', 'Normal'],
          ['large', 'Large'],
          ['larger', 'Larger'],
        ]}
      />
      <Choices
        of="amounts"
        label="Amounts"
        offers={[
          ['', 'Shown'],
          ['hidden', 'Hidden'],
        ]}
      />
    </>
  )
}

interface ChoicesProps {
  of: Choice
  label: string
  offers: readonly (readonly [value: string, label: string])[]
}

/** Buttons to choose one value of a display setting. */
export function Choices({ of: name, label, offers }: ChoicesProps) {
  const styles = useStyles()
  const id = useId()
  const now = useChoice(name)
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.choices}>
        {offers.map(([value, words]) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              className={styles.radio}
              name={`${id}-${name}`}
              checked={now === value}
              onChange={() => choose(name, value)}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
