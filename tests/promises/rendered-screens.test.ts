import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieOf } from '../../bench/cookie.ts'
import { ROLE } from '../../contract/roles.ts'
import type { FirstAnswer } from '../../gateway/http/firstScreen.ts'
import { createRenderer, type Renderer, type RenderJob } from '../../gateway/http/renderer.ts'
import { root } from '../../scripts/child.ts'
import { people } from '../clients.ts'
import { startStack, type Stack } from '../stack.ts'

// What is rendered for account owners before their browser can: the real web in its thread, with the real answers of the
// gateway. A page does without where that takes long; here nobody is in a hurry.

let stack: Stack
let renderer: Renderer
const cookies = new Map<string, string>()

beforeAll(async () => {
  stack = await startStack()
  for (const person of [people.ann, people.ben, people.admin])
    cookies.set(person, await cookieOf(stack.gatewayUrl, person))
  renderer = createRenderer(join(root, 'dist/web/.server/worker.js'))
})
afterAll(async () => {
  renderer?.stop()
  await stack?.stop()
})

async function pageOf(person: string, path: string): Promise<string> {
  const response = await fetch(`${stack.gatewayUrl}${path}`, { headers: { cookie: cookies.get(person) ?? '' } })
  return response.text()
}

/** What the gateway would have rendered for somebody, once all that the screen asks is answered. */
async function jobOf(person: string, path: string): Promise<RenderJob> {
  let job: RenderJob | null = null
  const asked = async () => {
    const [, whom = '', json = '[]'] =
      /<script[^>]*id="answers" data-for="([^"]*)">(.*?)<\/script>/s.exec(await pageOf(person, path)) ?? []
    const [userId = 0, accountOwnerId = 0, expiresAt = 0] = whom.split(':').map(Number)
    const answers = JSON.parse(json) as FirstAnswer[]
    job = { path, session: { userId, accountOwnerId, expiresAt, roleId: ROLE.customer }, answers, widths: [1440, 390] }
    return answers.length
  }
  await expect.poll(asked, { timeout: 60_000 }).toBe(2)
  if (!job) throw new Error(`${path} brought nothing`)
  return job
}

/** What it says for a desk and for a phone; its tags without their attributes. */
async function rendered(job: RenderJob): Promise<string[]> {
  const both = await renderer.render(job)
  return (both ?? []).map(({ markup }) => markup.replace(/<(\w+)[^>]*>/g, '<$1>'))
}

test('an owner’s Home is rendered for a desk and a phone', async () => {
  const [desk = '', phone = ''] = await rendered(await jobOf(people.ann, '/home'))
  for (const part of ['Alpha Plan', '$10,000.00', 'Welcome, Ann Archer'])
    expect([part, desk.includes(part), phone.includes(part)]).toEqual([part, true, true])
  expect([desk.includes('<table>'), phone.includes('<table>')]).toEqual([true, false])
})

test('owners who come by turns and at once see their own, and never a word of another', async () => {
  const [ann, ben] = [await jobOf(people.ann, '/home'), await jobOf(people.ben, '/home')]
  const look = async (job: RenderJob) => {
    const [own, other] = job === ann ? [people.ann, people.ben] : [people.ben, people.ann]
    const seen = (await rendered(job)).map((one) => [one.includes(own), one.includes(other)])
    expect(seen).toEqual([
      [true, false],
      [true, false],
    ])
  }
  for (let round = 0; round < 10; round += 1) {
    await Promise.all([ann, ben, ben, ann, ann, ben].map(look))
    await look(ben)
    await look(ann)
  }
})

test('what one owner was answered is nothing to the next, who brings no answers', async () => {
  const [ann, ben] = [await jobOf(people.ann, '/home'), await jobOf(people.ben, '/home')]
  expect(await rendered(ann)).toHaveLength(2)
  expect(await rendered({ ...ben, answers: [] })).toEqual([])
  expect(await rendered({ ...ann, answers: [] })).toEqual([])
  expect(await rendered({ ...ben, answers: ann.answers })).toEqual([])
})

test.each(['/profile', '/document', '/501/beneficiary/'])(
  'nothing is rendered of %s, where something could be typed that the page’s own code would drop',
  async (path) => {
    expect(await rendered(await jobOf(people.ann, path))).toEqual([])
  },
)

test('nothing is rendered into the pages of staff and of nobody', async () => {
  for (const person of [people.admin, 'nobody']) expect(await pageOf(person, '/home')).not.toContain('<template')
})
