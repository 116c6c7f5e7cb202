import { parentPort } from 'node:worker_threads'
import type { RenderJob } from './job.ts'

// The web's code keeps what a browser stores; here there is nothing, and nothing is kept.
const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
Object.assign(globalThis, { localStorage: storage, sessionStorage: storage })
const { render } = await import('./render.tsx')

let turn = Promise.resolve()
parentPort?.on('message', ({ id, job }: { id: number; job: RenderJob }) => {
  turn = turn.then(async () => {
    const rendered = await render(job).catch(() => null)
    parentPort?.postMessage({ id, rendered })
  })
})
