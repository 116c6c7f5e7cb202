import { generateSync } from 'otplib'

/** Number of the 30-second time step, counted from 1970 (TOTP). */
export const totpStep = (now: Date): number => Math.floor(now.getTime() / 30_000)

/** The code that the authenticator app shows in this time step. */
export const totpAt = (secret: string, step: number): string => generateSync({ secret, epoch: step * 30 })
