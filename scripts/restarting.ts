import type { ChildProcess } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { ended, root, startProgram } from './child.ts'

/** Milliseconds within which file events belong to one save. */
const SAVE_MS = 50

export interface Running {
  /** The process that runs now. */
  readonly child: ChildProcess
  stop(): Promise<void>
}

/** Whether a server reads the file only at its start; the running gateway reloads the GraphQL documents itself. */
export const isSource = (file: string): boolean =>
  /\.(ts|sql|graphql|json)$/.test(file) && !/\.test\.|testing|(documents|openapi)\.json$/.test(file)

/**
 * Runs a server and starts it again after a change in these folders of the repository. After a crash it waits for the
 * next change.
 */
export function keepRunning(
  server: 'custodian' | 'gateway',
  env: NodeJS.ProcessEnv,
  folders: readonly string[],
): Running {
  const start = () => {
    const started = startProgram(`${server}/main.ts`, [], { env, stdio: 'inherit' })
    started.once('exit', (code) => {
      if (!restarting && !isStopping) console.error(`The ${server} ended (${code}); it starts again after a change.`)
    })
    return started
  }
  let restarting: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  let isStopping = false
  let child = start()

  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const end = ended(child)
    child.kill('SIGTERM')
    await end
  }
  const changed = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (restarting) return changed()
      restarting = end().then(() => {
        restarting = null
        if (!isStopping) child = start()
      })
    }, SAVE_MS)
  }
  const watchers = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (file && isSource(file)) changed()
    }),
  )
  return {
    get child() {
      return child
    },
    async stop() {
      isStopping = true
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
      await restarting
      await end()
    },
  }
}
