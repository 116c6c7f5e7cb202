import { Client, type Dispatcher } from 'undici'

/** One connection that carries several reads at once (HTTP/1.1 pipelining); answers come in the order of the reads. */
export type Pipeline = {
  readonly dispatcher: Dispatcher
  began: () => void
  ended: () => void
}

export type Pipelines = {
  /** The emptiest one that is answering; null while there is none, or none is trusted: the read then has a connection to itself. */
  take: () => Pipeline | null
  /** Whether an answer repeated the id of its request. Only a custodian that does so is sent several reads at once. */
  saw: (isEcho: boolean) => void
  close: () => Promise<void>
}

const CONNECTIONS = 4
const DEPTH = 8
/** A read that takes longer than this holds up those behind it; no more are put there. */
const SLOW_MS = 150

export function createPipelines(
  origin: string,
  options: Client.Options,
  now: () => number = () => performance.now(),
): Pipelines {
  const lines = Array.from({ length: CONNECTIONS }, () =>
    createLine(new Client(origin, { ...options, pipelining: DEPTH }), now),
  )
  let isTrusted = false
  return {
    take() {
      if (!isTrusted) return null
      let best: Line | null = null
      for (const line of lines) if (line.mayTake() && (!best || line.underWay < best.underWay)) best = line
      return best
    },
    saw: (isEcho) => void (isTrusted = isEcho),
    close: async () => void (await Promise.all(lines.map(({ dispatcher }) => dispatcher.close()))),
  }
}

type Line = Pipeline & { readonly underWay: number; mayTake: () => boolean }

function createLine(dispatcher: Dispatcher, now: () => number): Line {
  let underWay = 0
  let movedAt = 0
  return {
    dispatcher,
    get underWay() {
      return underWay
    },
    mayTake: () => underWay === 0 || (underWay < DEPTH && now() - movedAt < SLOW_MS),
    began() {
      if (underWay === 0) movedAt = now()
      underWay += 1
    },
    ended() {
      underWay -= 1
      movedAt = now()
    },
  }
}
