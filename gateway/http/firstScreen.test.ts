import { describe, expect, it } from 'vitest'
import { bodiesOfOwner, createFirstScreens, type StartScreen } from './firstScreen.ts'

const book: StartScreen = {
  path: ':accountId/transaction',
  files: ['assets/book.js', 'assets/kit.js'],
  asks: [['{"id":"b","variables":{"accountOwnerId":$0,"accountId":$1}}', [0, 1], 1]],
  isOpen: false,
}
const home: StartScreen = { path: 'home', files: ['assets/home.js'], asks: [['{"id":"h"}', [0], 0]], isOpen: false }
const login: StartScreen = { path: 'login', files: ['assets/login.js'], asks: [], isOpen: true }
const firstScreen = createFirstScreens([login, home, book])

const asked = (start: string) => JSON.parse(/<script[^>]*>(.*)<\/script>/.exec(start)?.[1] ?? 'null') as unknown

describe('code and queries that a page loads in advance', () => {
  it("preloads the screen's code, and its queries with the ids of the URL", () => {
    const { links, start } = firstScreen('/501/transaction', true)
    expect(links.match(/href="[^"]+"/g)).toEqual(['href="/assets/book.js"', 'href="/assets/kit.js"'])
    expect(asked(start)).toEqual([['{"id":"b","variables":{"accountOwnerId":$0,"accountId":501}}', [0, 1], 1]])
    expect(firstScreen('/', true)).toEqual(firstScreen('/home/', true))
    expect(asked(firstScreen('/', true).start)).toEqual(home.asks)
  })

  it('preloads the login screen without queries when there is no session', () => {
    expect(firstScreen('/501/transaction', false)).toEqual(firstScreen('/login', false))
    expect(firstScreen('/501/transaction', false).links).toContain('/assets/login.js')
    expect(firstScreen('/501/transaction', false).start).toBe('')
  })

  it.each(['/501x/transaction', '/0/transaction', '/501/transaction/2', '/"><script>/transaction', '/none'])(
    'preloads nothing for the unknown screen %s',
    (path) => expect(firstScreen(path, true)).toEqual({ links: '', start: '', asks: [], hasMenu: false }),
  )

  it('embeds the queries of a screen for an account owner, and none for staff', () => {
    const { asks } = firstScreen('/501/transaction', true)
    expect(bodiesOfOwner(asks, 101)).toEqual(['{"id":"b","variables":{"accountOwnerId":101,"accountId":501}}'])
    const ofStaff: StartScreen['asks'] = [
      ['staff', [1, 2], 1],
      ['nobody chosen', [0], 2],
    ]
    expect(bodiesOfOwner(ofStaff, 101)).toEqual([])
  })

  it('reserves space for the menu only on screens with a menu', () => {
    expect(firstScreen('/501/transaction', true).hasMenu).toBe(true)
    expect(firstScreen('/501/transaction', false).hasMenu).toBe(false)
    expect(firstScreen('/login', true).hasMenu).toBe(false)
  })

  it('escapes queries that could end their script block', () => {
    const odd = createFirstScreens([{ ...home, asks: [['</script><script>', [0], 0]] }])
    expect(odd('/home', true).start.match(/<\/?script/g)).toHaveLength(2)
    expect(asked(odd('/home', true).start)).toEqual([['</script><script>', [0], 0]])
  })
})
