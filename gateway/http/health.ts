import type { Dispatcher } from 'undici'

export type Readiness = { ready: boolean; reasons: string[] }

const ASK_MS = 1_000

/** Whether requests would get answers now, and if not, why not. */
export async function readiness(
  dispatcher: Dispatcher,
  custodian: string,
  state: { draining: boolean; breakerOpen: boolean },
): Promise<Readiness> {
  const reasons: string[] = []
  if (state.draining) reasons.push('shutting down')
  if (state.breakerOpen) reasons.push('the custodian has been failing')
  if (!(await answers(dispatcher, custodian))) reasons.push('the custodian is not ready')
  return { ready: reasons.length === 0, reasons }
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
