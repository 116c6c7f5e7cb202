import { createContext, type ReactNode } from 'react'

/** The amounts that a phone shows above the buttons of a step. */
export const FiguresAbove = createContext<ReactNode>(null)

/** Whether the amounts are collapsed into one line, which users can expand. */
export const FiguresFolded = createContext(false)
