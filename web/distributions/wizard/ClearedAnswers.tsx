import { makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useLocation } from 'react-router-dom'
import { stepLabels, type ClearedBy, type WizardStep } from './steps.ts'

const useStyles = makeStyles({ bar: { marginBlockEnd: '16px' } })

const changed: Partial<Record<WizardStep, string>> = {
  DISTRIBUTION: 'the amount',
  TYPE: 'the type of distribution',
  FEDERAL: 'the federal tax or your state of residence',
}

/** Lists later answers that the last change has cleared, until the user gives them again. */
export function ClearedAnswers() {
  const styles = useStyles()
  const { state } = useLocation() as { state: { cleared?: ClearedBy } | null }
  const cleared = state?.cleared
  if (!cleared) return null
  const what = cleared.steps.map((step) => stepLabels[step].toLowerCase()).join(' and ')
  return (
    <MessageBar layout="multiline" className={styles.bar}>
      <MessageBarBody>
        You changed {changed[cleared.by] ?? 'an answer'}. That cleared your answer for {what}, which depends on it.
        Please choose again.
      </MessageBarBody>
    </MessageBar>
  )
}
