import { makeStyles } from '@fluentui/react-components'
import { outcome, type Member } from './draft.ts'

const useStyles = makeStyles({ list: { display: 'flex', flexDirection: 'column', rowGap: '8px' } })

/** Describes in sentences who receives which share. */
export function WhoReceives({ members }: { members: readonly Member[] }) {
  const styles = useStyles()
  return (
    <ul className={styles.list}>
      {outcome(members).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
