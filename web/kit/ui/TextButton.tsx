import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import { useLinkStyles } from './linkStyles.ts'

const useStyles = makeStyles({
  button: {
    padding: 0,
    minHeight: '24px',
    border: 0,
    background: 'none',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
})

/** A button within text that looks like a link, but changes something on the same screen. */
export function TextButton({ className, ...rest }: Omit<ComponentProps<'button'>, 'type'>) {
  const links = useLinkStyles()
  const styles = useStyles()
  return <button type="button" {...rest} className={mergeClasses(links.link, styles.button, className)} />
}
