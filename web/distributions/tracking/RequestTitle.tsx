import { makeStyles } from '@fluentui/react-components'
import type { DistributionType } from '../distributionTypes.ts'
import { requestNoun } from '../texts.ts'

const useStyles = makeStyles({ number: { whiteSpace: 'nowrap' } })

/** "Distribution request W-2026-000123" */
export function RequestTitle({ type, number }: { type: DistributionType; number: string }) {
  const noun = requestNoun(type)
  return (
    <>
      {noun.charAt(0).toUpperCase() + noun.slice(1)} request <span className={useStyles().number}>{number}</span>
    </>
  )
}
