import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { hostNotices } from '../kit/notices/notices.ts'
import { restoreDisplay } from '../kit/page/displaySettings.ts'
import { activity, newActivity } from '../core/session/activity.ts'
import { session } from '../core/session/session.ts'
import { keepError, takeErrors } from './consoleErrors.ts'

// relay-test-utils calls the global jest.fn().
Object.assign(globalThis, { jest: vi, IS_REACT_ACT_ENVIRONMENT: true })

// The code of a dialog is fetched when it is opened, which takes a busy machine its time.
configure({ asyncUtilTimeout: 10_000 })

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

if (!('scrollIntoView' in Element.prototype)) Object.assign(Element.prototype, { scrollIntoView: () => undefined })

// jsdom has no layout. Where nothing has a size nothing is visible to the focus manager: a dialog would take the focus itself
// and not give it to its first button, and what is hidden behind it would depend on the speed of the machine.
const page = { x: 0, y: 0, top: 0, left: 0, right: 1024, bottom: 768, width: 1024, height: 768 }
document.body.getBoundingClientRect = () => ({ ...page, toJSON: () => page })
Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
  get(this: HTMLElement) {
    return this.parentElement
  },
})

// Every test sees a wide, light window unless it says otherwise.
window.matchMedia = (query: string) =>
  ({
    matches: query.includes('>='),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList

console.error = keepError
afterEach(() => {
  const errors = takeErrors()
  if (errors.length > 0) throw new Error(`The test called console.error:\n${errors.join('\n\n')}`)
})

// One module graph serves all test files of a worker: what the application keeps for itself starts anew for each test.
afterEach(() => {
  cleanup()
  session.setState(session.getInitialState(), true)
  Object.assign(activity, newActivity())
  // A host that takes the notices nobody showed, and leaves.
  hostNotices(() => undefined)()
  localStorage.clear()
  sessionStorage.clear()
  restoreDisplay()
})
