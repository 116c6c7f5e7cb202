import { graphql } from 'react-relay'
import type { ConcreteRequest } from 'relay-runtime'
import type { ChangeKind, streamSubscription$data } from '../../__generated__/streamSubscription.graphql.ts'
import { activity } from '../session/activity.ts'
import { isLoggedIn } from '../session/session.ts'

const subscription = graphql`
  subscription streamSubscription($after: String) {
    changed(after: $after) {
      position
      kind
      number
      accountOwnerId
      status
    }
  }
`

export interface Change {
  position: string | null
  kind: ChangeKind
  number: number
  accountOwnerId: number | null
  status: string | null
}

interface Listener {
  change: (change: Change) => void
  /** The stream delivers every event from now on; `hasGap` says that earlier events may be missing. */
  opened: (hasGap: boolean) => void
  /** The stream was refused or broken. The client retries after a pause. */
  lost: () => void
}

/** Reconnect after this much silence. The gateway sends a heartbeat every ten seconds. */
const SILENT_MS = 30_000
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 5 * 60_000
/** A stream that stayed open this long resets the count of failures. */
const LASTED_MS = 60_000
/** Stop after this many consecutive refusals: the gateway is full, or a proxy blocks streams. */
const MOST_REFUSALS = 5

/**
 * Reads events until the returned function is called. Failures show no notice, because screens work without the stream.
 */
export function openStream(listener: Listener): () => void {
  const controller = new AbortController()
  void run(listener, controller.signal)
  return () => controller.abort()
}

async function run(listener: Listener, signal: AbortSignal): Promise<void> {
  let refusals = 0
  // A stream without a position refetches the screen, whose first query may still be pending.
  // oxlint-disable-next-line no-await-in-loop -- waits for the first response
  while (activity.position === undefined && !signal.aborted) await pause(FIRST_PAUSE_MS, signal)
  for (let failures = 0; !signal.aborted && refusals < MOST_REFUSALS; failures += 1) {
    const began = Date.now()
    // oxlint-disable-next-line no-await-in-loop -- opens one stream after another
    const wasRefused = isLoggedIn() && (await read(listener, signal).catch(() => false))
    if (signal.aborted) return
    listener.lost()
    refusals = wasRefused ? refusals + 1 : 0
    if (Date.now() - began > LASTED_MS) failures = 0
    // oxlint-disable-next-line no-await-in-loop -- waits between attempts
    await pause(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures), signal)
  }
}

/** A random delay keeps tabs from reconnecting to a gateway at the same moment. */
function pause(longest: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longest * (0.5 + Math.random() / 2))
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}

/** Reads one stream to its end. Returns true if the response was not a stream. */
async function read(listener: Listener, stopped: AbortSignal): Promise<boolean> {
  const silence = new AbortController()
  const giveUp = () => silence.abort()
  let timer = setTimeout(giveUp, SILENT_MS)
  try {
    const after = activity.position ?? null
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', 'x-portal': '1' },
      body: JSON.stringify({ id: (subscription as ConcreteRequest).params.id, variables: { after } }),
      credentials: 'same-origin',
      signal: AbortSignal.any([stopped, silence.signal]),
    })
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
    if (!isStream || !response.body) {
      // The gateway no longer has the events after `activity.position`, so the next stream starts with new events.
      if ((await response.text()).includes('BAD_USER_INPUT')) activity.position = null
      return true
    }
    activity.isCatchingUp = after === null
    listener.opened(after === null)
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    let unread = ''
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- reads chunks in order
      const { done, value } = await reader.read()
      if (done) return false
      clearTimeout(timer)
      timer = setTimeout(giveUp, SILENT_MS)
      const blocks = (unread + value).split('\n\n')
      unread = blocks.pop() ?? ''
      for (const block of blocks) {
        const change = changeIn(block)
        if (!change) continue
        if (change.position !== null) Object.assign(activity, { position: change.position, isCatchingUp: false })
        listener.change(change)
      }
    }
  } finally {
    clearTimeout(timer)
  }
}

function changeIn(block: string): Change | null {
  const data = /^data: (.+)$/m.exec(block)?.[1]
  if (!data) return null
  const changed = (JSON.parse(data) as { data?: streamSubscription$data | null }).data?.changed
  if (!changed || changed.kind === null || changed.number === null) return null
  return { ...changed, kind: changed.kind, number: changed.number }
}
