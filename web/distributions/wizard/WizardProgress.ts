import { createContext } from 'react'
import type { Progress } from './steps.ts'

/** Progress of the draft when the step was opened; null outside the wizard. */
export const WizardProgress = createContext<Progress | null>(null)

/** Path of the previous step; null on the first step. */
export const StepBefore = createContext<string | null>(null)
