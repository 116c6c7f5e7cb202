import { makeStyles } from '@fluentui/react-components'
import { Tag } from '../kit/ui/Tag.tsx'

const useStyles = makeStyles({ mark: { marginInlineStart: '8px' } })

/** Tag of a pinned note. */
export function PinnedMark() {
  return <Tag className={useStyles().mark}>Pinned</Tag>
}
