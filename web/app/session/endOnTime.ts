import { activity } from './activity.ts'
import { endIfExpired } from './session.ts'

const lookEveryMs = 5_000
/** Whatever a person does first after a while. */
const deeds = ['pointerdown', 'click', 'keydown', 'focus', 'pageshow'] as const

/**
 * Ends a session whose time is over without waiting for a call to be made: the balances go from the screen, and whoever
 * clicks is led to the login. A dialog that asks for the password in the meantime is let be: it covers the screen.
 * Answers how to stop.
 */
export function endOnTime(): () => void {
  const look = () => {
    if (!activity.isAsking) endIfExpired()
  }
  for (const deed of deeds) window.addEventListener(deed, look, true)
  document.addEventListener('visibilitychange', look)
  const timer = setInterval(look, lookEveryMs)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
    for (const deed of deeds) window.removeEventListener(deed, look, true)
  }
}
