import { makeStyles } from '@fluentui/react-components'

const useStyles = makeStyles({ mark: { marginInlineStart: '6px', verticalAlign: '-1px' } })

/** A pencil after a value, which distinguishes its edit button from a link. */
export function EditMark() {
  return (
    <svg className={useStyles().mark} width="12" height="12" viewBox="0 0 12 12" aria-hidden="true" fill="none">
      <path d="m7.5 2.5 2 2L4 10l-2.5.5L2 8l5.5-5.5Z" stroke="currentColor" strokeLinejoin="round" />
    </svg>
  )
}
