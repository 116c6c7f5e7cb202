import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

/** The action that an Incomplete request needs. */
export type Fix = 'BANK' | 'FORM' | 'SIGNATURE'

interface Props {
  of: Fix
  className?: string
  children: ReactNode
}

/** The part of the form with an action. The link of the action opens the form with the focus there. */
export function FixField({ of, className, children }: Props) {
  const { state } = useLocation() as { state: { fix?: Fix } | null }
  return (
    <div className={className} data-focus-first={state?.fix === of || undefined}>
      {children}
    </div>
  )
}
