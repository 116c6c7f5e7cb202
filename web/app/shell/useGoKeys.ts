import { useContext, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStore } from 'zustand'
import { goKeys } from '../../kit/keys/goKeys.ts'
import { showKeysHelp } from '../../kit/keys/keysHelp.ts'
import { singleKeys } from '../../kit/keys/singleKeys.ts'
import { isInField, openDialogs } from '../../kit/keys/useKeys.ts'
import { RoutesContext } from '../../core/screens/prefetch.ts'
import { isStaff } from '../../core/session/access.ts'
import { useSession } from '../../core/session/useSession.ts'
import { menuFor } from './menu.ts'

/** Time in milliseconds in which the letter must follow `g`. */
const patience = 1500

/** Whether menu shortcuts apply: no dialog is open, except a request's drawer, which has shortcuts too. */
const isFree = () => openDialogs().every((dialog) => dialog.matches('[data-shape="drawer"]'))

/**
 * Opens a staff screen of the menu on `g` and a letter, and the list of shortcuts on a question mark, while single-key
 * shortcuts are enabled.
 */
export function useGoKeys(): void {
  const isOn = useStore(singleKeys, (state) => state.isOn)
  const session = useSession((state) => state)
  const routes = useContext(RoutesContext)
  const navigate = useNavigate()
  const listens = isOn && isStaff(session)
  useEffect(() => {
    if (!listens) return
    let since = -Infinity
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isInField(event.target)) return
      if (event.key === '?' && isFree()) return showKeysHelp()
      if (openDialogs().length > 0) return
      if (event.key === 'g') return void (since = event.timeStamp)
      const isBegun = event.timeStamp - since < patience
      since = -Infinity
      const wanted = isBegun ? goKeys.find(({ key }) => key === event.key) : undefined
      if (!wanted) return
      const offered = menuFor(routes, session).flatMap((entry) => ('children' in entry ? entry.children : [entry]))
      if (!offered.some(({ to }) => to === wanted.to)) return
      event.preventDefault()
      void navigate(wanted.to)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [listens, session, routes, navigate])
}
