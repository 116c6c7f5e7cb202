import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { folderOfTest } from '../../tests/folder.ts'
import { createRenderer, type Renderer, type RenderJob } from './renderer.ts'

let renderer: Renderer
afterEach(() => renderer.stop())

const job = (path: string): RenderJob => ({
  path,
  session: { userId: 11, roleId: 0, accountOwnerId: 101, expiresAt: 5 },
  answers: [],
  widths: [390],
})
const rendered = (path: string) => [{ media: {}, markup: path }]

/** A program that answers with the path, dies of "/die", says nothing to "/wait" and is stuck in "/stuck". */
function program(): string {
  const file = join(folderOfTest(), 'worker.mjs')
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads'
     parentPort.on('message', ({ id, job: { path } }) => {
       if (path === '/die') throw new Error('dead')
       if (path === '/stuck') for (;;);
       if (path !== '/wait') parentPort.postMessage({ id, rendered: [{ media: {}, markup: path }] })
     })`,
  )
  return file
}

test('each job gets its own answer', async () => {
  renderer = createRenderer(program())
  const paths = ['/a', '/b', '/c']
  expect(await Promise.all(paths.map((path) => renderer.render(job(path))))).toEqual(paths.map(rendered))
})

test('a dead render thread gives waiting requests null and is replaced', async () => {
  renderer = createRenderer(program())
  expect(await Promise.all([renderer.render(job('/die')), renderer.render(job('/a'))])).toContain(null)
  await expect.poll(() => renderer.render(job('/b'))).toEqual(rendered('/b'))
})

test('a thread that is stuck is ended', async () => {
  renderer = createRenderer(program())
  expect(await renderer.render(job('/stuck'))).toBeNull()
  await expect.poll(() => renderer.render(job('/b'))).toEqual(rendered('/b'))
})

test('above eight waiting renders a page is served without markup', async () => {
  renderer = createRenderer(program())
  for (let one = 0; one < 8; one += 1) void renderer.render(job('/wait'))
  expect(await renderer.render(job('/a'))).toBeNull()
})

test('without a program, and after the end, there is nothing', async () => {
  renderer = createRenderer(join(folderOfTest(), 'none.mjs'))
  expect(await renderer.render(job('/a'))).toBeNull()
  renderer = createRenderer(program())
  renderer.stop()
  expect(await renderer.render(job('/a'))).toBeNull()
})
