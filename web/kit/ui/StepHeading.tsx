import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useRef, type ReactNode } from 'react'

const useStyles = makeStyles({
  heading: {
    marginBlockEnd: '16px',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: 600,
    ':focus': { outline: 'none' },
  },
})

/** Heading of a wizard step. It takes the focus when another step opens, because the pressed button has disappeared. */
export function StepHeading({ step, children }: { step: number; children: ReactNode }) {
  const styles = useStyles()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h2>
  )
}
