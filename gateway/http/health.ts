import type { Dispatcher } from 'undici'
import type { Breakers } from '../rest/breakers.ts'

export type Readiness = { ready: boolean; reasons: string[] }

const ASK_MS = 1_000

/**
 * Whether requests would get answers now, and if not, why not. This look is also the probe of the breakers: a balancer
 * that leaves out a gateway which is not ready sends it no people whose calls could find out. Anybody may ask, so that the
 * custodian is looked at once at a time: whoever asks meanwhile gets the same answer.
 */
export function createReadiness(custodian: { dispatcher: Dispatcher; origin: string; breakers: Breakers }) {
  let underWay: Promise<boolean> | null = null
  const probe = async () => {
    const isReady = await answers(custodian.dispatcher, custodian.origin)
    if (isReady) custodian.breakers.probed()
    return isReady
  }
  return async (draining: boolean): Promise<Readiness> => {
    underWay ??= probe().finally(() => (underWay = null))
    const isReady = await underWay
    const reasons: string[] = []
    if (draining) reasons.push('shutting down')
    if (!isReady) reasons.push('the custodian is not ready')
    return { ready: reasons.length === 0, reasons }
  }
}

async function answers(dispatcher: Dispatcher, origin: string): Promise<boolean> {
  const control = new AbortController()
  const timer = setTimeout(() => control.abort(), ASK_MS)
  try {
    const { statusCode, body } = await dispatcher.request({
      origin,
      path: '/api/ready',
      method: 'GET',
      signal: control.signal,
    })
    await body.dump()
    return statusCode === 200
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
