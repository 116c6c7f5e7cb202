import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieOf } from '../../bench/cookie.ts'
import { people } from '../clients.ts'
import { startStack, type Stack } from '../stack.ts'

// What the gateway renders for account owners before their browser can: the real web in its thread, the real answers.

let stack: Stack
const cookies = new Map<string, string>()

beforeAll(async () => {
  stack = await startStack()
  for (const person of [people.ann, people.ben, people.admin])
    cookies.set(person, await cookieOf(stack.gatewayUrl, person))
})
afterAll(() => stack?.stop())

/** What the markup in somebody's page says, whatever the window; its tags without their attributes. */
async function renderedFor(person: string, path: string): Promise<string[]> {
  const response = await fetch(`${stack.gatewayUrl}${path}`, { headers: { cookie: cookies.get(person) ?? '' } })
  const templates = (await response.text()).matchAll(
    /<template data-for="[^"]*" data-media="[^"]*">(.*?)<\/template>/gs,
  )
  return [...templates].map(([, markup = '']) => markup.replace(/<(\w+)[^>]*>/g, '<$1>'))
}

/** A busy machine may send a page without. */
async function untilRendered(person: string, path: string): Promise<string[]> {
  await expect.poll(async () => (rendered = await renderedFor(person, path)).length, { timeout: 60_000 }).toBe(2)
  return rendered
}
let rendered: string[] = []

test('an owner’s Home is rendered for a desk and a phone', async () => {
  const [desk = '', phone = ''] = await untilRendered(people.ann, '/home')
  for (const part of ['Alpha Plan', '$10,000.00', 'Welcome, Ann Archer'])
    expect([part, desk.includes(part), phone.includes(part)]).toEqual([part, true, true])
  expect([desk.includes('<table>'), phone.includes('<table>')]).toEqual([true, false])
})

test('owners who come by turns and at once see their own, and never a word of another', async () => {
  const seen = { [people.ann]: 0, [people.ben]: 0 }
  const look = async (person: keyof typeof seen) => {
    const other = person === people.ann ? people.ben : people.ann
    for (const one of await renderedFor(person, '/home')) {
      expect([one.includes(person), one.includes(other)]).toEqual([true, false])
      seen[person] = (seen[person] ?? 0) + 1
    }
  }
  await expect
    .poll(
      async () => {
        await Promise.all([people.ann, people.ben, people.ann, people.ben].map(look))
        await look(people.ann)
        await look(people.ben)
        return Math.min(...Object.values(seen))
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(40)
})

test('nothing is rendered in which something could be typed that the page’s own code would drop', async () => {
  await untilRendered(people.ann, '/home')
  for (const path of ['/profile', '/document', '/501/beneficiary/'])
    for (const one of await renderedFor(people.ann, path)) expect(one).not.toMatch(/<(input|select|textarea)>/)
})

test('nothing is rendered for staff, for nobody, or for an address of somebody else', async () => {
  await untilRendered(people.ann, '/home')
  expect(await renderedFor(people.admin, '/home')).toEqual([])
  expect(await renderedFor('nobody', '/home')).toEqual([])
  for (const one of await renderedFor(people.ann, '/502/transaction')) expect(one.includes('100002')).toBe(false)
})
