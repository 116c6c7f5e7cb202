import { createStore } from 'zustand/vanilla'

/** Number of successful writes of this tab. Some writes, such as an upload, cause no event in the stream. */
export const ownWrites = createStore<{ count: number }>(() => ({ count: 0 }))

export const countOwnWrite = (): void => ownWrites.setState(({ count }) => ({ count: count + 1 }))
