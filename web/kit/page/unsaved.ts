import { createContext, useContext, useEffect } from 'react'
import { createStore } from 'zustand/vanilla'

type Place = () => boolean

let isSignedIn = (): boolean => false

/** The app sets the check, because this file knows nothing about sessions. */
export function tieUnsavedToSession(signedIn: () => boolean): void {
  isSignedIn = signedIn
}

/** Checks for unsaved input. Each returns whether input would be lost now. */
const places = new Set<Place>()

/** The checks of one dialog, which asks before it closes. */
export const DialogPlaces = createContext<Set<Place> | null>(null)

export function holdsUnsaved(within: ReadonlySet<Place> = places): boolean {
  return [...within].some((isLost) => isLost())
}

const warn = (event: BeforeUnloadEvent) => {
  if (holdsUnsaved()) event.preventDefault()
}

const always = () => true

/**
 * While `holds` is true, asks before the user leaves for another screen or site, or closes the dialog. Does not ask if
 * the session has started or ended in the meantime.
 */
export function useUnsaved(holds: boolean, isLost: Place = always): void {
  const dialog = useContext(DialogPlaces)
  useEffect(() => {
    if (!holds) return
    const began = isSignedIn()
    const place = () => isSignedIn() === began && isLost()
    places.add(place)
    dialog?.add(place)
    window.addEventListener('beforeunload', warn)
    return () => {
      places.delete(place)
      dialog?.delete(place)
      if (places.size === 0) window.removeEventListener('beforeunload', warn)
    }
  }, [holds, isLost, dialog])
}

/** An action that needs a confirmation first. */
export const leaving = createStore<{ go: (() => void) | null }>(() => ({ go: null }))

/** Runs an action that leaves this screen. Asks first if input would be lost. */
export function leave(go: () => void): void {
  if (holdsUnsaved()) leaving.setState({ go })
  else go()
}

/** Removes all checks after the user has chosen to leave. */
export function letGo(): void {
  places.clear()
}
