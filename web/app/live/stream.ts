import { graphql } from 'react-relay'
import type { ConcreteRequest } from 'relay-runtime'
import type { ChangeKind, streamSubscription$data } from '../../__generated__/streamSubscription.graphql.ts'
import { isLoggedIn } from '../session/session.ts'

const subscription = graphql`
  subscription streamSubscription {
    changed {
      kind
      number
      accountOwnerId
      status
    }
  }
`

export interface Change {
  kind: ChangeKind
  number: number
  accountOwnerId: number | null
  status: string | null
}

interface Listener {
  change: (change: Change) => void
  /** From here on nothing is missed. */
  opened: () => void
  /** Refused or broken: it is tried again after a while. */
  lost: () => void
}

/** The gateway sends a sign of life every ten seconds. */
const SILENT_MS = 30_000
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 5 * 60_000
/** One that stood so long was no failure. */
const LASTED_MS = 60_000

/** Follows what changes until it is stopped. Nobody is told when it fails: the screens work without it. */
export function openStream(listener: Listener): () => void {
  const controller = new AbortController()
  void run(listener, controller.signal)
  return () => controller.abort()
}

async function run(listener: Listener, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    const began = Date.now()
    // oxlint-disable-next-line no-await-in-loop -- one stream after the other
    if (isLoggedIn()) await read(listener, signal).catch(() => undefined)
    if (signal.aborted) return
    listener.lost()
    if (Date.now() - began > LASTED_MS) failures = 0
    // oxlint-disable-next-line no-await-in-loop -- the pause between two tries
    await pause(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures), signal)
  }
}

/** Not all at the same moment, when a gateway has gone away from all of them. */
function pause(longest: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longest * (0.5 + Math.random() / 2))
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}

async function read(listener: Listener, stopped: AbortSignal): Promise<void> {
  const silence = new AbortController()
  const giveUp = () => silence.abort()
  let timer = setTimeout(giveUp, SILENT_MS)
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', 'x-portal': '1' },
      body: JSON.stringify({ id: (subscription as ConcreteRequest).params.id }),
      credentials: 'same-origin',
      signal: AbortSignal.any([stopped, silence.signal]),
    })
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
    if (!isStream || !response.body) return void (await response.body?.cancel())
    listener.opened()
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    let unread = ''
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- what comes, as it comes
      const { done, value } = await reader.read()
      if (done) return
      clearTimeout(timer)
      timer = setTimeout(giveUp, SILENT_MS)
      const blocks = (unread + value).split('\n\n')
      unread = blocks.pop() ?? ''
      for (const block of blocks) {
        const change = changeIn(block)
        if (change) listener.change(change)
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
