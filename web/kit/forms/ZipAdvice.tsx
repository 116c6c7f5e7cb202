import { makeStyles, tokens } from '@fluentui/react-components'
import { useWatch } from 'react-hook-form'
import { isMilitaryMail, stateName } from './states.ts'
import { statesOfZip } from './zipStates.ts'

const useStyles = makeStyles({
  // The element is always rendered, so that screen readers announce new text. It takes no space while empty.
  place: { display: 'block', ':empty': { marginBlockStart: '-20px' } },
  advice: {
    paddingInlineStart: '12px',
    borderLeft: `3px solid ${tokens.colorStatusWarningBorder2}`,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
})

/** Warns if the form's zip code is not in the form's state. The user can still submit the form. */
export function ZipAdvice() {
  const styles = useStyles()
  const { state = '', zip, city = '' } = useWatch<{ state: string; zip: string; city: string }>()
  const possible = statesOfZip(zip ?? '')
  const isOdd = state !== '' && possible.length > 0 && !possible.includes(state)
  const isOddCity = isMilitaryMail(state) && city !== '' && !/^\W*(APO|FPO|DPO)\W*$/i.test(city)
  return (
    <output className={styles.place}>
      {isOdd ? (
        <p className={styles.advice}>
          The zip code {zip} is in {possible.map(stateName).join(' or ')}. Please check the state and the zip code, or
          use the address as you typed it.
        </p>
      ) : null}
      {isOddCity ? (
        <p className={styles.advice}>The city of a military or diplomatic address is APO, FPO or DPO.</p>
      ) : null}
    </output>
  )
}
