import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { singleKeys } from '../keys/singleKeys.ts'
import { DEVICE_ENTRIES, keepDeviceSettings } from './deviceSettings.ts'
import { choose, chosen, onDisplayChange } from './displaySettings.ts'

// The browser clears local storage before a page receives the response to a log-out.
const storedNow = () => Object.values(DEVICE_ENTRIES).map((name) => localStorage.getItem(name))

afterEach(() => singleKeys.setState({ isOn: true }))

function setUp() {
  choose('rows', '100')
  choose('theme', 'dark')
  singleKeys.setState({ isOn: false })
  localStorage.setItem('opened-evidence', '{}')
  return storedNow()
}

describe('a log-out', () => {
  it.each([
    ['succeeds', () => Promise.resolve('ended')],
    ['gets no answer', () => Promise.reject(new Error('away'))],
  ])('that %s keeps the settings of the device, and no entry of a person', async (_, answer) => {
    const before = setUp()
    const left = keepDeviceSettings(() => {
      localStorage.clear()
      return answer()
    })
    await left.catch(() => undefined)
    expect(storedNow()).toEqual(before)
    expect(localStorage.getItem('opened-evidence')).toBeNull()
  })

  it('is sent also where the browser blocks storage', async () => {
    const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    onTestFinished(() => blocked.mockRestore())
    expect(await keepDeviceSettings(() => Promise.resolve('ended'))).toBe('ended')
  })

  it('keeps a setting that another tab stored meanwhile', async () => {
    setUp()
    await keepDeviceSettings(async () => {
      localStorage.clear()
      localStorage.setItem('display', '{"rows":"10"}')
    })
    expect(localStorage.getItem('display')).toBe('{"rows":"10"}')
  })

  it('stores nothing for a device without settings', async () => {
    await keepDeviceSettings(() => Promise.resolve())
    expect(localStorage).toHaveLength(0)
  })

  it('in another tab changes no setting of this tab', () => {
    setUp()
    onTestFinished(onDisplayChange(() => undefined))
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect([chosen('rows'), chosen('theme'), singleKeys.getState().isOn]).toEqual(['100', 'dark', false])
  })
})
