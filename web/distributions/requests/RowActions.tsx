import { Button, makeStyles } from '@fluentui/react-components'
import { closeTexts, type CloseAction } from './requestLists.ts'

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', columnGap: '8px', rowGap: '4px', justifyContent: 'flex-end' },
})

interface Props {
  /** Names the row for a screen reader. */
  name: string
  closeAction: CloseAction | null
  onEdit: () => void
  onClose: () => void
}

export function RowActions({ name, closeAction, onEdit, onClose }: Props) {
  const styles = useStyles()
  const close = closeAction ? closeTexts[closeAction].button : null
  return (
    <div className={styles.actions}>
      <Button size="small" aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit
      </Button>
      {close ? (
        <Button size="small" aria-label={`${close} ${name}`} onClick={onClose}>
          {close}
        </Button>
      ) : null}
    </div>
  )
}
