import { useFocusVisible } from '@fluentui/react-components'
import { useImperativeHandle } from 'react'

/** Tracks keyboard focus, without which Fluent's components show no focus outline. */
export function FocusRing({ within }: { within: HTMLElement }) {
  const scope = useFocusVisible<HTMLElement>()
  useImperativeHandle(scope, () => within, [within])
  return null
}
