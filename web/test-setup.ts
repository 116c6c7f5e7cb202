import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// relay-test-utils calls the global jest.fn().
Object.assign(globalThis, { jest: vi, IS_REACT_ACT_ENVIRONMENT: true })

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// jsdom has no layout: every test sees a wide, light window unless it says otherwise.
window.matchMedia = (query: string) =>
  ({
    matches: query.includes('>='),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList

afterEach(() => {
  cleanup()
  localStorage.clear()
})
