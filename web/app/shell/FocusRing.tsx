import { useFocusVisible } from '@fluentui/react-components'
import { useImperativeHandle } from 'react'

/** Marks keyboard focus, so that Fluent's components show it. */
export function FocusRing({ within }: { within: HTMLElement }) {
  const scope = useFocusVisible<HTMLElement>()
  useImperativeHandle(scope, () => within, [within])
  return null
}
