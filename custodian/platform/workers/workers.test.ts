import { describe, expect, test } from 'vitest'
import { WorkEnded, workersOf, type WorkerLimits } from './workers.ts'

/** A worker program that its message controls: it returns the message, runs forever, fails, or allocates memory. */
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads'
    parentPort.on('message', (task) => {
      if (task === 'for ever') for (;;);
      if (task === 'fail') throw new Error('failed')
      if (task === 'memory') for (const kept = []; ; ) kept.push('x'.repeat(1000) + kept.length, new Array(1000).fill(0))
      parentPort.postMessage({ task, threadId })
    })`)}`,
)
const workers = (limits: Partial<WorkerLimits> = {}) =>
  workersOf<string, { task: string; threadId: number }>(program, {
    atOnce: 2,
    patienceMs: 10_000,
    memoryMb: 32,
    ...limits,
  })

describe('a task in a worker thread', () => {
  test('returns the result of a worker task, and reuses its thread', async () => {
    const run = workers()
    const first = await run('one')
    expect(first.task).toBe('one')
    expect(await run('two')).toEqual({ task: 'two', threadId: first.threadId })
  })

  test('terminates an endless worker task, and runs the next task', async () => {
    const run = workers({ patienceMs: 5_000, atOnce: 1 })
    await expect(run('for ever')).rejects.toThrow(WorkEnded)
    expect((await run('one')).task).toBe('one')
  })

  test.each(['fail', 'memory'])('runs the next worker task after one that ended its thread (%s)', async (task) => {
    const run = workers({ atOnce: 1 })
    await expect(run(task)).rejects.toThrow(WorkEnded)
    expect((await run('one')).task).toBe('one')
  })

  test('queues worker tasks, and refuses further tasks when too many wait', async () => {
    const run = workers({ atOnce: 1 })
    const tasks = Array.from({ length: 23 }, (_, n) => run(`${n}`))
    const ended = await Promise.allSettled(tasks)
    expect(ended.slice(0, 21).map(({ status }) => status)).toEqual(Array(21).fill('fulfilled'))
    for (const { reason } of ended.slice(21) as PromiseRejectedResult[]) expect(reason).toMatchObject({ status: 503 })
  })
})
