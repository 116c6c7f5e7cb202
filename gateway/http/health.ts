import * as z from 'zod'
import type { Dispatcher } from 'undici'
import type { Breakers } from '../rest/breakers.ts'

export type Readiness = { ready: boolean; reasons: string[] }

const ASK_MS = 1_000
const Told = z.object({ message: z.string().max(200) })

/**
 * Whether the gateway can serve requests now, or why not. The check is also the circuit breakers' probe, since a load
 * balancer sends no requests to a gateway that is not ready. Concurrent checks share one call, because anybody may
 * request a check.
 */
export function createReadiness(custodian: { dispatcher: Dispatcher; origin: string; breakers: Breakers }) {
  let underWay: Promise<string | null> | null = null
  const probe = async () => {
    const reason = await reasonOf(custodian.dispatcher, custodian.origin)
    if (reason === null) custodian.breakers.probed()
    return reason
  }
  return async (draining: boolean): Promise<Readiness> => {
    underWay ??= probe().finally(() => (underWay = null))
    const reason = await underWay
    const reasons: string[] = []
    if (draining) reasons.push('shutting down')
    if (reason !== null) reasons.push(reason)
    return { ready: reasons.length === 0, reasons }
  }
}

const NOT_READY = 'the custodian is not ready'

/** The custodian's own reason for not being ready, or null. */
async function reasonOf(dispatcher: Dispatcher, origin: string): Promise<string | null> {
  const control = new AbortController()
  const timer = setTimeout(() => control.abort(), ASK_MS)
  try {
    const { statusCode, body } = await dispatcher.request({
      origin,
      path: '/api/ready',
      method: 'GET',
      signal: control.signal,
    })
    if (statusCode === 200) {
      await body.dump()
      return null
    }
    const told = Told.safeParse(await body.json())
    return told.success ? `${NOT_READY}: ${told.data.message}` : NOT_READY
  } catch {
    return NOT_READY
  } finally {
    clearTimeout(timer)
  }
}
