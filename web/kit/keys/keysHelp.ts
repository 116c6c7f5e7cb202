import { createStore } from 'zustand/vanilla'

/** Whether the list of shortcut keys is open. Any part of a screen may open the list; the page layout renders it. */
export const keysHelp = createStore<{ isOpen: boolean }>()(() => ({ isOpen: false }))

export const showKeysHelp = () => keysHelp.setState({ isOpen: true })
export const hideKeysHelp = () => keysHelp.setState({ isOpen: false })
