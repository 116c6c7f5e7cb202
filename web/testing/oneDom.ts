import { builtinEnvironments, type Environment } from 'vitest/runtime'

type Listening = { target: EventTarget; args: Parameters<EventTarget['addEventListener']> }

/**
 * The worker's DOM, which its first test file creates. Creating jsdom for each file took half of the time of the web
 * tests.
 */
const kept = globalThis as { oneDom?: { listening: Listening[] } }

/** Vitest environment with one jsdom for each worker, cleared after each test file. */
export default {
  name: 'one-dom',
  viteEnvironment: 'client',
  async setup(global: typeof globalThis, options) {
    const dom = (kept.oneDom ??= await make(global, options))
    return { teardown: () => empty(global, dom.listening) }
  },
} satisfies Environment

async function make(global: typeof globalThis, options: Record<string, unknown>): Promise<{ listening: Listening[] }> {
  await builtinEnvironments.jsdom.setup(global, options)
  keepFrames(global)
  const listening: Listening[] = []
  for (const target of [global, global.document]) {
    const add = target.addEventListener.bind(target) as EventTarget['addEventListener']
    target.addEventListener = (...args: Listening['args']) => {
      listening.push({ target, args })
      add(...args)
    }
  }
  return { listening }
}

/**
 * Keeps jsdom's timer of animation frames running. Without a requested frame, jsdom stops the timer and later restarts
 * it by the current `setInterval`. If a test has fake timers then, no later test of the worker gets a frame.
 */
function keepFrames(global: typeof globalThis): void {
  const request = global.requestAnimationFrame.bind(global)
  const keep = () => void request(keep)
  keep()
}

function empty({ document, history, localStorage, sessionStorage }: typeof globalThis, listening: Listening[]): void {
  for (const { target, args } of listening.splice(0)) target.removeEventListener(args[0], args[1], args[2])
  // Keep Griffel's style sheets, because Griffel inserts a rule only once for each document.
  for (const child of document.head.querySelectorAll(':scope > :not([data-make-styles-bucket])')) child.remove()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
}
