import { createContext } from 'react'
import type { Progress } from './steps.ts'

/** Progress of the draft at the time the step was opened; null outside the wizard. */
export const WizardProgress = createContext<Progress | null>(null)
