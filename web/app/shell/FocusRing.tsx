import { useFocusVisible } from '@fluentui/react-components'
import { useImperativeHandle } from 'react'

/** Marks keyboard focus, which Fluent's components need to show it. */
export function FocusRing({ within }: { within: HTMLElement }) {
  const scope = useFocusVisible<HTMLElement>()
  useImperativeHandle(scope, () => within, [within])
  return null
}
