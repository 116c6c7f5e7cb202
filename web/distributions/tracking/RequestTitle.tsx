import { makeStyles } from '@fluentui/react-components'
import { requestNoun } from '../texts.ts'

const useStyles = makeStyles({ number: { whiteSpace: 'nowrap' } })

/** "Distribution request W-2026-000123" */
export function RequestTitle({ distributionTypeId, number }: { distributionTypeId: number; number: string }) {
  const noun = requestNoun(distributionTypeId)
  return (
    <>
      {noun.charAt(0).toUpperCase() + noun.slice(1)} request <span className={useStyles().number}>{number}</span>
    </>
  )
}
