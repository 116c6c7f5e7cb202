import { endIfExpired } from './session.ts'

const checkEveryMs = 5_000
/** Events that show that the user has returned after a pause. */
const userEvents = ['pointerdown', 'click', 'keydown', 'focus', 'pageshow'] as const

/**
 * Ends an expired session without waiting for a request, so balances disappear and the next click opens the login.
 * Returns a function that stops the checks.
 */
export function expireSession(): () => void {
  const checkExpiry = () => void endIfExpired()
  for (const userEvent of userEvents) window.addEventListener(userEvent, checkExpiry, true)
  document.addEventListener('visibilitychange', checkExpiry)
  const timer = setInterval(checkExpiry, checkEveryMs)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', checkExpiry)
    for (const userEvent of userEvents) window.removeEventListener(userEvent, checkExpiry, true)
  }
}
