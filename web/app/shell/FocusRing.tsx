import { useFocusVisible } from '@fluentui/react-components'
import { useImperativeHandle } from 'react'

/** Tracks keyboard focus. Fluent's components show a focus outline only with this. */
export function FocusRing({ within }: { within: HTMLElement }) {
  const scope = useFocusVisible<HTMLElement>()
  useImperativeHandle(scope, () => within, [within])
  return null
}
