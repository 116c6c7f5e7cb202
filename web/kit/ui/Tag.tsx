import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  tag: {
    paddingInline: '6px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
  },
})

/** A label on an item, in place of Fluent's badge, which would add 2 kB to several screens. */
export function Tag({ children, className }: { children: ReactNode; className?: string }) {
  return <span className={mergeClasses(useStyles().tag, className)}>{children}</span>
}
