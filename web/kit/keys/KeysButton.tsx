import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { large } from '../page/layout.ts'
import { TextButton } from '../ui/TextButton.tsx'
import { showKeysHelp } from './keysHelp.ts'

const useStyles = makeStyles({
  // Hidden on phones, which have no keyboard.
  keys: {
    display: 'none',
    fontSize: tokens.fontSizeBase200,
    [large]: { display: 'inline-block' },
  },
})

/** Button that opens the list of shortcut keys, shown next to a list that has shortcut keys. */
export function KeysButton({ className }: { className?: string | false }) {
  const styles = useStyles()
  return (
    <TextButton data-print="hide" className={mergeClasses(styles.keys, className)} onClick={showKeysHelp}>
      Keyboard shortcuts
    </TextButton>
  )
}
