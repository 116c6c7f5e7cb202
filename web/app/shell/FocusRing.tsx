import { useFocusVisible } from '@fluentui/react-components'
import { useImperativeHandle } from 'react'

/** Marks what has the focus while somebody goes by keyboard, so that Fluent's parts show it. */
export function FocusRing({ within }: { within: HTMLElement }) {
  const scope = useFocusVisible<HTMLElement>()
  useImperativeHandle(scope, () => within, [within])
  return null
}
