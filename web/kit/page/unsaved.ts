import { createContext, useContext, useEffect } from 'react'
import { createStore } from 'zustand/vanilla'

type Place = () => boolean

let isSignedIn = (): boolean => false

/** Called by the app to provide the session check, because this file has no access to the session. */
export function tieUnsavedToSession(signedIn: () => boolean): void {
  isSignedIn = signedIn
}

/** Checks for unsaved input. A check returns true if leaving now would lose input. */
const places = new Set<Place>()

/** Checks for unsaved input in one dialog, which run before the dialog closes. */
export const DialogPlaces = createContext<Set<Place> | null>(null)

export function holdsUnsaved(within: ReadonlySet<Place> = places): boolean {
  return [...within].some((isLost) => isLost())
}

const warn = (event: BeforeUnloadEvent) => {
  if (holdsUnsaved()) event.preventDefault()
}

const always = () => true

/**
 * While `holds` is true, asks for a confirmation before the user leaves the screen or closes the dialog. Does not ask
 * if the session has started or ended in the meantime.
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

/** Holds the action that waits for the user's confirmation; null if no action waits. */
export const leaving = createStore<{ go: (() => void) | null }>(() => ({ go: null }))

/** Runs an action that leaves the screen. Asks for a confirmation first if input would be lost. */
export function leave(go: () => void): void {
  if (holdsUnsaved()) leaving.setState({ go })
  else go()
}

/** Removes all checks for unsaved input, after the user has confirmed leaving. */
export function letGo(): void {
  places.clear()
}
