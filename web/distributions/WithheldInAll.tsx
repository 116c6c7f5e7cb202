import { makeStyles, tokens } from '@fluentui/react-components'
import { Money } from '../kit/ui/Money.tsx'

const useStyles = makeStyles({
  note: { marginBlockStart: '4px', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
})

interface Props {
  federal: number
  state: number
}

/**
 * Note below the net amount with the total of federal and state tax. Renders nothing unless both taxes are withheld.
 */
export function WithheldInAll({ federal, state }: Props) {
  const styles = useStyles()
  if (federal <= 0 || state <= 0) return null
  const cents = Math.round(federal * 100) + Math.round(state * 100)
  return (
    <p className={styles.note}>
      Federal and state tax together: <Money amount={cents / 100} />
    </p>
  )
}
