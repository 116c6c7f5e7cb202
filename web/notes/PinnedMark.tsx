import { Badge, makeStyles } from '@fluentui/react-components'

const useStyles = makeStyles({ mark: { marginInlineStart: '8px' } })

/** Beside the title of a note that staff see first. */
export function PinnedMark() {
  return (
    <Badge appearance="tint" color="informative" className={useStyles().mark}>
      Pinned
    </Badge>
  )
}
