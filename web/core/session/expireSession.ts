import { activity } from './activity.ts'
import { endIfExpired } from './session.ts'

const checkEveryMs = 5_000
/** Whatever a person does first after a while. */
const userEvents = ['pointerdown', 'click', 'keydown', 'focus', 'pageshow'] as const

/**
 * Ends a session whose time is over without waiting for a call to be made: the balances go from the screen, and whoever
 * clicks is led to the login. A dialog that asks for the password in the meantime is let be: it covers the screen.
 * Answers how to stop.
 */
export function expireSession(): () => void {
  const checkExpiry = () => {
    if (!activity.isAsking) endIfExpired()
  }
  for (const userEvent of userEvents) window.addEventListener(userEvent, checkExpiry, true)
  document.addEventListener('visibilitychange', checkExpiry)
  const timer = setInterval(checkExpiry, checkEveryMs)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', checkExpiry)
    for (const userEvent of userEvents) window.removeEventListener(userEvent, checkExpiry, true)
  }
}
