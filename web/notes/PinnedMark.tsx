import { Badge, makeStyles } from '@fluentui/react-components'

const useStyles = makeStyles({ mark: { marginInlineStart: '8px' } })

/** Badge of a pinned note. */
export function PinnedMark() {
  return (
    <Badge appearance="tint" color="informative" className={useStyles().mark}>
      Pinned
    </Badge>
  )
}
