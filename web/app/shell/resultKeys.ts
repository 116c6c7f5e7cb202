/** Keys that the palette's input passes on to the results. */
const resultKeys = ['ArrowDown', 'ArrowUp', 'Enter'] as const
export type ResultKey = (typeof resultKeys)[number]

export const isResultKey = (key: string): key is ResultKey => (resultKeys as readonly string[]).includes(key)
