import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import { small } from './layout.ts'

const useStyles = makeStyles({
  button: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    minHeight: '32px',
    [small]: { minHeight: '44px' },
    paddingInline: '14px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    fontSize: tokens.fontSizeBase300,
    fontWeight: 600,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':active': { backgroundColor: tokens.colorNeutralBackground1Pressed },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  bare: { border: 0, width: '40px', height: '40px', paddingBlock: 0, paddingInline: 0 },
})

interface Props extends Omit<ComponentProps<'button'>, 'type'> {
  /** True for an icon button without a border. */
  bare?: boolean
}

/** Button of the page layout. Fluent's button would add too much code to the first screen. */
export function FrameButton({ bare = false, className, ...rest }: Props) {
  const styles = useStyles()
  return <button type="button" {...rest} className={mergeClasses(styles.button, bare && styles.bare, className)} />
}
