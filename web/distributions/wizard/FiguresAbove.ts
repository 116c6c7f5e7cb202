import { createContext, type ReactNode } from 'react'

/** The running amounts that a phone shows above the buttons of the step. */
export const FiguresAbove = createContext<ReactNode>(null)

/** Whether the amounts are folded into one line that opens. */
export const FiguresFolded = createContext(false)
