import { createContext, useContext, useEffect } from 'react'
import { createStore } from 'zustand/vanilla'

type Place = () => boolean

let isSignedIn = (): boolean => false

/** Set by the app, because this file knows nothing about sessions. */
export function tieUnsavedToSession(signedIn: () => boolean): void {
  isSignedIn = signedIn
}

/** Checks of unsaved input; each returns whether input would be lost now. */
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
 * While `holds`, asks before the user leaves for another screen, another site, or out of a dialog. Does not ask if the
 * session started or ended in the meantime.
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

/** Runs an action that leaves this screen, after a question if input would be lost. */
export function leave(go: () => void): void {
  if (holdsUnsaved()) leaving.setState({ go })
  else go()
}

/** Drops all checks after the user chose to leave. */
export function letGo(): void {
  places.clear()
}
