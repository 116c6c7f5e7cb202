import { Suspense, useEffect } from 'react'
import { useStore } from 'zustand'
import { hideKeysHelp, keysHelp } from '../../kit/keys/keysHelp.ts'
import { lazyPart } from '../../kit/page/lazyPart.ts'
import { useGoKeys } from './useGoKeys.ts'

const KeysHelp = lazyPart(async () => ({ default: (await import('./KeysHelp.tsx')).KeysHelp }))

/** Shortcut keys of every screen, and the list of all shortcuts while it is open. */
export function Keys() {
  useGoKeys()
  const isOpen = useStore(keysHelp, (state) => state.isOpen)
  // A session that ends closes the list too.
  useEffect(() => hideKeysHelp, [])
  return isOpen ? (
    <Suspense fallback={null}>
      <KeysHelp />
    </Suspense>
  ) : null
}
