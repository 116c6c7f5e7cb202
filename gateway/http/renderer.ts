import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { FirstAnswer } from './firstScreen.ts'

/** A screen to show before the page's own code is there; web/server/render.tsx does it. */
export type RenderJob = {
  path: string
  session: { userId: number; roleId: number; accountOwnerId: number; expiresAt: number }
  /** All that the screen will ask, answered. */
  answers: readonly FirstAnswer[]
  /** Window sizes to render for, in pixels. */
  widths: readonly number[]
}

/** Markup of a whole page, and the media queries it depends on with their answers. */
export type Rendered = { media: Record<string, boolean>; markup: string }

export type Render = (job: RenderJob) => Promise<Rendered[] | null>

export type Renderer = {
  /** Null where nothing can be shown early, there is too much to do, or the web was built without it. Never fails. */
  render: Render
  stop: () => void
}

/** Jobs that wait beyond these are answered with null: the page is quicker without. */
const MOST_WAITING = 8
/** Milliseconds; a job takes ten. One that goes on is ended with its thread. */
const MOST_MS = 2_000
const MEMORY_MB = 192

/** A thread of its own with the web's code, from its file: React renders while the gateway answers others. */
export function createRenderer(program: string): Renderer {
  const waiting = new Map<number, (rendered: Rendered[] | null) => void>()
  let lastId = 0
  let thread: Worker | null = null
  let isStopped = false

  const settle = (id: number, rendered: Rendered[] | null) => {
    waiting.get(id)?.(rendered)
    waiting.delete(id)
  }
  const start = (): Worker => {
    const started = new Worker(program, { env: {}, resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } })
    started.unref()
    started.on('message', ({ id, rendered }: { id: number; rendered: Rendered[] | null }) => settle(id, rendered))
    // Whatever ended it: nobody waits any longer, and who comes next begins a new one.
    const end = () => {
      if (thread !== started) return
      thread = null
      for (const id of waiting.keys()) settle(id, null)
    }
    started.on('error', end)
    started.on('exit', end)
    return started
  }
  if (existsSync(program)) thread = start()

  return {
    render(job) {
      if (isStopped || waiting.size >= MOST_WAITING || !existsSync(program)) return Promise.resolve(null)
      const current = (thread ??= start())
      const id = (lastId += 1)
      return new Promise((resolve) => {
        const timer = setTimeout(() => void current.terminate(), MOST_MS)
        timer.unref()
        waiting.set(id, (rendered) => {
          clearTimeout(timer)
          resolve(rendered)
        })
        current.postMessage({ id, job })
      })
    },
    stop() {
      isStopped = true
      void thread?.terminate()
    },
  }
}
