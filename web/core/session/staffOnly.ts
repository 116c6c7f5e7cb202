import { redirect } from 'react-router-dom'

let wasRefused = false

/** Sends a customer from a screen of staff to the login, which says why. The address alone must not tell. */
export function toLogin(): Response {
  wasRefused = true
  return redirect('/login')
}

export const wasStaffOnly = (): boolean => wasRefused

export function forgetStaffOnly(): void {
  wasRefused = false
}
