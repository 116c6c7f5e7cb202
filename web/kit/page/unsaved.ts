import { createContext, useContext, useEffect } from 'react'
import { createStore } from 'zustand/vanilla'

type Place = () => boolean

let isSignedIn = (): boolean => false

/** The app says how to tell whether somebody is signed in, which nothing here knows. */
export function tieUnsavedToSession(signedIn: () => boolean): void {
  isSignedIn = signedIn
}

/** Checks of unsaved input; each answers whether something would be lost now. */
const places = new Set<Place>()

/** Those of one dialog, which asks before it closes over them. */
export const DialogPlaces = createContext<Set<Place> | null>(null)

export function holdsUnsaved(within: ReadonlySet<Place> = places): boolean {
  return [...within].some((isLost) => isLost())
}

const warn = (event: BeforeUnloadEvent) => {
  if (holdsUnsaved()) event.preventDefault()
}

const always = () => true

/**
 * While `holds`, whoever leaves this place is asked first, be it for another screen, for another site or out of a dialog.
 * A session that began or ended in the meantime holds nobody back.
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

/** Does what leaves this screen, after asking where something would be lost. */
export function leave(go: () => void): void {
  if (holdsUnsaved()) leaving.setState({ go })
  else go()
}

/** Nothing is held any more: the answer was to leave. */
export function letGo(): void {
  places.clear()
}
