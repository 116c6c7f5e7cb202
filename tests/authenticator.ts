import { generateSync } from 'otplib'

/** The 30-second step of an authenticator app, counted from 1970. */
export const totpStep = (now: Date): number => Math.floor(now.getTime() / 30_000)

/** The code that the app shows in a step. */
export const totpAt = (secret: string, step: number): string => generateSync({ secret, epoch: step * 30 })
