import { createContext } from 'react'
import type { Progress } from './steps.ts'

/** How far the draft was when the step was opened; null outside the wizard. */
export const WizardProgress = createContext<Progress | null>(null)
