import { Worker } from 'node:worker_threads'
import { FILE_UNREADABLE, unreadable, type Parsed } from './parsed.ts'
import type { Format } from './table.ts'

const PATIENCE_MS = 60_000
const MEMORY_MB = 512

/**
 * Parses a plan file in a worker thread with a memory limit and a time limit of one minute. A file that exceeds a limit
 * counts as unreadable.
 */
export function parsePlanFile(format: Format, content: Uint8Array, today: string): Promise<Parsed> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./parse.worker.ts', import.meta.url), {
      workerData: { format, content, today },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    const done = (parsed: Parsed | null) => {
      clearTimeout(timer)
      resolve(parsed ?? unreadable(FILE_UNREADABLE))
      void worker.terminate()
    }
    const timer = setTimeout(() => done(null), PATIENCE_MS)
    worker.once('message', (parsed: Parsed) => done(parsed))
    worker.once('error', () => done(null))
    worker.once('exit', () => done(null))
  })
}
