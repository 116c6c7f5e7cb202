import { parentPort } from 'node:worker_threads'
import type { RenderJob } from './job.ts'

// The web's code keeps what a browser stores; here there is nothing, and nothing is kept.
const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
Object.assign(globalThis, { localStorage: storage, sessionStorage: storage })
const { render } = await import('./render.tsx')

// The code of Home is read, and React has rendered a screen, before the first owner comes.
const nobody = { userId: 0, roleId: 0, accountOwnerId: 0, expiresAt: Infinity }
let turn = ['/home', '/faq', '/faq', '/faq'].reduce(
  (before, path) =>
    before.then(() => render({ path, session: nobody, answers: [], widths: [1440, 390] })).catch(() => null),
  Promise.resolve<unknown>(null),
)
parentPort?.on('message', ({ id, job }: { id: number; job: RenderJob }) => {
  turn = turn.then(async () => {
    const rendered = await render(job).catch(() => null)
    parentPort?.postMessage({ id, rendered })
  })
})
