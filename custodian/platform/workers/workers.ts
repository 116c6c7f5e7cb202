import { Worker } from 'node:worker_threads'
import { refuse } from '../http/errors.ts'

const MOST_WAITING = 20
const KEPT_IDLE_MS = 60_000

export type WorkerLimits = {
  /** Number of parallel threads. Further tasks wait. */
  atOnce: number
  /** Milliseconds after which a task is abandoned and its thread ended. */
  patienceMs: number
  memoryMb: number
}

/** Thrown if a task exceeded its time or memory, so its thread was ended. */
export class WorkEnded extends Error {}

/**
 * Runs tasks in worker threads, so that an expensive parse blocks nobody and can be terminated. The worker program
 * answers every message with one message. An idle thread ends after a minute.
 * @throws WorkEnded; 503 if too many tasks wait
 */
export function workersOf<Task, Result>(program: URL, limits: WorkerLimits): (task: Task) => Promise<Result> {
  const idle = new Map<Worker, NodeJS.Timeout>()
  const waiting: Array<() => void> = []
  let working = 0

  async function turn(): Promise<void> {
    if (working === limits.atOnce) {
      if (waiting.length >= MOST_WAITING) throw refuse(503, 'The service is busy. Please try again.')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else working += 1
  }
  function done(): void {
    const next = waiting.shift()
    if (next) next()
    else working -= 1
  }
  function thread(): Worker {
    const [kept] = idle.keys()
    if (kept) {
      clearTimeout(idle.get(kept))
      idle.delete(kept)
      return kept
    }
    return new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb } })
  }
  /** An idle thread does not keep the process alive. */
  function keep(worker: Worker): void {
    const forget = () => {
      clearTimeout(idle.get(worker))
      idle.delete(worker)
      void worker.terminate()
    }
    worker.once('error', forget)
    worker.unref()
    idle.set(worker, setTimeout(forget, KEPT_IDLE_MS).unref())
  }

  return async (task) => {
    await turn()
    try {
      const worker = thread()
      worker.removeAllListeners()
      const result = await answerOf<Result>(worker, task, limits.patienceMs)
      keep(worker)
      return result
    } finally {
      done()
    }
  }
}

function answerOf<Result>(worker: Worker, task: unknown, patienceMs: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer)
      worker.removeAllListeners()
      worker.on('error', () => {}) // ignores messages of a worker that is being terminated
      void worker.terminate()
      reject(new WorkEnded())
    }
    const timer = setTimeout(giveUp, patienceMs)
    worker.once('error', giveUp)
    worker.once('exit', giveUp)
    worker.once('message', (result: Result) => {
      clearTimeout(timer)
      worker.removeAllListeners()
      resolve(result)
    })
    worker.ref()
    worker.postMessage(task)
  })
}
