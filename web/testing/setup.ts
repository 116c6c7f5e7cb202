import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { hostNotices } from '../kit/notices/notices.ts'
import { restoreDisplay } from '../kit/page/displaySettings.ts'
import { watchInput } from '../core/live/userActivity.ts'
import { activity, newActivity } from '../core/session/activity.ts'
import { session } from '../core/session/session.ts'
import { keepError, takeErrors } from './consoleErrors.ts'

// relay-test-utils calls the global jest.fn().
Object.assign(globalThis, { jest: vi, IS_REACT_ACT_ENVIRONMENT: true })

// A long timeout, because dialogs load their code when they open, which takes time on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

if (!('scrollIntoView' in Element.prototype)) Object.assign(Element.prototype, { scrollIntoView: () => undefined })

// Implements modal dialogs, which jsdom lacks.
const openers = new WeakMap<HTMLDialogElement, Element | null>()
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  openers.set(this, document.activeElement)
  this.open = true
  if (!this.contains(document.activeElement)) this.querySelector<HTMLElement>('input, button')?.focus()
}
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  if (!this.open) return
  this.open = false
  const opener = openers.get(this)
  if (opener instanceof HTMLElement) opener.focus()
  this.dispatchEvent(new Event('close'))
}

// Gives the page a size, because jsdom has no layout and Fluent's focus manager ignores elements without a size.
// Otherwise a dialog would focus itself instead of its first button, and hide the page depending on timing.
const page = { x: 0, y: 0, top: 0, left: 0, right: 1024, bottom: 768, width: 1024, height: 768 }
document.body.getBoundingClientRect = () => ({ ...page, toJSON: () => page })
Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
  get(this: HTMLElement) {
    return this.parentElement
  },
})

// By default, tests run in a wide window in the light theme.
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

// Reset the app's state after each test, because all test files of a worker share one module graph.
afterEach(() => {
  cleanup()
  session.setState(session.getInitialState(), true)
  Object.assign(activity, newActivity())
  // Register and remove a temporary notice host, which empties the queue of notices.
  hostNotices(() => undefined)()
  localStorage.clear()
  sessionStorage.clear()
  restoreDisplay()
  // Counts as input, so that the next test begins with an active user.
  watchInput()()
})
