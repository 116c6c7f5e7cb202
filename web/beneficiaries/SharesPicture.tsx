import { makeStyles, tokens } from '@fluentui/react-components'
import { Swatch } from '../charts/Looks.tsx'
import { StackedBar } from '../charts/StackedBar.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '8px', margin: '0 0 16px' },
  heading: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  names: { display: 'flex', flexWrap: 'wrap', columnGap: '20px', rowGap: '4px' },
  name: { overflowWrap: 'anywhere' },
})

interface Props {
  heading: string
  shares: readonly { name: string; amount: number }[]
}

/** Shows the shares as one bar with a sentence below. Renders nothing without shares. */
export function SharesPicture({ heading, shares }: Props) {
  const styles = useStyles()
  const shown = shares.filter(({ amount }) => amount > 0)
  if (shown.length === 0) return null
  return (
    <figure className={styles.root}>
      <figcaption className={styles.heading}>{heading}</figcaption>
      <StackedBar parts={shown.map(({ amount }) => amount)} whole={100} />
      <ul className={styles.names}>
        {shown.map(({ name, amount }, index) => (
          <li key={index} className={styles.name}>
            <Swatch look={index} />
            {name} {amount}%
          </li>
        ))}
      </ul>
    </figure>
  )
}
